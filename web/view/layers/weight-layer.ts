// What u, v and w stand for where a ray or segment crosses the plane of a triangle: the area between the
// crossing and two corners, as a part of the whole; of a parallelogram the strip up to the crossing. The crossing
// and the numbers are those of the core's step, also where the crossing lies outside.
import { Group, Matrix4, Vector3 } from 'three';
import { type Ledger, StepGroup, type StepRecord, StepStatus } from '../../core/results.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import type { Projected } from '../engine/framing.ts';
import { Scalar, writeBasis } from '../engine/in-place.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { NumberLabel } from '../engine/number-label.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import { countCorners, writeCorner } from '../kinds/facet-corners.ts';
import { facetFill } from '../kinds/facet-node.ts';
import { moveMesh, nodeMesh } from '../kinds/shape-node.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

/** In the order of the steps: the weight of b belongs to the side from c to a, and so on. */
const kNames = ['u =', 'v =', 'w ='] as const;
const kSides = [
  [2, 0],
  [0, 1],
  [1, 2],
] as const;

const kFill = 0.22;
/** Half of the space about the crossing that is kept free of the number, in CSS pixels. */
const kCrossing = 10;

export class WeightLayer implements Layer {
  readonly object = new Group();
  readonly #shapes: readonly ShapeEntry[];
  readonly #triangle;
  readonly #strip;
  readonly #strokes: Strokes;
  readonly #border: LineStyle;
  readonly #borderOutside: LineStyle;
  readonly #toCorner: LineStyle;
  readonly #matrix = new Matrix4();
  readonly #normal = new Vector3();
  readonly #crossing = new Vector3();
  /** Corners of the area in order around it, a triangle's last one left out. */
  readonly #corners = [new Vector3(), new Vector3(), new Vector3(), new Vector3()] as const;
  /** The middle of the area, and of the side of the shape on which it lies. */
  readonly #middle = new Vector3();
  readonly #sideMiddle = new Vector3();
  readonly #weight = new Scalar();
  readonly #point = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  readonly #side: Projected = { x: 0, y: 0, visible: false };
  readonly #label = new NumberLabel();
  /** Of the row: 0 u, 1 v, 2 w; −1: none is drawn. */
  #row = -1;

  constructor({ resources, shapes }: LayerContext) {
    const { colors, strokes } = resources;
    this.#shapes = shapes;
    this.#triangle = areaMesh(resources, 'triangle');
    this.#strip = areaMesh(resources, 'parallelogram');
    this.#strokes = new Strokes(strokes, kDrawOrder.areas);
    this.#border = lineStyle(colors.ink, 2);
    this.#borderOutside = lineStyle(colors.ink, 2, { dash: 6, space: 4 });
    this.#toCorner = lineStyle(colors.ink, 1, { dash: 2, space: 4, alpha: 0.7 });
    this.object.add(this.#triangle, this.#strip, this.#strokes.mesh);
    this.#hide();
  }

  update({ results: { ledger }, step }: DrawnFrame): void {
    this.#hide();
    if (ledger === null || step === null || step.group !== StepGroup.barycentric) return;
    const first = this.#shapes[ledger.slotA];
    const second = this.#shapes[ledger.slotB];
    if (first === undefined || second === undefined) return;
    const isFirstFlat = countCorners(first.shape) > 0;
    const crossing = this.#crossing;
    crossing.fromArray(step.points, isFirstFlat ? 6 : 0);
    this.#weight.value = isFirstFlat ? step.bMin : step.aMin;
    if (!Number.isFinite(crossing.x + this.#weight.value)) return;
    this.#row = rowOf(step, ledger);
    this.object.visible = true;
    const { shape } = isFirstFlat ? first : second;
    const border = step.status === StepStatus.separates ? this.#borderOutside : this.#border;
    if (shape.kind === 'triangle') this.#drawTriangle(shape, border);
    else this.#drawStrip(shape, border);
    this.#strokes.commit();
  }

  /** In the middle of the area, or where that is too narrow beyond the shape's side. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (this.#row < 0) return;
    const place = labels.project(this.#point.copy(this.#crossing), this.#side);
    if (place.visible) labels.take(place.x, place.y, kCrossing);
    const middle = labels.project(this.#point.copy(this.#middle), this.#at);
    const side = labels.project(this.#point.copy(this.#sideMiddle), this.#side);
    if (!(middle.visible && side.visible)) return;
    const text = this.#label.of(kNames[this.#row] as string, this.#weight.value);
    if (labels.value(text, middle.x, middle.y, palette.ink)) return;
    const length = Math.hypot(side.x - middle.x, side.y - middle.y) || 1;
    const dx = (side.x - middle.x) / length;
    const dy = (side.y - middle.y) / length;
    labels.measure(text, side.x, side.y, dx, dy, palette.ink);
  }

  dispose(): void {
    this.#strokes.dispose();
    this.#triangle.material.dispose();
    this.#strip.material.dispose();
  }

  #hide(): void {
    this.#row = -1;
    this.object.visible = false;
    this.#triangle.visible = false;
    this.#strip.visible = false;
    this.#strokes.clear();
  }

  /** Between the crossing and the two corners that the weight is not of. */
  #drawTriangle(shape: SceneShape, border: LineStyle): void {
    const crossing = this.#crossing;
    const strokes = this.#strokes;
    const [from, to, corner] = this.#corners;
    const [start, end] = kSides[this.#row] as (typeof kSides)[number];
    writeCorner(shape, start, from);
    writeCorner(shape, end, to);
    writeCorner(shape, 3 - start - end, corner);
    this.#middle.addVectors(from, to).add(crossing).divideScalar(3);
    this.#sideMiddle.addVectors(from, to).multiplyScalar(0.5);
    strokes.clear(from);
    strokes.line(crossing, corner, this.#toCorner);
    strokes.line(from, to, border);
    strokes.line(to, crossing, border);
    strokes.line(crossing, from, border);
    this.#fill(this.#triangle, from, to.sub(from), corner.subVectors(crossing, from));
  }

  /** From the side on which the weight is 0 to its parallel through the crossing. */
  #drawStrip(shape: SceneShape, border: LineStyle): void {
    const strokes = this.#strokes;
    const [from, to, far, near] = this.#corners;
    const isU = this.#row === 0;
    writeCorner(shape, 0, from);
    writeCorner(shape, isU ? 2 : 1, to);
    writeCorner(shape, isU ? 1 : 2, near);
    near.sub(from).multiplyScalar(this.#weight.value);
    far.addVectors(to, near);
    near.add(from);
    this.#middle.addVectors(from, far).multiplyScalar(0.5);
    this.#sideMiddle.addVectors(from, to).multiplyScalar(0.5);
    strokes.clear(from);
    strokes.line(from, to, border);
    strokes.line(to, far, border);
    strokes.line(far, near, border);
    strokes.line(near, from, border);
    this.#fill(this.#strip, from, to.sub(from), near.sub(from));
  }

  /** Lays an area over a corner and the two sides from there. */
  #fill(mesh: Area, origin: Vector3, sideX: Vector3, sideY: Vector3): void {
    this.#normal.crossVectors(sideX, sideY);
    moveMesh(mesh, writeBasis(this.#matrix, sideX, sideY, this.#normal, origin));
    mesh.visible = true;
  }
}

type Area = ReturnType<typeof areaMesh>;

function areaMesh(resources: RenderResources, kind: 'triangle' | 'parallelogram') {
  const material = new FillMaterial(resources.screen, new HighlightUniforms());
  material.color.value = resources.colors.ink;
  material.front.value = kFill;
  material.back.value = kFill;
  const mesh = nodeMesh(facetFill(resources, kind), material);
  mesh.renderOrder = kDrawOrder.areas;
  return mesh;
}

/** How many weights come before a step's. */
function rowOf(step: StepRecord, { steps, count }: Ledger): number {
  let row = 0;
  for (let i = 0; i < count && steps[i] !== step; i++) {
    if (steps[i]?.group === StepGroup.barycentric) row += 1;
  }
  return row;
}
