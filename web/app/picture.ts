// The picture of a figure and the input on it, which share their lifetime.
import { ownStep } from '../core/own-step.ts';
import type { FrameResults, StepRecord } from '../core/results.ts';
import type { DragPointer } from '../input/drags.ts';
import type { InputHost } from '../input/host.ts';
import { Input } from '../input/input.ts';
import type { ViewCommands } from '../page/commands.ts';
import type { MotionAnswer } from '../page/motion.ts';
import { measureCovered, measureInsets } from '../panel/layout/insets.ts';
import { readPalette } from '../panel/layout/palette.ts';
import { type CameraSetting, kViewAngles, type SceneView, type View } from '../scene/appearance.ts';
import { bareState, withoutHandles } from '../scene/bare-state.ts';
import type { Surroundings } from '../scene/edits.ts';
import { pointable } from '../scene/extent.ts';
import type { PointerHit } from '../scene/pointing.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import { isSelected, selectedIds } from '../scene/selection.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import { dot, scale } from '../scene/vectors.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import type { Strings } from '../strings/index.ts';
import { kNoTexts, stageTexts } from '../strings/stage-texts.ts';
import type { Palette } from '../view/engine/palette.ts';
import type { LayerClass } from '../view/layers/layer.ts';
import { Stage, type StageHost } from '../view/stage.ts';
import type { Captioning } from './caption.ts';
import { type CoreAccess, offsetOnto } from './core-access.ts';
import type { PhotographOptions } from './events.ts';
import type { FramePicture } from './frame.ts';
import { isSeen, type Sight } from './sight.ts';

/** Distance from a thin shape within which the pointer hits it, in CSS pixels. */
const kPickRadius = 6;

export interface PictureHost extends Omit<InputHost, 'stage' | 'pick' | 'placeOnSurface'> {
  readonly core: CoreAccess;
  /** Of the scene; null: nothing moves, or it is not known yet. */
  motion(): MotionAnswer | null;
  contextLost(): void;
  contextRestored(): void;
  /** The camera for a newly opened scene; null: the default. */
  camera(): CameraSetting | null;
  /** The view of the link that the scene was opened from; null: it had none. */
  openedView(): SceneView | null;
  /** The projection may have changed. */
  projected(parallel: boolean): void;
}

export class Picture implements FramePicture, ViewCommands {
  readonly #host: PictureHost;
  readonly #root: ShadowRoot;
  readonly #stage: Stage;
  readonly #input: Input;
  /** The view was last fitted to the whole scene, in the direction in which scenes open. */
  #isUsual = true;
  readonly #sizes = new ResizeObserver(() => this.fit());
  #noteDrawn = (): void => undefined;
  /** Resolves when it has been drawn once, or will never be. */
  readonly drawn = new Promise<void>((resolve) => {
    this.#noteDrawn = resolve;
  });

  /** Throws where WebGL is not available. */
  constructor(host: PictureHost, root: ShadowRoot, canvas: HTMLCanvasElement) {
    this.#host = host;
    this.#root = root;
    this.#stage = new Stage(canvas, host);
    const inputHost: InputHost = {
      ...host,
      stage: this.#stage,
      pick: (origin, direction) => this.#pick(origin, direction),
      placeOnSurface: (shape, grabbed, pointer) => this.#placeOnSurface(shape, grabbed, pointer),
    };
    this.#input = new Input(inputHost, root.host as HTMLElement);
    this.#sizes.observe(canvas);
  }

  /** For new shapes: where they may go, and how they would be seen. */
  get surroundings(): Sight & Surroundings {
    const stage = this.#stage;
    const { focus, freeArea, view } = stage;
    const radius = Math.min(view.width, view.height) / 2;
    const areaOf = stage.areaOf.bind(stage);
    return { focus, target: view.target, radius, freeArea, areaOf };
  }

  /** Fits the view to all shapes, or to these alone where they would be specks, without turning it. */
  reveal(shapes: readonly SceneShape[]): void {
    const all = this.#shownShapes;
    this.#frame(all);
    if (!isSeen(shapes, this.#stage)) this.#frame(shapes);
  }

  /** The scene was replaced by an earlier or a later one: fits the view to it if nothing of it is seen. */
  findScene(): void {
    const shapes = this.#shownShapes;
    if (this.#host.state().closeUp === null && !isSeen(shapes, this.#stage)) this.#frame(shapes);
  }

  update(state: State, results: FrameResults): void {
    const drawn = this.#host.allowed().shapes ? state : withoutHandles(state);
    this.#stage.update(drawn, results, this.#ownStep(state, results), this.#host.motion());
  }

  /** The pair on the viewer's own axis; null: there is none. */
  #ownStep({ ownAxis, scene }: State, { ledger }: FrameResults): StepRecord | null {
    const { core } = this.#host.core;
    const a = scene.items[ledger?.slotA ?? -1]?.shape;
    const b = scene.items[ledger?.slotB ?? -1]?.shape;
    return ownAxis && core && a && b ? ownStep(core, a, b, ownAxis) : null;
  }

  frameScene(scene: Scene): void {
    const camera = this.#host.camera();
    if (camera) this.#stage.viewpoint.setParallel(camera.parallel);
    this.#stage.frameScene(scene, camera ?? undefined);
    const view = camera ? null : this.#host.openedView();
    if (view) this.#stage.showView(view);
    this.#isUsual = camera === null && view === null;
    this.#host.projected(this.#stage.viewpoint.parallel);
  }

  /** What the viewer, or the page, has chosen to see; null: the scene as it opens. */
  get chosenView(): SceneView | null {
    const { view, viewpoint } = this.#stage;
    const { isAsFramed, parallel } = viewpoint;
    return this.#isUsual && isAsFramed && !parallel ? null : view;
  }

  get camera(): CameraSetting {
    const { outlook, parallel } = this.#stage.viewpoint;
    return { ...outlook, parallel };
  }

  /** Updates the overlays of input to the state and the view. */
  follow(): void {
    this.#input.sync();
  }

  render(): void {
    if (this.#stage.render()) this.#noteDrawn();
  }

  /** Draws the picture without what belongs to editing; the next frame has that again. false: not drawn. */
  drawBare(state: State, results: FrameResults): boolean {
    const { overlay } = this.#stage;
    overlay.visible = false;
    const bare = bareState(state);
    this.#stage.update(bare, results, this.#ownStep(bare, results), this.#host.motion());
    const isDrawn = this.#stage.render();
    overlay.visible = true;
    return isDrawn;
  }

  /** The picture as it was drawn last in this task, as a file. */
  toBlob({ type = 'image/png', quality }: PhotographOptions, addCaption: Captioning | null) {
    const { palette } = this;
    const { canvas } = this.#stage;
    const photograph =
      addCaption && palette ? addCaption(canvas, palette, devicePixelRatio) : canvas;
    return new Promise<Blob | null>((resolve) => photograph.toBlob(resolve, type, quality));
  }

  /** A second stage, for offscreen drawing. */
  newStage(host: StageHost): Stage {
    return new Stage(document.createElement('canvas'), host);
  }

  /** The colors of the style sheet. */
  get palette(): Palette | null {
    const probe = this.#root.querySelector<HTMLElement>('[data-live]');
    return probe && readPalette(probe);
  }

  /** Fits the picture to its canvas and to the area that the panels leave free. */
  fit(): void {
    const { canvas } = this.#stage;
    const { clientWidth: width, clientHeight: height } = canvas;
    this.#stage.resize(width, height, pixelRatioFor(width, height));
    this.#stage.setInsets(measureInsets(canvas, this.#root));
    this.#stage.setCovered(measureCovered(canvas, this.#root));
    this.#host.changedView();
  }

  /** Applies the colors of the style sheet. */
  paint(): void {
    const { palette } = this;
    if (!palette) return;
    this.#stage.setPalette(palette);
    this.#input.setColors(palette.soft, palette.ink);
    this.#host.changedView();
  }

  /** Layers that are loaded later. */
  addLayers(layers: readonly LayerClass[]): void {
    this.#stage.addLayers(layers);
    this.#host.changedView();
  }

  /** null: without texts. */
  speak(strings: Strings | null): void {
    this.#stage.setTexts(strings ? stageTexts(strings) : kNoTexts);
  }

  dispose(): void {
    this.#noteDrawn();
    this.#sizes.disconnect();
    this.#input.dispose();
    this.#stage.dispose();
  }

  frameSelected(): void {
    const state = this.#host.state();
    const { items } = visibleScene(state.scene);
    const selected = items.filter(({ id }) => isSelected(state, id));
    const framed = selected.length > 0 ? selected : items;
    this.#frame(framed.map(({ shape }) => shape));
  }

  get #shownShapes(): readonly SceneShape[] {
    return visibleScene(this.#host.state().scene).items.map(({ shape }) => shape);
  }

  #frame(shapes: readonly SceneShape[]): void {
    this.#isUsual = false;
    this.#stage.frameShapes(shapes);
    this.#host.changedView();
  }

  toggleParallel(): void {
    const { viewpoint } = this.#stage;
    viewpoint.setParallel(!viewpoint.parallel);
    this.#host.projected(viewpoint.parallel);
    this.#host.changedView();
  }

  lookFrom(view: View): void {
    this.#stage.viewpoint.lookFrom(kViewAngles[view]);
    this.#host.changedView();
  }

  turn(right: number, up: number): void {
    this.#stage.viewpoint.turn(right, up);
    this.#host.changedView();
  }

  zoom(times: number): void {
    this.#stage.viewpoint.zoom(times);
    this.#host.changedView();
  }

  /** The nearest shape along a pointer ray, decided by the core. `but`: ids to ignore. */
  #pick(origin: Vec3, direction: Vec3, but: readonly number[] = []): PointerHit | null {
    const stage = this.#stage;
    const sight = {
      patchOf: stage.patchOf.bind(stage),
      rayLength: stage.rayLength,
      thickness: kPickRadius * stage.worldPerPixel(stage.focus),
    };
    const { items: shown } = visibleScene(this.#host.state().scene);
    const items = but.length === 0 ? shown : shown.filter(({ id }) => !but.includes(id));
    const targets = items.map(({ shape }) => pointable(shape, sight));
    const found = this.#host.core.figure?.pick(targets, origin, direction);
    const item = found ? items[found.index] : undefined;
    if (!(found && item)) return null;
    const { point, normal, triangle } = found;
    return { id: item.id, point, normal, triangle };
  }

  /** The translation that rests a dragged shape on the unselected shape under the pointer. */
  #placeOnSurface(
    shape: SceneShape,
    grabbed: Vec3,
    { origin, direction }: DragPointer,
  ): Vec3 | null {
    const { core } = this.#host.core;
    const found = this.#pick(origin, direction, selectedIds(this.#host.state()));
    if (!(core && found?.normal)) return null;
    const seen = dot(found.normal, direction) <= 0;
    const normal = seen ? found.normal : scale(found.normal, -1);
    return offsetOnto(core, shape, grabbed, { point: found.point, normal });
  }
}

/** Pixels a CSS pixel: those of the screen, but for a canvas that is longer than any screen could show. */
function pixelRatioFor(width: number, height: number): number {
  const longest = Math.max(screen.width, screen.height) * devicePixelRatio;
  return Math.min(devicePixelRatio, longest / Math.max(width, height, 1));
}
