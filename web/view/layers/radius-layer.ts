// Why a box lies on one side of a plane: the diagonal between its corners that are lowest and highest along the normal,
// vmin and vmax, the projection of its half toward the plane, which is the projected radius, and the signed distance
// of the center. Corner, direction and numbers are those of the core's verdict.
import { Vector3 } from 'three';
import type { SceneKind } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { Projected } from '../engine/framing.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { measureBeside } from '../engine/measure-beside.ts';
import { NumberLabel } from '../engine/number-label.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

/** Distance of the line of the signed distance from the bar of the radius, in CSS pixels. */
const kLane = 8;

/** Names of the ends of the diagonal: of the one on the back of the plane's normal, and on its front. */
const kEnds = ['vmin', 'vmax'] as const;

const isBox = (kind: SceneKind) => kind === 'aabb' || kind === 'obb';

export class RadiusLayer implements Layer {
  readonly object;
  readonly #resources: RenderResources;
  readonly #shapes: readonly ShapeEntry[];
  readonly #strokes: Strokes;
  readonly #color;
  readonly #diagonal: LineStyle;
  readonly #projection: LineStyle;
  readonly #radius: LineStyle;
  readonly #distance: LineStyle;
  readonly #distanceHead: LineStyle;
  readonly #dot: LineStyle;
  readonly #center = new Vector3();
  readonly #corner = new Vector3();
  readonly #opposite = new Vector3();
  readonly #toPlane = new Vector3();
  readonly #radiusEnd = new Vector3();
  readonly #foot = new Vector3();
  readonly #length = new Scalar();
  readonly #point = new Vector3();
  readonly #from: Projected = { x: 0, y: 0, visible: false };
  readonly #to: Projected = { x: 0, y: 0, visible: false };
  readonly #radiusLabel = new NumberLabel();
  readonly #distanceLabel = new NumberLabel();
  #role = 0;
  #projectedRadius = Number.NaN;
  #signedDistance = Number.NaN;

  constructor({ resources, shapes }: LayerContext) {
    const { colors, strokes } = resources;
    this.#resources = resources;
    this.#shapes = shapes;
    this.#strokes = new Strokes(strokes, kDrawOrder.areas);
    this.object = this.#strokes.mesh;
    this.#color = colors.ink.clone();
    this.#diagonal = lineStyle(this.#color, 2.4);
    this.#projection = lineStyle(this.#color, 1.2, { dash: 4, space: 4 });
    this.#radius = lineStyle(this.#color, 6);
    this.#distance = lineStyle(colors.ink, 1.6, { lane: kLane });
    this.#distanceHead = lineStyle(colors.ink, 9, { head: 11, lane: kLane });
    this.#dot = lineStyle(this.#color, 8);
  }

  update({ results: { ledger } }: DrawnFrame): void {
    this.#strokes.clear();
    this.#projectedRadius = Number.NaN;
    const a = ledger === null ? undefined : this.#shapes[ledger.slotA];
    const b = ledger === null ? undefined : this.#shapes[ledger.slotB];
    if (ledger !== null && a !== undefined && b !== undefined) {
      const { axis, supportA, supportB, plane } = ledger.verdict;
      this.#toPlane.fromArray(axis);
      this.#projectedRadius = plane.projectedRadius;
      this.#signedDistance = plane.signedDistance;
      if (isBox(a.kind) && b.kind === 'plane') this.#draw(a, supportA);
      else if (isBox(b.kind) && a.kind === 'plane') this.#draw(b, supportB);
      else this.#projectedRadius = Number.NaN;
    }
    this.#strokes.commit();
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (Number.isNaN(this.#projectedRadius)) return;
    const { texts } = labels;
    const radius = this.#radiusLabel.of(texts.projectedRadius, this.#projectedRadius);
    const distance = this.#distanceLabel.of(texts.signedDistance, this.#signedDistance);
    const color = this.#role === 0 ? palette.a : palette.b;
    this.#writeEnds(labels, color);
    this.#writeBeside(labels, this.#radiusEnd, radius, -1, color);
    this.#writeBeside(labels, this.#foot, distance, 1, palette.ink);
  }

  dispose(): void {
    this.#strokes.dispose();
  }

  #draw({ node, role }: ShapeEntry, corner: Float64Array): void {
    const strokes = this.#strokes;
    const center = this.#center.copy(node.anchor);
    this.#role = role;
    this.#color.copy(this.#resources.colors.ofRole(role));
    this.#corner.fromArray(corner);
    // The axis points from the first shape to the second.
    if (role === 1) this.#toPlane.negate();
    this.#length.value = this.#projectedRadius;
    writeAlong(this.#radiusEnd, center, this.#toPlane, this.#length);
    this.#length.value = Math.abs(this.#signedDistance);
    writeAlong(this.#foot, center, this.#toPlane, this.#length);
    this.#opposite.copy(center).multiplyScalar(2).sub(this.#corner);
    strokes.line(this.#opposite, this.#corner, this.#diagonal);
    strokes.line(this.#corner, this.#radiusEnd, this.#projection);
    strokes.line(center, this.#radiusEnd, this.#radius);
    strokes.arrow(this.#foot, center, this.#distance, this.#distanceHead);
    strokes.dot(center, this.#dot);
    strokes.dot(this.#corner, this.#dot);
    strokes.dot(this.#opposite, this.#dot);
  }

  /** The corner toward the plane is the lower one where the center is in front. */
  #writeEnds(labels: LabelWriter, color: string): void {
    const isLower = this.#signedDistance >= 0;
    this.#writeEnd(labels, this.#corner, kEnds[isLower ? 0 : 1], color);
    this.#writeEnd(labels, this.#opposite, kEnds[isLower ? 1 : 0], color);
  }

  /** Beyond the end of the diagonal. */
  #writeEnd(labels: LabelWriter, end: Vector3, name: string, color: string): void {
    const from = labels.project(this.#point.copy(this.#center), this.#from);
    const to = labels.project(this.#point.copy(end), this.#to);
    if (!(from.visible && to.visible)) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    labels.corner(name, to.x, to.y, (to.x - from.x) / length, (to.y - from.y) / length, color);
  }

  /** In the middle of a line from the center, on its left (1) or right (−1). */
  #writeBeside(labels: LabelWriter, end: Vector3, text: string, side: number, color: string): void {
    const from = labels.project(this.#point.copy(this.#center), this.#from);
    const to = labels.project(this.#point.copy(end), this.#to);
    if (!(from.visible && to.visible)) return;
    // The center may lie in the plane.
    measureBeside(labels, text, from, to, color, { side, ofPoint: [side, 0] });
  }
}
