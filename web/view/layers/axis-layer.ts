// The selected candidate drawn in space: the named line beside the shapes, both intervals as bars
// on it, drop lines from the support points, and the gap or the overlap between the bars. Every
// number comes from the core's record; here they are only given a place.
import { Group, Vector3 } from 'three';
import type { StepRecord } from '../../core/results.ts';
import { StepStatus, StepUnit } from '../../core/results.ts';
import type { Shape } from '../../scene/shape.ts';
import {
  isZero,
  makePerpendicular,
  makeUnit,
  Scalar,
  smoothen,
  writeAlong,
} from '../engine/in-place.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { endlessLength } from '../kinds/ray-node.ts';
import type { Resources, ShapeNode } from '../kinds/shape-node.ts';
import { isRadial, isSpatial } from './drawn-step.ts';
import { End, NumberLine } from './number-line.ts';
import { SeparatingPlane } from './separating-plane.ts';

const kAxisOrder = 5;

// A line that is less steep than this stands below the shapes, a steeper one than that at their side.
const kSlanted = 0.5;
const kUpright = 0.85;
/** Room between the line and the shapes, as a part of their size. */
const kClearPart = 0.3;
/** How far the line goes on beyond the bars, as a part of the shapes' size. */
const kPadPart = 0.25;
/** Half the sheet's side, as a part of the shapes' size. */
const kSheetPart = 0.75;
/** Infinite projections are drawn for so many sizes of the shapes. */
const kFarPart = 2;
/** What stands for the shapes' size beside a ray, as a part of the room's radius. */
const kRaySize = 0.4;

/** Bars that overlap lie in two lanes with so much room between them, in CSS pixels. */
const kBetweenLanes = 5;
/** The lanes are fully apart when the overlap is such a part of A's interval. */
const kFullLanesAt = 0.04;

interface AxisSide {
  readonly node: ShapeNode;
  readonly shape: Shape;
}

/** Of two lines or points neither has a middle to start from: that of the picture is. */
function isStraight({ kind }: Shape): boolean {
  return kind === 'point' || kind === 'segment' || kind === 'ray';
}

export class AxisLayer {
  readonly object = new Group();
  /** Both ends of what is drawn of the line. */
  readonly from = new Vector3();
  readonly to = new Vector3();
  /** The middle of the gap, or of what the shapes share, between the shapes and then on the line. */
  readonly middle = new Vector3();
  readonly labelAt = new Vector3();
  /** From the shapes to the line, as a unit vector. */
  readonly beside = new Vector3();
  /** The signed gap whose number is written; NaN: none. */
  gap = Number.NaN;
  shown = false;

  readonly #resources: Resources;
  readonly #strokes: Strokes;
  readonly #separatingPlane: SeparatingPlane;
  readonly #thread: LineStyle;
  /** At the end where numbers grow, as at the right end of the row that is chosen. */
  readonly #threadHead: LineStyle;
  readonly #bars: readonly [LineStyle, LineStyle];
  readonly #parameterBars: readonly [LineStyle, LineStyle];
  readonly #drops: readonly [LineStyle, LineStyle];
  readonly #dots: readonly [LineStyle, LineStyle];
  readonly #radii: readonly [LineStyle, LineStyle];
  readonly #places: readonly [LineStyle, LineStyle];
  readonly #gapBar: LineStyle;
  readonly #overlapBar: LineStyle;

  readonly #line = new NumberLine();
  readonly #base = new Vector3();
  readonly #support = new Vector3();
  readonly #head = new Vector3();
  readonly #tail = new Vector3();
  /** Of the larger shape, in metres: sizes of what is drawn follow it. */
  #size = 0;
  /** How far the shapes reach to the line's side from the middle, in metres. */
  #reach = 0;
  readonly #clear = new Scalar();
  /** 1: the line is upright enough to stand at the side instead of below; 0: it is not. */
  readonly #upright = new Scalar();
  /** 1: the bars lie in lanes of their own; 0: both on the line. */
  readonly #apart = new Scalar();

  constructor(resources: Resources) {
    const { colors } = resources;
    this.#resources = resources;
    this.#strokes = new Strokes(resources.strokes, kAxisOrder);
    this.#separatingPlane = new SeparatingPlane(resources);
    this.#thread = lineStyle(colors.soft, 1);
    this.#threadHead = lineStyle(colors.soft, 7, { head: 11 });
    this.#bars = [lineStyle(colors.a, 9), lineStyle(colors.b, 9)];
    this.#parameterBars = [lineStyle(colors.a, 5), lineStyle(colors.b, 5)];
    this.#drops = [
      lineStyle(colors.a, 1, { dash: 3, space: 5, alpha: 0.8 }),
      lineStyle(colors.b, 1, { dash: 3, space: 5, alpha: 0.8 }),
    ];
    this.#dots = [lineStyle(colors.a, 7), lineStyle(colors.b, 7)];
    this.#radii = [lineStyle(colors.a, 5), lineStyle(colors.b, 5)];
    this.#places = [lineStyle(colors.a, 11), lineStyle(colors.b, 11)];
    this.#gapBar = lineStyle(colors.gap, 4);
    this.#overlapBar = lineStyle(colors.hit, 4);
    this.object.add(this.#separatingPlane.object, this.#strokes.mesh);
  }

  hide(): void {
    this.shown = false;
    this.gap = Number.NaN;
    this.object.visible = false;
    this.#separatingPlane.object.visible = false;
  }

  update(step: StepRecord, a: AxisSide, b: AxisSide): void {
    this.hide();
    this.#strokes.clear();
    if (isRadial(step)) this.#drawRadius(step);
    else if (isSpatial(step)) this.#drawProjections(step, a, b);
    else if (step.unit === StepUnit.parameter) this.#drawParameters(step, a, b);
    else this.#drawPlace(step);
    this.#strokes.commit();
    this.object.visible = this.shown;
  }

  dispose(): void {
    this.#strokes.dispose();
    this.#separatingPlane.dispose();
  }

  #drawProjections(step: StepRecord, a: AxisSide, b: AxisSide): void {
    const line = this.#line;
    const separatingPlane = this.#separatingPlane;
    this.#size = Math.max(a.node.size.value, b.node.size.value);
    line.axis.fromArray(step.axis);
    line.beyond = kFarPart * this.#size;
    line.pad = kPadPart * this.#size;
    line.take(step);
    this.#findMiddle(a, b);
    this.#setBeside();
    this.#reach = 0;
    this.#reachPast(a);
    this.#reachPast(b);
    this.#stepAside();
    line.passThrough(this.#base);
    this.#drawIntervals(step, this.#bars);
    this.gap = step.gap;
    if (step.status !== StepStatus.separates) return;
    separatingPlane.half = kSheetPart * this.#size;
    separatingPlane.place(this.middle, line.axis);
    separatingPlane.object.visible = true;
  }

  /** From the centre or axis to the nearest point: the radius as a bar, and what it lacks or exceeds. */
  #drawRadius(step: StepRecord): void {
    const { middle } = this;
    const line = this.#line;
    const strokes = this.#strokes;
    const support = this.#support;
    const ofB = Number.isNaN(step.points[9]);
    middle.fromArray(step.points, ofB ? 6 : 0);
    support.fromArray(step.points, ofB ? 0 : 6);
    strokes.dot(middle, this.#dots[ofB ? 1 : 0]);
    strokes.dot(support, this.#dots[ofB ? 0 : 1]);
    this.shown = true;
    line.zero.copy(middle);
    line.axis.subVectors(support, middle);
    if (isZero(line.axis)) return;
    makeUnit(line.axis);
    line.beyond = 0;
    line.pad = 0;
    line.take(step);
    strokes.line(line.at(End.from, this.from), line.at(End.to, this.to), this.#thread);
    this.#drawBar(ofB ? End.bMin : End.aMin, ofB ? End.bMax : End.aMax, this.#radii[ofB ? 1 : 0]);
    const between = step.status === StepStatus.separates ? this.#gapBar : this.#overlapBar;
    this.#drawBar(ofB ? End.aMin : End.bMin, ofB ? End.bMax : End.aMax, between);
    this.labelAt.addVectors(this.#head, this.#tail).multiplyScalar(0.5);
    this.gap = step.gap;
  }

  /** The place that a number which is no length is about, such as a weight. */
  #drawPlace(step: StepRecord): void {
    for (let owner = 0; owner < 2; owner++) {
      this.#support.fromArray(step.points, 6 * owner);
      if (Number.isNaN(this.#support.x)) continue;
      this.#strokes.dot(this.#support, this.#places[owner] as LineStyle);
      this.shown = true;
    }
  }

  /** The intervals of a parameter lie beside the ray or segment itself, where t = 1 is its tip. */
  #drawParameters(step: StepRecord, a: AxisSide, b: AxisSide): void {
    const { middle } = this;
    const line = this.#line;
    const { bounds } = this.#resources;
    if (step.status === StepStatus.skipped) return;
    if (!(this.#takeCurve(a.shape) || this.#takeCurve(b.shape))) return;
    this.#size = kRaySize * bounds.radius;
    line.beyond = endlessLength(bounds);
    line.pad = kPadPart * this.#size;
    line.take(step);
    middle.copy(line.zero);
    this.#setBeside();
    this.#reach = 0;
    this.#stepAside();
    line.zero.copy(this.#base);
    this.#drawIntervals(step, this.#parameterBars);
  }

  /** Lays the line along a ray or segment; false: the shape is neither, or has no direction. */
  #takeCurve(shape: Shape): boolean {
    const { axis, zero } = this.#line;
    if (shape.kind === 'ray') {
      zero.fromArray(shape.origin);
      axis.fromArray(shape.direction);
      return true;
    }
    if (shape.kind !== 'segment') return false;
    zero.fromArray(shape.start);
    axis.fromArray(shape.end).sub(zero);
    return !isZero(axis);
  }

  /** The point between the shapes that is in the middle of the gap, or of what they share. */
  #findMiddle(a: AxisSide, b: AxisSide): void {
    const { middle } = this;
    const line = this.#line;
    if (isStraight(a.shape) && isStraight(b.shape)) middle.copy(this.#resources.bounds.focus);
    else if (a.shape.kind === 'plane') middle.copy(b.node.anchor);
    else if (b.shape.kind === 'plane') middle.copy(a.node.anchor);
    else middle.addVectors(a.node.anchor, b.node.anchor).multiplyScalar(0.5);
    line.passThrough(middle);
    line.at(End.outer, this.#tail);
    line.at(End.inner, this.#head);
    middle.addVectors(this.#tail, this.#head).multiplyScalar(0.5);
  }

  /** The side of the shapes on which the line stands: below, and on the right if it is upright. */
  #setBeside(): void {
    const { axis } = this.#line;
    const length = Math.sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z);
    const { beside } = this;
    const upright = this.#upright;
    upright.value = (Math.abs(axis.y) / length - kSlanted) / (kUpright - kSlanted);
    smoothen(upright);
    beside.x = 0.25 + upright.value;
    beside.y = upright.value - 1;
    beside.z = -0.1;
    makePerpendicular(beside, axis);
  }

  #reachPast({ node, shape }: AxisSide): void {
    if (shape.kind === 'plane') return;
    const { beside } = this;
    const support = this.#support;
    node.support(beside, support).sub(this.middle);
    const reach = support.x * beside.x + support.y * beside.y + support.z * beside.z;
    this.#reach = Math.max(this.#reach, reach);
  }

  /** Where the line stands: beside the middle, clear of what reaches there. */
  #stepAside(): void {
    this.#clear.value = this.#reach + kClearPart * this.#size;
    writeAlong(this.#base, this.middle, this.beside, this.#clear);
  }

  #drawIntervals(step: StepRecord, bars: readonly [LineStyle, LineStyle]): void {
    const line = this.#line;
    const strokes = this.#strokes;
    line.at(End.from, this.from);
    line.at(End.to, this.to);
    strokes.arrow(this.from, this.to, this.#thread, this.#threadHead);
    this.#drawDrop(step, End.aMin);
    this.#drawDrop(step, End.aMax);
    this.#drawDrop(step, End.bMin);
    this.#drawDrop(step, End.bMax);
    this.#setLanes(bars);
    this.#drawBar(End.aMin, End.aMax, bars[0]);
    this.#drawBar(End.bMin, End.bMax, bars[1]);
    const between = step.status === StepStatus.separates ? this.#gapBar : this.#overlapBar;
    this.#drawBar(End.outer, End.inner, between);
    this.labelAt.addVectors(this.#head, this.#tail).multiplyScalar(0.5);
    this.shown = true;
  }

  /** From a support point to its place on the line. */
  #drawDrop(step: StepRecord, end: 0 | 1 | 2 | 3): void {
    this.#support.fromArray(step.points, 3 * end);
    if (Number.isNaN(this.#support.x)) return;
    const owner = end < End.bMin ? 0 : 1;
    this.#strokes.line(this.#support, this.#line.at(end, this.#head), this.#drops[owner]);
    this.#strokes.dot(this.#support, this.#dots[owner]);
  }

  /** Bars that overlap move apart into two lanes, as in the ledger. */
  #setLanes([a, b]: readonly [LineStyle, LineStyle]): void {
    const line = this.#line;
    const overlap = line.number(End.inner) - line.number(End.outer);
    const whole = line.number(End.aMax) - line.number(End.aMin);
    const apart = this.#apart;
    apart.value = overlap > 0 ? overlap / (kFullLanesAt * whole) : 0;
    smoothen(apart);
    a.lane = (apart.value * (a.width + kBetweenLanes)) / 2;
    b.lane = -a.lane;
  }

  #drawBar(from: End, to: End, style: LineStyle): void {
    this.#line.at(from, this.#tail);
    this.#line.at(to, this.#head);
    if (Number.isNaN(this.#tail.x)) return;
    this.#strokes.line(this.#tail, this.#head, style);
  }
}
