// Marks where shapes meet: entry and exit of rays with the normal, otherwise the contact point with
// an arrow as long as the penetration depth.
import { Group, Vector3 } from 'three';
import type { HitRecord, VerdictRecord } from '../../core/results.ts';
import { Outcome } from '../../core/results.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import type { DrawnFrame, FramedScene, Layer, LayerContext } from './layer.ts';

/** Length of a normal as a part of the scene bounds' radius. */
const kNormalPart = 0.24;

export class MarkLayer implements Layer {
  readonly object = new Group();
  readonly #resources: RenderResources;
  readonly #strokes: Strokes;
  readonly #background: LineStyle;
  readonly #inside: LineStyle;
  readonly #normal: LineStyle;
  readonly #normalHead: LineStyle;
  readonly #entryHalo: LineStyle;
  readonly #entry: LineStyle;
  readonly #exit: LineStyle;
  readonly #exitCenter: LineStyle;
  readonly #depth: LineStyle;
  readonly #depthHalo: LineStyle;
  readonly #depthHead: LineStyle;
  readonly #point = new Vector3();
  readonly #other = new Vector3();
  readonly #direction = new Vector3();
  readonly #length = new Scalar();

  constructor({ resources }: LayerContext) {
    const { colors } = resources;
    this.#resources = resources;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.marks);
    this.#background = lineStyle(colors.paper, 5);
    this.#inside = lineStyle(colors.hit, 2, { dash: 5, space: 4 });
    this.#normal = lineStyle(colors.ink, 1.8);
    this.#normalHead = lineStyle(colors.ink, 9, { head: 11 });
    this.#entryHalo = lineStyle(colors.paper, 13);
    this.#entry = lineStyle(colors.hit, 10);
    this.#exit = lineStyle(colors.hit, 10);
    this.#exitCenter = lineStyle(colors.paper, 6);
    this.#depth = lineStyle(colors.hit, 3);
    this.#depthHalo = lineStyle(colors.paper, 7);
    this.#depthHead = lineStyle(colors.hit, 12, { head: 12 });
    this.object.add(this.#strokes.mesh);
  }

  update({ results }: DrawnFrame): void {
    this.#strokes.clear();
    for (let i = 0; i < results.meetingCount; i++) {
      const meeting = results.meetings[i];
      if (meeting?.hasHit) this.#drawHit(meeting.hit);
    }
    const { ledger } = results;
    if (ledger !== null && !ledger.verdict.hasHit) this.#drawContact(ledger.verdict);
    this.#strokes.commit();
  }

  /** Entry and exit points of rays, which may be far from their tips. */
  addBounds({ results }: FramedScene, points: Vector3[]): void {
    if (results === null) return;
    for (const { hasHit, hit } of results.meetings.slice(0, results.meetingCount)) {
      if (!hasHit) continue;
      const ends = [new Vector3().fromArray(hit.point), new Vector3().fromArray(hit.exitPoint)];
      points.push(...ends.filter((point) => Number.isFinite(point.lengthSq())));
    }
  }

  dispose(): void {
    this.#strokes.dispose();
  }

  #drawHit(hit: HitRecord): void {
    this.#point.fromArray(hit.point);
    this.#other.fromArray(hit.exitPoint);
    const leaves = !Number.isNaN(this.#other.x);
    if (leaves) {
      // The part inside is dashed: what was drawn there is painted over first.
      this.#strokes.line(this.#point, this.#other, this.#background);
      this.#strokes.line(this.#point, this.#other, this.#inside);
      this.#strokes.dot(this.#other, this.#exit);
      this.#strokes.dot(this.#other, this.#exitCenter);
    }
    if (Number.isNaN(this.#point.x)) return;
    this.#direction.fromArray(hit.normal);
    if (!Number.isNaN(this.#direction.x)) {
      this.#length.value = kNormalPart * this.#resources.bounds.radius;
      writeAlong(this.#other, this.#point, this.#direction, this.#length);
      this.#strokes.arrow(this.#point, this.#other, this.#normal, this.#normalHead);
    }
    if (hit.startsInside) return;
    this.#strokes.dot(this.#point, this.#entryHalo);
    this.#strokes.dot(this.#point, this.#entry);
  }

  #drawContact(verdict: VerdictRecord): void {
    if (verdict.outcome !== Outcome.touching && verdict.outcome !== Outcome.overlapping) return;
    this.#point.fromArray(verdict.contact);
    if (Number.isNaN(this.#point.x)) return;
    this.#direction.fromArray(verdict.axis);
    if (verdict.gap < 0 && !Number.isNaN(this.#direction.x)) {
      // The translation of B that separates the shapes: as long as the depth.
      this.#length.value = -verdict.gap;
      writeAlong(this.#other, this.#point, this.#direction, this.#length);
      this.#strokes.line(this.#point, this.#other, this.#depthHalo);
      this.#strokes.arrow(this.#point, this.#other, this.#depth, this.#depthHead);
    }
    this.#strokes.dot(this.#point, this.#entryHalo);
    this.#strokes.dot(this.#point, this.#entry);
  }
}
