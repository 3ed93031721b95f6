// One figure's picture: the 3D scene, drawn by the page's renderer into the figure's own 2D canvas,
// and the words over it. Draws when told to; it has no loop of its own.
import type { OrthographicCamera, PerspectiveCamera } from 'three';
import { Group, Line, Mesh, Scene as ThreeScene, Vector3, Vector4 } from 'three';
import type { FrameResults } from '../../core/results.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Parallelogram, Plane, Shape, Vec3 } from '../../scene/shape.ts';
import type { State } from '../../scene/state.ts';
import { kOutlooks, type Outlook } from '../../scene/views.ts';
import { patchCorners, patchShape } from '../kinds/plane-node.ts';
import { endlessLength } from '../kinds/ray-node.ts';
import { AxisLayer } from '../layers/axis-layer.ts';
import { drawnStep } from '../layers/drawn-step.ts';
import { GroundLayer } from '../layers/ground-layer.ts';
import { HandleLayer } from '../layers/handle-layer.ts';
import { LabelLayer } from '../layers/label-layer.ts';
import { LockLayer } from '../layers/lock-layer.ts';
import { MarkLayer } from '../layers/mark-layer.ts';
import { ShapeLayer } from '../layers/shape-layer.ts';
import type { Insets } from './framing.ts';
import {
  directionOf,
  hitPoints,
  isNear,
  isOnePlace,
  outlinePoints,
  patchPoints,
} from './framing.ts';
import type { Palette, StageTexts } from './palette.ts';
import { RenderResources } from './render-resources.ts';
import { RendererShare } from './renderer.ts';
import type { Projected } from './viewpoint.ts';
import { Viewpoint } from './viewpoint.ts';

/** So much is framed about a lone point, and where there are no shapes or only planes; in metres. */
const kLoneRadius = 1.5;

export interface StageHost {
  /** The browser took the graphics context, and the picture with it. */
  contextLost(): void;
  /** It came back: the picture must be rendered again. */
  contextRestored(): void;
}

export class Stage {
  readonly canvas: HTMLCanvasElement;
  /** For what input draws. */
  readonly overlay = new Group();

  readonly #context: CanvasRenderingContext2D;
  readonly #share: RendererShare;
  readonly #scene = new ThreeScene();
  readonly #viewpoint = new Viewpoint();
  readonly #resources = new RenderResources();
  readonly #ground = new GroundLayer(this.#resources.screen);
  readonly #shapes = new ShapeLayer(this.#resources);
  readonly #axis = new AxisLayer(this.#resources);
  readonly #marks = new MarkLayer(this.#resources);
  readonly #handles = new HandleLayer(this.#resources.strokes, this.#resources.colors);
  readonly #locks = new LockLayer(this.#resources);
  readonly #labelLayer: LabelLayer;

  #palette: Palette | null = null;
  #state: State | null = null;
  #results: FrameResults | null = null;
  readonly #eye = new Vector4();
  readonly #nearFocus: [number, number, number] = [0, 0, 0];

  constructor(canvas: HTMLCanvasElement, host: StageHost) {
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This canvas already has another kind of context.');
    this.canvas = canvas;
    this.#context = context;
    this.#labelLayer = new LabelLayer(context, this.#viewpoint);
    this.#share = new RendererShare({
      redraw: () => host.contextRestored(),
      forget: () => {
        this.#forget();
        host.contextLost();
      },
    });
    this.#scene.add(
      this.#ground.object,
      this.#shapes.object,
      this.#axis.object,
      this.#marks.object,
    );
    this.#scene.add(this.#locks.strokes.mesh, this.#handles.strokes.mesh, this.overlay);
    this.#axis.hide();
  }

  /** Another one with perspective than without. */
  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.#viewpoint.camera;
  }

  /** The point the camera looks at and turns about. */
  get target(): Vector3 {
    return this.#viewpoint.target;
  }

  /** The point of the scene that unbounded shapes are drawn near. Refreshed in place by framing. */
  get focus(): Vec3 {
    return this.#nearFocus;
  }

  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram {
    return patchShape(plane, this.#resources.bounds);
  }

  /** How much of a ray without end is drawn, in metres. */
  get rayLength(): number {
    return endlessLength(this.#resources.bounds);
  }

  resize(cssWidth: number, cssHeight: number, pixelRatio: number): void {
    const width = Math.max(Math.round(cssWidth * pixelRatio), 1);
    const height = Math.max(Math.round(cssHeight * pixelRatio), 1);
    this.canvas.width = width;
    this.canvas.height = height;
    this.#share.width = width;
    this.#share.height = height;
    // A new size clears the canvas; paper stays until the next picture.
    if (this.#palette !== null) {
      this.#context.fillStyle = this.#palette.paper;
      this.#context.fillRect(0, 0, width, height);
    }
    this.#resources.screen.resolution.value.set(width, height);
    this.#resources.screen.ratio.value = pixelRatio;
    this.#viewpoint.resize(cssWidth, cssHeight);
    this.#labelLayer.setArea(this.#viewpoint.freeArea);
  }

  setInsets(insets: Insets): void {
    this.#viewpoint.setInsets(insets);
    this.#labelLayer.setArea(this.#viewpoint.freeArea);
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    this.#resources.colors.set(palette);
    this.#ground.paint(this.#resources.colors.hair);
    this.#labelLayer.setStyle(palette);
    this.#refresh();
  }

  setTexts(texts: StageTexts): void {
    this.#labelLayer.texts = texts;
  }

  /** Takes a new frame's state and results into the picture. Allocates nothing while shapes stay. */
  update(state: State, results: FrameResults): void {
    if (state.closeUp !== (this.#state?.closeUp ?? null)) this.#lookClosely(state.closeUp);
    this.#state = state;
    this.#results = results;
    this.#shapes.update(state, results);
    this.#updateAxis(state, results);
    this.#marks.update(results);
    this.#updateHandles(state);
    this.#locks.update(state);
  }

  /**
   * Fits the opening view to a scene; with its hits and its axis, if update() has seen this scene.
   * What planes and endless rays are drawn about is chosen anew, too.
   */
  frameScene(scene: Scene, outlook: Outlook = kOutlooks.quarter): void {
    const shapes = scene.items.map((item) => item.shape);
    const seen = this.#state?.scene === scene ? this.#results : null;
    const points = shapes.flatMap(outlinePoints);
    if (seen !== null) points.push(...hitPoints(seen));
    const framed = withRoom(points);
    this.#furnish(framed);
    this.#refresh();

    const { bounds } = this.#resources;
    for (const shape of shapes)
      if (shape.kind === 'plane') framed.push(...patchPoints(shape, bounds));
    // A line whose number is written is to be seen; others may run out of the picture.
    const { shown, gap, from, to } = this.#axis;
    if (seen !== null && shown && !Number.isNaN(gap)) {
      framed.push(...[from.clone(), to.clone()].filter((end) => isNear(end, bounds)));
    }
    this.#viewpoint.frame(framed, directionOf(outlook));
  }

  get parallel(): boolean {
    return this.#viewpoint.parallel;
  }

  setParallel(parallel: boolean): void {
    this.#viewpoint.setParallel(parallel);
  }

  lookFrom(outlook: Outlook): void {
    this.#viewpoint.lookFrom(outlook);
  }

  /** Where it is seen from. */
  get outlook(): Outlook {
    return this.#viewpoint.outlook;
  }

  turn(right: number, up: number): void {
    this.#viewpoint.turn(right, up);
  }

  zoom(times: number): void {
    this.#viewpoint.zoom(times);
  }

  /** Fits the view to some shapes, seen from where they are seen now. */
  frameShapes(shapes: readonly Shape[]): void {
    const points = shapes.flatMap((shape) =>
      shape.kind === 'plane' ? patchCorners(shape, this.#resources.bounds) : outlinePoints(shape),
    );
    this.#viewpoint.frame(withRoom(points), this.#viewpoint.direction);
  }

  /** Draws the picture. */
  render(): void {
    const palette = this.#palette;
    const viewpoint = this.#viewpoint;
    const resources = this.#resources;
    if (palette === null) return;
    viewpoint.updateCamera();
    viewpoint.writeEye(this.#eye);
    for (const { node } of this.#shapes.entries) node.face?.(this.#eye);
    const drawn = this.#share.draw(
      this.#scene,
      viewpoint.camera,
      resources.colors.background,
      this.#context,
    );
    if (!drawn) return;
    const { entries } = this.#shapes;
    this.#labelLayer.write(
      entries,
      this.#axis,
      this.#locks.ends,
      palette,
      resources.screen.ratio.value,
    );
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
    this.#shapes.dispose();
    this.#axis.dispose();
    this.#marks.dispose();
    this.#handles.dispose();
    this.#locks.dispose();
    this.#ground.dispose();
    this.#resources.dispose();
    this.#share.release();
  }

  /** Lets go of buffers and programs: those of a lost context would be strangers to the next one. */
  #forget(): void {
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh || object instanceof Line)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat()) material.dispose();
    });
    this.#resources.forget();
  }

  /** Makes room around points, with the ground below them. */
  #furnish(points: readonly Vector3[]): void {
    const { bounds } = this.#resources;
    const sum = points.reduce((total, point) => total.add(point), new Vector3());
    bounds.focus.copy(sum.divideScalar(points.length));
    bounds.radius = Math.max(...points.map((point) => point.distanceTo(bounds.focus))) || 1;
    bounds.focus.toArray(this.#nearFocus);
    this.#ground.place(bounds, Math.min(...points.map((point) => point.y)));
    this.#shapes.placeAll();
  }

  #refresh(): void {
    if (this.#state !== null && this.#results !== null) this.update(this.#state, this.#results);
  }

  #lookClosely(closeUp: State['closeUp']): void {
    this.#viewpoint.closeUp(closeUp?.at ?? null, 10 ** (closeUp?.inPicture ?? 0));
  }

  #updateAxis(state: State, results: FrameResults): void {
    this.#axis.hide();
    const { ledger } = results;
    if (ledger === null) return;
    const step = drawnStep(state.step, ledger);
    const a = this.#shapes.entries[ledger.slotA];
    const b = this.#shapes.entries[ledger.slotB];
    if (step === null || a === undefined || b === undefined) return;
    this.#axis.update(step, a, b);
    this.#shapes.highlight(step, ledger);
  }

  #updateHandles(state: State): void {
    this.#handles.begin();
    for (const entry of this.#shapes.entries) {
      const selected = entry.id === state.selected;
      if (entry.locked || (!selected && entry.id !== state.hovered)) continue;
      this.#handles.add(entry.shape, this.#nearFocus, this.#shapes.colorOf(entry.role), selected);
    }
    this.#handles.end();
  }
}

/** Points that lie in one place tell nothing of how much of space to show: some is shown around it. */
function withRoom(points: readonly Vector3[]): Vector3[] {
  if (!isOnePlace(points)) return [...points];
  const center = points[0]?.toArray() ?? [0, 0, 0];
  return [...points, ...outlinePoints({ kind: 'sphere', center, radius: kLoneRadius })];
}
