// One figure's picture: its layers, drawn by the page's renderer into the figure's own 2D canvas, with
// their labels over it. Draws on request; it has no loop of its own.
import type { OrthographicCamera, PerspectiveCamera } from 'three';
import { Group, Line, Mesh, Scene as ThreeScene, Vector3, Vector4 } from 'three';
import type { FrameResults } from '../core/results.ts';
import { kViewAngles, type ViewAngles } from '../scene/appearance.ts';
import type { Scene } from '../scene/scene.ts';
import type { Parallelogram, Plane, Shape, Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import type { Insets, Projected } from './engine/framing.ts';
import { directionOf } from './engine/framing.ts';
import { LabelWriter } from './engine/label-writer.ts';
import type { Palette, StageTexts } from './engine/palette.ts';
import { RenderResources } from './engine/render-resources.ts';
import { RendererShare } from './engine/renderer.ts';
import { Viewpoint } from './engine/viewpoint.ts';
import { outlinePoints, withExtent } from './kinds/outline-points.ts';
import { patchCorners, patchShape } from './kinds/plane-patch.ts';
import { drawnLength } from './kinds/ray-node.ts';
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

  readonly #context: CanvasRenderingContext2D;
  readonly #share: RendererShare;
  readonly #scene = new ThreeScene();
  readonly #viewpoint = new Viewpoint();
  readonly #resources = new RenderResources();
  readonly #layers: LayerStack;
  readonly #labels: LabelWriter;
  readonly #eye = new Vector4();
  #palette: Palette | null = null;
  #closeUp: State['closeUp'] = null;
  #row: State['step'] = null;
  #rowScene: Scene | null = null;
  /** The scene has not changed since the row was chosen. */
  #followsRow = false;

  constructor(canvas: HTMLCanvasElement, host: StageHost, layers = kLayers) {
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This canvas already has another kind of context.');
    this.canvas = canvas;
    this.#context = context;
    this.#labels = new LabelWriter(context, this.#viewpoint);
    this.#share = new RendererShare({
      contextRestored: () => host.contextRestored(),
      contextLost: () => {
        this.#freeBuffers();
        host.contextLost();
      },
    });
    this.#layers = new LayerStack(this.#resources, layers);
    this.#scene.add(this.#layers.object, this.overlay);
  }

  /** Perspective and parallel projection have different cameras. */
  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.#viewpoint.camera;
  }

  /** The point the camera looks at and turns about. */
  get target(): Vector3 {
    return this.#viewpoint.target;
  }

  /** The point of the scene that unbounded shapes are drawn near. Refreshed in place by framing. */
  get focus(): Vec3 {
    return this.#resources.bounds.focusNumbers;
  }

  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram {
    return patchShape(plane, this.#resources.bounds);
  }

  /** Drawn length of an unbounded ray, in metres. */
  get rayLength(): number {
    return drawnLength(this.#resources.bounds);
  }

  resize(cssWidth: number, cssHeight: number, pixelRatio: number): void {
    const width = Math.max(Math.round(cssWidth * pixelRatio), 1);
    const height = Math.max(Math.round(cssHeight * pixelRatio), 1);
    this.canvas.width = width;
    this.canvas.height = height;
    this.#share.width = width;
    this.#share.height = height;
    // A new size clears the canvas: it shows the background until the next picture.
    if (this.#palette !== null) {
      this.#context.fillStyle = this.#palette.paper;
      this.#context.fillRect(0, 0, width, height);
    }
    this.#resources.screen.resolution.value.set(width, height);
    this.#resources.screen.ratio.value = pixelRatio;
    this.#viewpoint.resize(cssWidth, cssHeight);
    this.#holdRow();
    this.#labels.area = this.#viewpoint.freeArea;
  }

  setInsets(insets: Insets): void {
    this.#viewpoint.setInsets(insets);
    this.#labels.area = this.#viewpoint.freeArea;
    this.#holdRow();
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#resources.colors.set(palette);
    this.#labels.setStyle(palette);
    this.#layers.changeColors();
  }

  setTexts(texts: StageTexts): void {
    this.#labels.texts = texts;
  }

  /** Updates the picture to a frame's state and results. Allocates nothing while the set of shapes is the same. */
  update(state: State, results: FrameResults): void {
    if (state.closeUp !== this.#closeUp) this.#setCloseUp(state.closeUp);
    this.#layers.update(state, results);
    this.#followRow(state);
  }

  /**
   * Fits the opening view to a scene, including its hits and its axis if update() has seen this scene.
   * Also recomputes the scene bounds, near which planes and unbounded rays are drawn.
   */
  frameScene(scene: Scene, outlook: ViewAngles = kViewAngles.quarter): void {
    this.#viewpoint.frame(this.#layers.frame(scene), directionOf(outlook));
  }

  get parallel(): boolean {
    return this.#viewpoint.parallel;
  }

  setParallel(parallel: boolean): void {
    this.#viewpoint.setParallel(parallel);
  }

  lookFrom(outlook: ViewAngles): void {
    this.#viewpoint.lookFrom(outlook);
  }

  /** The viewing direction. */
  get outlook(): ViewAngles {
    return this.#viewpoint.outlook;
  }

  turn(right: number, up: number): void {
    this.#viewpoint.turn(right, up);
  }

  zoom(times: number): void {
    this.#viewpoint.zoom(times);
  }

  /** Fits the view to some shapes without turning it. */
  frameShapes(shapes: readonly Shape[]): void {
    const points = shapes.flatMap((shape) =>
      shape.kind === 'plane' ? patchCorners(shape, this.#resources.bounds) : outlinePoints(shape),
    );
    this.#viewpoint.frame(withExtent(points), this.#viewpoint.direction);
  }

  /** Draws the picture. */
  render(): void {
    const palette = this.#palette;
    const viewpoint = this.#viewpoint;
    const labels = this.#labels;
    const { colors, screen } = this.#resources;
    if (palette === null) return;
    viewpoint.updateCamera();
    this.#layers.faceEye(viewpoint.writeEye(this.#eye));
    const { camera } = viewpoint;
    if (!this.#share.draw(this.#scene, camera, colors.background, this.#context)) return;
    labels.begin(screen.ratio.value);
    this.#layers.writeLabels(labels, palette);
    labels.end();
  }

  project(point: Vec3): Projected {
    this.camera.updateMatrixWorld();
    return this.#viewpoint.project(new Vector3(...point), { x: 0, y: 0, visible: false });
  }

  pointerRay(x: number, y: number): { origin: Vec3; direction: Vec3 } {
    return this.#viewpoint.rayThrough(x, y);
  }

  worldPerPixel(point: Vec3): number {
    return this.#viewpoint.worldPerPixel(point);
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

  /**
   * Another row of the same scene is shown: its drawing is held in the free area. During a drag the camera stays
   * where it is.
   */
  #followRow({ scene, step }: State): void {
    const isSameScene = scene === this.#rowScene;
    const isOther = step !== this.#row;
    this.#row = step;
    this.#rowScene = scene;
    this.#followsRow = isSameScene && (isOther || this.#followsRow);
    if (isOther) this.#holdRow();
  }

  #holdRow(): void {
    if (!this.#followsRow || this.#closeUp !== null) return;
    this.#viewpoint.hold(this.#layers.followRow(this.#viewpoint));
  }

  #setCloseUp(closeUp: State['closeUp']): void {
    this.#closeUp = closeUp;
    this.#viewpoint.closeUp(closeUp?.at ?? null, 10 ** (closeUp?.inPicture ?? 0));
  }
}
