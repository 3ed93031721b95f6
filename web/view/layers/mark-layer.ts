// Marks where shapes meet: entry and exit of rays with the normal, otherwise the contact point with
// an arrow as long as the penetration depth. Where the pair's ray hits several shapes, its hits are numbered.
import { Group, Vector3 } from 'three';
import type { FrameResults, HitRecord, VerdictRecord } from '../../core/results.ts';
import { Outcome } from '../../core/results.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { Projected } from '../engine/framing.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
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
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  readonly #ahead: Projected = { x: 0, y: 0, visible: false };
  #results: FrameResults | null = null;

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
    this.#results = results;
    this.#strokes.clear();
    for (let i = 0; i < results.meetingCount; i++) {
      const meeting = results.meetings[i];
      if (meeting?.hasHit) this.#drawHit(meeting.hit);
    }
    const { ledger } = results;
    if (ledger !== null && !ledger.verdict.hasHit) this.#drawContact(ledger.verdict);
    this.#strokes.commit();
  }

  /** The numbers of the list of hits. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    const results = this.#results;
    if (results === null || results.hitCount < 2) return;
    for (let i = 0; i < results.hitCount; i++) {
      const hit = results.hits[i]?.hit;
      if (hit) this.#writeNumber(i + 1, hit, labels, palette);
    }
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

  /** Beside the ray, and beside the normal. */
  #writeNumber(order: number, hit: HitRecord, labels: LabelWriter, palette: Palette): void {
    const at = labels.project(this.#point.fromArray(hit.point), this.#at);
    if (!at.visible) return;
    this.#point.fromArray(hit.point);
    this.#direction.fromArray(hit.normal);
    this.#length.value = kNormalPart * this.#resources.bounds.radius;
    writeAlong(this.#other, this.#point, this.#direction, this.#length);
    const ahead = labels.project(this.#other, this.#ahead);
    const length = Math.hypot(ahead.x - at.x, ahead.y - at.y);
    const dx = length > 0 ? (ahead.y - at.y) / length : 0;
    const dy = length > 0 ? (at.x - ahead.x) / length : -1;
    labels.corner(String(order), at.x, at.y, dx, dy, palette.hit);
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
