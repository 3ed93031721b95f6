// The selected candidate drawn in space: the named line beside the shapes, both intervals as bars
// on it, drop lines from the support points, and the gap or the overlap between the bars. Every
// number comes from the core's record; here they are only given a place.
import { Group, MathUtils, Matrix4, PlaneGeometry, Vector3 } from 'three';
import type { Ledger, StepRecord } from '../core/results.ts';
import { Outcome, StepStatus, StepUnit } from '../core/results.ts';
import type { Shape } from '../scene/shape.ts';
import { shownRow } from '../strings/names.ts';
import { writeBasis } from './basis.ts';
import { FillMaterial, LitUniforms } from './materials.ts';
import type { Kit, Solid } from './solids/solid.ts';
import { kSolidOrder, solidMesh } from './solids/solid.ts';
import type { Ink } from './strokes.ts';
import { ink, Strokes } from './strokes.ts';

const kAxisOrder = 5;

/**
 * The step that is drawn: that of the row which is shown, else (for shapes that meet) the one with
 * the least depth.
 */
export function shownStep(chosen: number | null, ledger: Ledger): StepRecord | null {
  const row = shownRow(chosen, ledger);
  if (row >= 0) return ledger.steps[row] ?? null;
  const { outcome } = ledger.verdict;
  const meets = outcome === Outcome.touching || outcome === Outcome.overlapping;
  return meets ? shallowestStep(ledger) : null;
}

function shallowestStep(ledger: Ledger): StepRecord | null {
  let shallowest: StepRecord | null = null;
  for (let i = 0; i < ledger.count; i++) {
    const step = ledger.steps[i];
    if (step === undefined || !isSpatial(step)) continue;
    if (shallowest === null || step.gap > shallowest.gap) shallowest = step;
  }
  return shallowest;
}

/** Whether a step compares two projections, in metres, on a direction in space. */
export function isSpatial(step: StepRecord): boolean {
  return (
    step.unit === StepUnit.metre &&
    step.status !== StepStatus.skipped &&
    Number.isFinite(step.axis[0] ?? Number.NaN) &&
    !Number.isNaN(step.gap)
  );
}

/** Room between the line and the shapes, as a part of their size. */
const kClearPart = 0.3;

/** From the line to the middle of a bar in its lane, in CSS pixels. */
const kLane = 7;
const kParameterLane = 5;
/** The lanes are fully apart when the overlap is such a part of A's interval. */
const kFullLanesAt = 0.04;

/** A parameter's infinite interval is drawn for so many radii of the room, out of the view. */
const kFarRadii = 30;

interface Side {
  solid: Solid;
  shape: Shape;
}

export class AxisDrawing {
  readonly object = new Group();
  /** Both ends of what is drawn of the line. */
  readonly from = new Vector3();
  readonly to = new Vector3();
  /** Where the number is written, and the side of the line that is free for it. */
  readonly labelAt = new Vector3();
  readonly beside = new Vector3();
  /** The signed gap whose number is written; NaN: none. */
  gap = Number.NaN;
  shown = false;

  private readonly kit: Kit;
  private readonly strokes: Strokes;
  private readonly border: Strokes;
  private readonly sheet;
  private readonly line: Ink;
  private readonly bars: readonly [Ink, Ink];
  private readonly parameterBars: readonly [Ink, Ink];
  private readonly drops: readonly [Ink, Ink];
  private readonly dots: readonly [Ink, Ink];
  private readonly gapBar: Ink;
  private readonly overlapBar: Ink;
  private readonly sheetInk: Ink;

  private readonly base = new Vector3();
  private readonly axis = new Vector3();
  private readonly middle = new Vector3();
  private readonly support = new Vector3();
  private readonly head = new Vector3();
  private readonly tail = new Vector3();
  private readonly sheetX = new Vector3();
  private readonly sheetY = new Vector3();
  private readonly corners = [new Vector3(), new Vector3(), new Vector3(), new Vector3()] as const;
  private readonly matrix = new Matrix4();
  /** s = 0 lies here: a point of the line is zero + s · axis. */
  private readonly zero = new Vector3();
  /** Infinite intervals are drawn between these. */
  private least = 0;
  private most = 0;

  constructor(kit: Kit) {
    const { inks } = kit;
    this.kit = kit;
    this.strokes = new Strokes(kit.strokes, kAxisOrder);
    this.border = new Strokes(kit.strokes, kSolidOrder);
    const quad = kit.geometry('patch', () => new PlaneGeometry(2, 2));
    this.sheet = solidMesh(quad, new FillMaterial(kit.screen, new LitUniforms()));
    this.sheet.material.color.value = inks.gap;
    this.sheet.material.front.value = 0.1;
    this.sheet.material.back.value = 0.1;
    this.line = ink(inks.soft, 1);
    this.bars = [ink(inks.a, 9), ink(inks.b, 9)];
    this.parameterBars = [ink(inks.a, 5), ink(inks.b, 5)];
    this.drops = [
      ink(inks.a, 1, { dash: 3, space: 5, alpha: 0.8 }),
      ink(inks.b, 1, { dash: 3, space: 5, alpha: 0.8 }),
    ];
    this.dots = [ink(inks.a, 7), ink(inks.b, 7)];
    this.gapBar = ink(inks.gap, 4);
    this.overlapBar = ink(inks.hit, 4);
    this.sheetInk = ink(inks.gap, 1, { dash: 5, space: 5, alpha: 0.5 });
    this.object.add(this.sheet, this.border.mesh, this.strokes.mesh);
  }

  hide(): void {
    this.shown = false;
    this.gap = Number.NaN;
    this.object.visible = false;
  }

  update(step: StepRecord, a: Side, b: Side): void {
    this.hide();
    this.strokes.clear();
    this.border.clear();
    this.sheet.visible = false;
    if (isSpatial(step)) this.drawProjections(step, a, b);
    else if (step.unit === StepUnit.parameter) this.drawParameters(step, a, b);
    this.strokes.commit();
    this.border.commit();
    this.object.visible = this.shown;
  }

  dispose(): void {
    this.strokes.dispose();
    this.border.dispose();
    this.sheet.material.dispose();
  }

  private drawProjections(step: StepRecord, a: Side, b: Side): void {
    this.axis.fromArray(step.axis);
    const size = Math.max(drawnRadius(a), drawnRadius(b));
    this.placeBeside(step, a, b, size);
    const pad = 0.25 * size;
    this.drawLine(step, pad);
    this.drawDrop(step, 0, step.aMin);
    this.drawDrop(step, 1, step.aMax);
    this.drawDrop(step, 2, step.bMin);
    this.drawDrop(step, 3, step.bMax);
    this.drawBars(step, this.bars, kLane);
    if (step.status === StepStatus.separates) this.drawSheet(0.75 * size);
    this.gap = step.gap;
  }

  /** The intervals of a ray's parameter lie beside the ray itself, where t = 1 is its tip. */
  private drawParameters(step: StepRecord, a: Side, b: Side): void {
    const ray = a.shape.kind === 'ray' ? a.shape : b.shape;
    if (ray.kind !== 'ray' || step.status === StepStatus.skipped || Number.isNaN(step.aMin)) return;
    this.axis.fromArray(ray.direction);
    this.base.fromArray(ray.origin);
    this.setBeside();
    const unit = this.kit.room.radius / this.axis.length();
    this.least = -kFarRadii * unit;
    this.most = kFarRadii * unit;
    this.zero.copy(this.base).addScaledVector(this.beside, 0.11 * this.kit.room.radius);
    this.drawLine(step, 0.15 * this.kit.room.radius);
    this.drawSlab(step.bMin);
    this.drawSlab(step.bMax);
    this.drawBars(step, this.parameterBars, kParameterLane);
  }

  /** Where the ray passes one of the two faces: a mark on it, and how far along that is. */
  private drawSlab(t: number): void {
    if (!Number.isFinite(t)) return;
    this.support.copy(this.base).addScaledVector(this.axis, t);
    this.strokes.line(this.support, this.at(t, this.head), this.drops[1]);
    this.strokes.dot(this.support, this.dots[1]);
  }

  /** The side of the shapes on which the line stands: below, and on the right if it is upright. */
  private setBeside(): void {
    const length = this.axis.length();
    const upright = MathUtils.smoothstep(Math.abs(this.axis.y) / length, 0.5, 0.85);
    this.beside.set(0.25 + upright, upright - 1, -0.1);
    this.beside.addScaledVector(this.axis, -this.beside.dot(this.axis) / (length * length));
    this.beside.normalize();
  }

  /** Chooses the line through the middle of the gap, moved aside until it clears both shapes. */
  private placeBeside(step: StepRecord, a: Side, b: Side, size: number): void {
    if (a.shape.kind === 'plane') this.middle.copy(b.solid.anchor);
    else if (b.shape.kind === 'plane') this.middle.copy(a.solid.anchor);
    else this.middle.addVectors(a.solid.anchor, b.solid.anchor).multiplyScalar(0.5);
    const level = this.middle.dot(this.axis);
    this.least = level - 2 * size;
    this.most = level + 2 * size;
    const low = this.clamped(Math.min(step.aMax, step.bMax));
    const high = this.clamped(Math.max(step.aMin, step.bMin));
    this.middle.addScaledVector(this.axis, (low + high) / 2 - level);

    this.setBeside();
    const clear = Math.max(this.reachBeside(a), this.reachBeside(b)) + kClearPart * size;
    this.base.copy(this.middle).addScaledVector(this.beside, clear);
    this.zero.copy(this.base).addScaledVector(this.axis, -this.base.dot(this.axis));
  }

  private reachBeside(side: Side): number {
    if (side.shape.kind === 'plane') return 0;
    this.support.subVectors(side.solid.anchor, this.middle);
    return this.support.dot(this.beside) + side.solid.reach(this.beside);
  }

  private clamped(s: number): number {
    return Math.min(Math.max(s, this.least), this.most);
  }

  private at(s: number, into: Vector3): Vector3 {
    return into.copy(this.zero).addScaledVector(this.axis, this.clamped(s));
  }

  private drawLine(step: StepRecord, pad: number): void {
    this.at(Math.min(step.aMin, step.bMin), this.from);
    this.at(Math.max(step.aMax, step.bMax), this.to);
    const length = this.axis.length();
    this.from.addScaledVector(this.axis, -pad / length);
    this.to.addScaledVector(this.axis, pad / length);
    this.strokes.line(this.from, this.to, this.line);
    this.shown = true;
  }

  /** From a support point to its place on the line. Points 0 and 1 are of A, 2 and 3 of B. */
  private drawDrop(step: StepRecord, point: 0 | 1 | 2 | 3, s: number): void {
    this.support.fromArray(step.points, 3 * point);
    if (Number.isNaN(this.support.x) || !Number.isFinite(s)) return;
    const owner = point < 2 ? 0 : 1;
    this.strokes.line(this.support, this.at(s, this.head), this.drops[owner]);
    this.strokes.dot(this.support, this.dots[owner]);
  }

  private drawBars(step: StepRecord, bars: readonly [Ink, Ink], width: number): void {
    const inner = Math.min(step.aMax, step.bMax);
    const outer = Math.max(step.aMin, step.bMin);
    // Bars that overlap move apart into two lanes, as in the ledger.
    const span = this.clamped(inner) - this.clamped(outer);
    const whole = this.clamped(step.aMax) - this.clamped(step.aMin);
    const apart = Math.min(Math.max(span / (kFullLanesAt * Math.abs(whole) + 1e-12), 0), 1);
    const lane = width * apart * apart * (3 - 2 * apart);
    this.drawBar(step.aMin, step.aMax, bars[0], lane);
    this.drawBar(step.bMin, step.bMax, bars[1], -lane);
    const meets = step.status === StepStatus.separates ? this.gapBar : this.overlapBar;
    this.drawBar(outer, inner, meets, 0);
    this.labelAt.addVectors(this.head, this.tail).multiplyScalar(0.5);
  }

  private drawBar(min: number, max: number, look: Ink, lane: number): void {
    this.strokes.line(this.at(min, this.tail), this.at(max, this.head), look, lane);
  }

  /** The plane in the middle of the gap. */
  private drawSheet(half: number): void {
    this.sheetX.set(0, 1, 0.2).cross(this.axis).normalize().multiplyScalar(half);
    this.sheetY.crossVectors(this.axis, this.sheetX).normalize().multiplyScalar(half);
    writeBasis(this.matrix, this.sheetX, this.sheetY, this.axis, this.middle);
    this.sheet.matrix.copy(this.matrix);
    this.sheet.matrixWorldNeedsUpdate = true;
    this.sheet.visible = true;

    const [p, q, r, s] = this.corners;
    p.set(-1, -1, 0).applyMatrix4(this.matrix);
    q.set(1, -1, 0).applyMatrix4(this.matrix);
    r.set(1, 1, 0).applyMatrix4(this.matrix);
    s.set(-1, 1, 0).applyMatrix4(this.matrix);
    this.border.line(p, q, this.sheetInk);
    this.border.line(q, r, this.sheetInk);
    this.border.line(r, s, this.sheetInk);
    this.border.line(s, p, this.sheetInk);
    this.border.mesh.matrix.setPosition(this.middle);
    this.border.mesh.matrixWorldNeedsUpdate = true;
  }
}

function drawnRadius(side: Side): number {
  return side.shape.kind === 'plane' ? 0 : side.solid.radius;
}
