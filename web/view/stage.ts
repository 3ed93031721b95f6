// One figure's picture: the 3D scene, drawn by the page's renderer into the figure's own 2D canvas,
// and the labels over it. Draws when told to; it has no loop of its own.
import { Group, PerspectiveCamera, Scene as ThreeScene, Vector3 } from 'three';
import type { FrameResults } from '../core/results.ts';
import type { Scene } from '../scene/scene.ts';
import type { Parallelogram, Plane, Shape, Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import { AxisDrawing } from './axis.ts';
import { Cast } from './cast.ts';
import type { Insets } from './framing.ts';
import {
  fitDepth,
  framePoints,
  hitPoints,
  isNear,
  kFieldOfView,
  kOpeningDirection,
  outlinePoints,
  patchPoints,
} from './framing.ts';
import { Ground } from './ground.ts';
import { Handles } from './handles.ts';
import { FigureKit } from './kit.ts';
import { LabelWriter } from './labels.ts';
import { Marks } from './marks.ts';
import type { Palette, StageTexts } from './palette.ts';
import { RendererShare } from './renderer.ts';
import { shownStep } from './shown-step.ts';
import { patchShape } from './solids/plane.ts';
import { endlessLength } from './solids/ray.ts';

/** What is framed where there are no shapes or only planes. */
const kEmptyView: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1.5 };
const kNoInsets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Projected {
  /** CSS pixels from the picture's top left corner. */
  x: number;
  y: number;
  /** false: behind the camera. */
  visible: boolean;
}

export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly camera = new PerspectiveCamera(kFieldOfView, 1);
  /** The point the camera looks at and turns about. */
  readonly target = new Vector3();
  /** For what input draws. */
  readonly overlay = new Group();

  private readonly context: CanvasRenderingContext2D;
  private readonly share: RendererShare;
  private readonly scene = new ThreeScene();
  private readonly kit = new FigureKit();
  private readonly ground = new Ground(this.kit.screen);
  private readonly cast = new Cast(this.kit);
  private readonly axis = new AxisDrawing(this.kit);
  private readonly marks = new Marks(this.kit);
  private readonly handles = new Handles(this.kit.strokes, this.kit.inks);
  private readonly labels: LabelWriter;

  private palette: Palette | null = null;
  private texts: StageTexts = { gap: '', depth: '' };
  private insets = kNoInsets;
  private width = 1;
  private height = 1;
  private state: State | null = null;
  private results: FrameResults | null = null;

  private readonly nearFocus: [number, number, number] = [0, 0, 0];
  private framed: readonly Vector3[] = [];
  private readonly framedFrom = new Vector3();
  private readonly framedTarget = new Vector3();
  private readonly scratch = new Vector3();
  private readonly screenPoint: Projected = { x: 0, y: 0, visible: false };
  private readonly screenEnd: Projected = { x: 0, y: 0, visible: false };
  private readonly screenAway: Projected = { x: 0, y: 0, visible: false };

  /** `redraw` is called when the picture was lost with the graphics context and must be rendered again. */
  constructor(canvas: HTMLCanvasElement, redraw: () => void) {
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This canvas already has another kind of context.');
    this.canvas = canvas;
    this.context = context;
    this.labels = new LabelWriter(context);
    this.share = new RendererShare(redraw);
    this.scene.add(this.ground.object, this.cast.object, this.axis.object, this.marks.object);
    this.scene.add(this.handles.strokes.mesh, this.overlay);
    this.axis.hide();
    this.camera.position.copy(kOpeningDirection).multiplyScalar(16);
    this.camera.lookAt(this.target);
  }

  /** The point of the scene that unbounded shapes are drawn near. Refreshed in place by framing. */
  get focus(): Vec3 {
    return this.nearFocus;
  }

  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram {
    return patchShape(plane, this.kit.room);
  }

  /** How much of a ray without end is drawn, in metres. */
  get rayLength(): number {
    return endlessLength(this.kit.room);
  }

  resize(cssWidth: number, cssHeight: number, pixelRatio: number): void {
    this.width = Math.max(cssWidth, 1);
    this.height = Math.max(cssHeight, 1);
    const width = Math.max(Math.round(cssWidth * pixelRatio), 1);
    const height = Math.max(Math.round(cssHeight * pixelRatio), 1);
    this.canvas.width = width;
    this.canvas.height = height;
    this.share.width = width;
    this.share.height = height;
    // A new size clears the canvas; paper stays until the next picture.
    if (this.palette !== null) {
      this.context.fillStyle = this.palette.paper;
      this.context.fillRect(0, 0, width, height);
    }
    this.kit.screen.resolution.value.set(width, height);
    this.kit.screen.ratio.value = pixelRatio;
    this.fitFreeArea();
  }

  setInsets(insets: Insets): void {
    this.insets = insets;
    this.fitFreeArea();
  }

  setPalette(palette: Palette): void {
    this.palette = palette;
    this.kit.inks.set(palette);
    this.ground.paint(this.kit.inks.hair);
    this.labels.setStyle(palette);
    this.refresh();
  }

  setTexts(texts: StageTexts): void {
    this.texts = texts;
  }

  /** Takes a new frame's state and results into the picture. Allocates nothing while shapes stay. */
  update(state: State, results: FrameResults): void {
    this.state = state;
    this.results = results;
    this.cast.update(state, results);
    this.updateAxis(state, results);
    this.marks.update(results);
    this.updateHandles(state);
  }

  /**
   * Fits the opening view to a scene; with its hits and its axis, if update() has seen this scene.
   * What planes and endless rays are drawn about is chosen anew, too.
   */
  frameScene(scene: Scene): void {
    const shapes = scene.items.map((item) => item.shape);
    const seen = this.state?.scene === scene ? this.results : null;
    const points = shapes.flatMap(outlinePoints);
    if (seen !== null) points.push(...hitPoints(seen));
    if (points.length === 0) points.push(...outlinePoints(kEmptyView));
    this.furnish(points);
    this.refresh();

    const { room } = this.kit;
    for (const shape of shapes)
      if (shape.kind === 'plane') points.push(...patchPoints(shape, room));
    // A line whose number is written is to be seen; others may run out of the picture.
    const measured = this.axis.shown && !Number.isNaN(this.axis.gap);
    if (seen !== null && measured)
      points.push(...[this.axis.from, this.axis.to].filter((end) => isNear(end, room)));
    this.framed = points.map((point) => point.clone());
    this.frame();
  }

  /** Draws the picture. */
  render(): void {
    const { palette, context } = this;
    if (palette === null) return;
    fitDepth(this.camera, this.camera.position.distanceTo(this.target));
    this.camera.updateMatrixWorld();
    for (const { solid } of this.cast.members) solid.face?.(this.camera);
    const drawn = this.share.draw(this.scene, this.camera, this.kit.inks.background, context);
    if (!drawn) return;
    this.labels.begin(this.kit.screen.ratio.value);
    this.drawNames(palette);
    this.drawGap(palette);
    this.labels.end();
  }

  project(point: Vec3): Projected {
    this.camera.updateMatrixWorld();
    return this.projectTo(this.scratch.fromArray(point), { x: 0, y: 0, visible: false });
  }

  /** The ray of sight through a point of the picture; its direction has length 1. */
  pointerRay(x: number, y: number): { origin: Vec3; direction: Vec3 } {
    const { camera } = this;
    camera.updateMatrixWorld();
    const origin = camera.position;
    const through = this.scratch.set((2 * x) / this.width - 1, 1 - (2 * y) / this.height, 0.5);
    const direction = through.unproject(camera).sub(origin).normalize();
    return {
      origin: [origin.x, origin.y, origin.z],
      direction: [direction.x, direction.y, direction.z],
    };
  }

  /** Metres that one CSS pixel covers at a point. */
  worldPerPixel(point: Vec3): number {
    this.camera.updateMatrixWorld();
    const depth = -this.scratch.fromArray(point).applyMatrix4(this.camera.matrixWorldInverse).z;
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    return (2 * half * Math.max(depth, this.camera.near)) / this.height;
  }

  dispose(): void {
    this.cast.dispose();
    this.axis.dispose();
    this.marks.dispose();
    this.handles.dispose();
    this.ground.dispose();
    this.kit.dispose();
    this.share.release();
  }

  /** Makes room around points, with the ground below them. */
  private furnish(points: readonly Vector3[]): void {
    const { room } = this.kit;
    const sum = points.reduce((total, point) => total.add(point), new Vector3());
    room.focus.copy(sum.divideScalar(points.length));
    room.radius = Math.max(...points.map((point) => point.distanceTo(room.focus))) || 1;
    room.focus.toArray(this.nearFocus);
    this.ground.place(room, Math.min(...points.map((point) => point.y)));
    this.cast.replace();
  }

  private refresh(): void {
    if (this.state !== null && this.results !== null) this.update(this.state, this.results);
  }

  private updateAxis(state: State, results: FrameResults): void {
    this.axis.hide();
    const { ledger } = results;
    if (ledger === null) return;
    const step = shownStep(state.step, ledger);
    const a = this.cast.members[ledger.slotA];
    const b = this.cast.members[ledger.slotB];
    if (step === null || a === undefined || b === undefined) return;
    this.axis.update(step, a, b);
    this.cast.light(step, ledger);
  }

  private updateHandles(state: State): void {
    const { members } = this.cast;
    this.handles.begin();
    for (let i = 0; i < members.length; i++) {
      const member = members[i];
      if (member === undefined) continue;
      const selected = member.id === state.selected;
      if (!selected && member.id !== state.hovered) continue;
      this.handles.add(member.shape, this.nearFocus, this.cast.colorOf(member.role), selected);
    }
    this.handles.end();
  }

  /** Follows a change of size or of the panels, unless the viewer has chosen another view. */
  private fitFreeArea(): void {
    const { left, top, right, bottom } = this.insets;
    const shiftX = (left - right) / 2;
    const shiftY = (top - bottom) / 2;
    this.camera.aspect = this.width / this.height;
    // Moves what the camera looks at into the middle of the free area.
    this.camera.setViewOffset(this.width, this.height, -shiftX, -shiftY, this.width, this.height);
    const { area } = this.labels;
    area.left = left;
    area.top = top;
    area.right = this.width - right;
    area.bottom = this.height - bottom;
    const untouched =
      this.camera.position.equals(this.framedFrom) && this.target.equals(this.framedTarget);
    if (untouched) this.frame();
  }

  private frame(): void {
    const { left, top, right, bottom } = this.insets;
    const free = {
      width: Math.max(this.width - left - right, 1),
      height: Math.max(this.height - top - bottom, 1),
      fullHeight: this.height,
    };
    framePoints(this.framed, kOpeningDirection, free, this.camera, this.target);
    this.framedFrom.copy(this.camera.position);
    this.framedTarget.copy(this.target);
  }

  private projectTo(point: Vector3, out: Projected): Projected {
    point.applyMatrix4(this.camera.matrixWorldInverse);
    out.visible = point.z < -this.camera.near;
    point.applyMatrix4(this.camera.projectionMatrix);
    out.x = (0.5 + 0.5 * point.x) * this.width;
    out.y = (0.5 - 0.5 * point.y) * this.height;
    return out;
  }

  private drawNames(palette: Palette): void {
    for (const { solid, role, name } of this.cast.members) {
      const at = this.projectTo(this.scratch.copy(solid.anchor), this.screenPoint);
      if (!at.visible) continue;
      const color = role < 0 ? palette.other : role === 0 ? palette.a : palette.b;
      this.labels.name(name, at.x + solid.aside.x, at.y + solid.aside.y, color, role >= 0);
    }
  }

  private drawGap(palette: Palette): void {
    const { gap, labelAt, beside, from, shown } = this.axis;
    if (!shown || Number.isNaN(gap)) return;
    const at = this.projectTo(this.scratch.copy(labelAt), this.screenPoint);
    if (!at.visible) return;
    // The number stands beside the bars, on the side away from the shapes.
    const end = this.projectTo(this.scratch.copy(from), this.screenEnd);
    this.scratch.copy(labelAt).addScaledVector(beside, 0.05 * this.kit.room.radius);
    const away = this.projectTo(this.scratch, this.screenAway);
    const alongX = end.x - at.x;
    const alongY = end.y - at.y;
    const length = Math.hypot(alongX, alongY) || 1;
    const side = alongX * (away.y - at.y) - alongY * (away.x - at.x) < 0 ? -1 : 1;
    const dx = (-side * alongY) / length;
    const dy = (side * alongX) / length;
    const word = gap >= 0 ? this.texts.gap : this.texts.depth;
    const color = gap > 0 ? palette.gap : palette.hit;
    this.labels.measure(word, Math.abs(gap), at.x, at.y, dx, dy, color);
  }
}
