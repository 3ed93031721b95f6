// One figure's picture: its layers, drawn by the page's renderer into the figure's own 2D canvas, with
// their labels over it. Draws on request; it has no loop of its own.
import type { OrthographicCamera, PerspectiveCamera } from 'three';
import { Group, Line, Mesh, Scene as ThreeScene, Vector3, Vector4 } from 'three';
import type { FrameResults, StepRecord } from '../core/results.ts';
import type { MotionAnswer } from '../page/motion.ts';
import { kViewAngles, type SceneView, type ViewAngles } from '../scene/appearance.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import type { Parallelogram, Plane, Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import type { Insets, PictureArea, Projected } from './engine/framing.ts';
import { directionOf } from './engine/framing.ts';
import { LabelWriter } from './engine/label-writer.ts';
import type { Palette, StageTexts } from './engine/palette.ts';
import { RenderResources } from './engine/render-resources.ts';
import { isContextLost, RendererShare } from './engine/renderer.ts';
import { Viewpoint } from './engine/viewpoint.ts';
import { FollowedRow } from './followed-row.ts';
import { outlinePoints, withExtent } from './kinds/outline-points.ts';
import { patchCorners, patchShape } from './kinds/plane-patch.ts';
import { drawnLength } from './kinds/ray-node.ts';
import { areaOf } from './kinds/shapes-area.ts';
import type { LayerClass } from './layers/layer.ts';
import { LayerStack } from './layers/layer-stack.ts';
import { kLayers } from './layers/layers.ts';

export interface StageHost {
  /** The WebGL context was lost, and the picture with it. */
  contextLost(): void;
  /** It was restored: the picture must be rendered again. */
  contextRestored(): void;
}

export class Stage {
  readonly canvas: HTMLCanvasElement;
  /** For the overlays of input. */
  readonly overlay = new Group();
  readonly viewpoint = new Viewpoint();

  readonly #context: CanvasRenderingContext2D;
  readonly #share: RendererShare;
  readonly #scene = new ThreeScene();
  readonly #resources = new RenderResources();
  readonly #layers: LayerStack;
  readonly #row: FollowedRow;
  readonly #labels: LabelWriter;
  readonly #eye = new Vector4();
  #palette: Palette | null = null;
  #closeUp: State['closeUp'] = null;
  /** The view that was shown last, and where the camera was for it; null: none. */
  #shown: { readonly view: SceneView; readonly from: Vector3 } | null = null;

  constructor(canvas: HTMLCanvasElement, host: StageHost, layers = kLayers) {
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This canvas already has another kind of context.');
    this.canvas = canvas;
    this.#context = context;
    this.#labels = new LabelWriter(context, this.viewpoint);
    this.#share = new RendererShare({
      contextRestored: () => host.contextRestored(),
      contextLost: () => {
        this.#freeBuffers();
        host.contextLost();
      },
    });
    this.#layers = new LayerStack(this.#resources, layers);
    this.#row = new FollowedRow(this.#layers, this.viewpoint);
    this.#scene.add(this.#layers.object, this.overlay);
  }

  /** Perspective and parallel projection have different cameras. */
  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.viewpoint.camera;
  }

  /** The point the camera looks at and turns about. */
  get target(): Vector3 {
    return this.viewpoint.target;
  }

  /** The point of the scene that unbounded shapes are drawn near. Refreshed in place by framing. */
  get focus(): Vec3 {
    return this.#resources.bounds.focusNumbers;
  }

  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram {
    return patchShape(plane, this.#resources.bounds);
  }

  /** Drawn length of an unbounded ray, in meters. */
  get rayLength(): number {
    return drawnLength(this.#resources.bounds);
  }

  resize(cssWidth: number, cssHeight: number, pixelRatio: number): void {
    const width = Math.max(Math.round(cssWidth * pixelRatio), 1);
    const height = Math.max(Math.round(cssHeight * pixelRatio), 1);
    if (width !== this.canvas.width || height !== this.canvas.height) {
      this.#resizeCanvas(width, height);
    }
    this.#share.width = width;
    this.#share.height = height;
    this.#resources.screen.resolution.value.set(width, height);
    this.#resources.screen.ratio.value = pixelRatio;
    this.#keepShown(() => this.viewpoint.resize(cssWidth, cssHeight));
    this.#row.hold();
    this.#labels.area = this.viewpoint.freeArea;
  }

  /** A new size clears the canvas: it shows the background until the next picture, or the last one where none follows. */
  #resizeCanvas(width: number, height: number): void {
    const kept = isContextLost() ? copyOf(this.canvas) : null;
    this.canvas.width = width;
    this.canvas.height = height;
    if (kept) this.#context.drawImage(kept, 0, 0, width, height);
    else if (this.#palette !== null) {
      this.#context.fillStyle = this.#palette.paper;
      this.#context.fillRect(0, 0, width, height);
    }
  }

  setInsets(insets: Insets): void {
    this.#keepShown(() => this.viewpoint.setInsets(insets));
    this.#labels.area = this.viewpoint.freeArea;
    this.#row.hold();
  }

  /** Where no labels are written, as something stands over the picture. */
  setCovered(areas: readonly PictureArea[]): void {
    this.#labels.covered = areas;
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#resources.colors.set(palette);
    this.#labels.setStyle(palette);
    this.#layers.changeColors();
  }

  /** Layers that are loaded later. */
  addLayers(layers: readonly LayerClass[]): void {
    this.#layers.add(layers);
  }

  setTexts(texts: StageTexts): void {
    this.#labels.texts = texts;
  }

  /**
   * Updates the picture to a frame's state and results. Allocates nothing while the set of shapes is the same. `own`: the
   * step on an axis of the viewer's own, which is drawn in place of the row. `motion`: of the scene; null: nothing moves.
   */
  update(
    state: State,
    results: FrameResults,
    own: StepRecord | null = null,
    motion: MotionAnswer | null = null,
  ): void {
    if (state.closeUp !== this.#closeUp) this.#setCloseUp(state.closeUp);
    this.#layers.update(state, results, own, motion);
    this.#row.update(state);
  }

  /**
   * Fits the opening view to a scene, including its hits and its axis if update() has seen this scene.
   * Also recomputes the scene bounds, near which planes and unbounded rays are drawn.
   */
  frameScene(scene: Scene, outlook: ViewAngles = kViewAngles.quarter): void {
    this.viewpoint.frame(this.#layers.frame(scene), directionOf(outlook));
  }

  /** Fits the view to some shapes without turning it. */
  frameShapes(shapes: readonly SceneShape[]): void {
    const points = shapes.flatMap((shape) =>
      shape.kind === 'plane' ? patchCorners(shape, this.#resources.bounds) : outlinePoints(shape),
    );
    this.viewpoint.frame(withExtent(points), this.viewpoint.direction);
  }

  /** The part of the picture that no panel covers, in CSS pixels. */
  get freeArea(): PictureArea {
    return this.viewpoint.freeArea;
  }

  /** The part that shapes take up; null: they are unbounded, or behind the eye. */
  areaOf(shapes: readonly SceneShape[]): PictureArea | null {
    return areaOf(this.viewpoint, shapes);
  }

  get view(): SceneView {
    const target = this.target.toArray();
    const perPixel = this.worldPerPixel(target);
    const { left, top, right, bottom } = this.freeArea;
    const [width, height] = [(right - left) * perPixel, (bottom - top) * perPixel];
    const { outlook, parallel } = this.viewpoint;
    return { ...outlook, parallel, target, width, height };
  }

  /** Shows what another view shows, in whatever area is free. */
  showView(shown: SceneView): void {
    const { target, width, height, parallel, ...outlook } = shown;
    const { viewpoint } = this;
    viewpoint.setParallel(parallel);
    viewpoint.target.fromArray(target);
    viewpoint.lookFrom(outlook);
    const { left, top, right, bottom } = this.freeArea;
    const wide = width / Math.max(right - left, 1);
    const tall = height / Math.max(bottom - top, 1);
    viewpoint.zoom(this.worldPerPixel(target) / Math.max(wide, tall));
    this.#shown = { view: shown, from: this.camera.position.clone() };
  }

  /** Draws the picture. false: there is no graphics context now, and the picture is as it was. */
  render(): boolean {
    const palette = this.#palette;
    const { viewpoint } = this;
    const labels = this.#labels;
    const { colors, screen } = this.#resources;
    if (palette === null) return false;
    viewpoint.updateCamera();
    this.#layers.faceEye(viewpoint.writeEye(this.#eye));
    const { camera } = viewpoint;
    if (!this.#share.draw(this.#scene, camera, colors.background, this.#context)) return false;
    labels.begin(screen.ratio.value);
    this.#layers.writeLabels(labels, palette);
    labels.end();
    return true;
  }

  project(point: Vec3): Projected {
    this.camera.updateMatrixWorld();
    return this.viewpoint.project(new Vector3(...point), { x: 0, y: 0, visible: false });
  }

  pointerRay(x: number, y: number): { origin: Vec3; direction: Vec3 } {
    return this.viewpoint.rayThrough(x, y);
  }

  worldPerPixel(point: Vec3): number {
    return this.viewpoint.worldPerPixel(point);
  }

  dispose(): void {
    this.#layers.dispose();
    this.#resources.dispose();
    this.#share.release();
  }

  /** Frees buffers and programs: those of a lost context are invalid in the next one. */
  #freeBuffers(): void {
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh || object instanceof Line)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat()) material.dispose();
    });
    this.#resources.freeBuffers();
  }

  /** Shows the same after the free area has changed, unless the camera was moved since. */
  #keepShown(change: () => void): void {
    const shown = this.#shown;
    this.viewpoint.updateCamera();
    const isAsShown = shown?.from.equals(this.camera.position) ?? false;
    change();
    if (shown && isAsShown) this.showView(shown.view);
  }

  #setCloseUp(closeUp: State['closeUp']): void {
    this.#closeUp = closeUp;
    this.viewpoint.closeUp(closeUp?.at ?? null, 10 ** (closeUp?.inPicture ?? 0));
  }
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
