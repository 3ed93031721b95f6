// What u, v and w stand for where a ray or segment crosses the plane of a triangle: the area between the
// crossing and two corners, as a part of the whole; of a parallelogram the strip up to the crossing. The crossing
// and the numbers are those of the core's step, also where the crossing lies outside.
import { Group, Matrix4, Vector3 } from 'three';
import { type Ledger, StepGroup, type StepRecord, StepStatus } from '../../core/results.ts';
import type { Shape } from '../../scene/shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import type { Projected } from '../engine/framing.ts';
import { Scalar, writeBasis } from '../engine/in-place.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { NumberLabel } from '../engine/number-label.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import { countCorners, writeCorner } from '../kinds/facet-corners.ts';
import { facetFill } from '../kinds/facet-node.ts';
import { moveMesh, nodeMesh } from '../kinds/shape-node.ts';
import type { DrawnFrame, Layer, LayerContext } from './layer.ts';
import type { ShapeEntry } from './shape-entry.ts';

/** In the order of the steps: the weight of b belongs to the side from c to a, and so on. */
const kNames = ['u =', 'v =', 'w ='] as const;
const kSides = [
  [2, 0],
  [0, 1],
  [1, 2],
] as const;

const kFill = 0.22;

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
  /** The crossing, three more for the corners of the area, and the middle of it. */
  readonly #points = [
    new Vector3(),
    new Vector3(),
    new Vector3(),
    new Vector3(),
    new Vector3(),
  ] as const;
  readonly #weight = new Scalar();
  readonly #point = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
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
    const [crossing] = this.#points;
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

  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (this.#row < 0) return;
    const at = labels.project(this.#point.copy(this.#points[4]), this.#at);
    if (!at.visible) return;
    const text = this.#label.of(kNames[this.#row] as string, this.#weight.value);
    labels.value(text, at.x, at.y, palette.ink);
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
  #drawTriangle(shape: Shape, border: LineStyle): void {
    const [crossing, from, to, corner, middle] = this.#points;
    const [start, end] = kSides[this.#row] as (typeof kSides)[number];
    writeCorner(shape, start, from);
    writeCorner(shape, end, to);
    writeCorner(shape, 3 - start - end, corner);
    middle.addVectors(from, to).add(crossing).divideScalar(3);
    this.#strokes.clear(from);
    this.#strokes.line(crossing, corner, this.#toCorner);
    this.#drawBorder(from, to, crossing, from, border);
    this.#fill(this.#triangle, from, to.sub(from), corner.subVectors(crossing, from));
  }

  /** From the side on which the weight is 0 to its parallel through the crossing. */
  #drawStrip(shape: Shape, border: LineStyle): void {
    const [from, to, far, near, middle] = this.#points;
    const weight = this.#weight.value;
    const isU = this.#row === 0;
    writeCorner(shape, 0, from);
    writeCorner(shape, isU ? 2 : 1, to);
    writeCorner(shape, isU ? 1 : 2, near)
      .sub(from)
      .multiplyScalar(weight);
    far.addVectors(to, near);
    near.add(from);
    middle.addVectors(from, far).multiplyScalar(0.5);
    this.#strokes.clear(from);
    this.#drawBorder(from, to, far, near, border);
    this.#fill(this.#strip, from, to.sub(from), near.sub(from));
  }

  #drawBorder(p: Vector3, q: Vector3, r: Vector3, s: Vector3, style: LineStyle): void {
    this.#strokes.line(p, q, style);
    this.#strokes.line(q, r, style);
    this.#strokes.line(r, s, style);
    if (s !== p) this.#strokes.line(s, p, style);
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
