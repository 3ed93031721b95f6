// A candidate drawn in space: its number line beside the shapes, both intervals as bars on it, lines
// from the support points to their projections, and the gap or the overlap between the bars. Every
// number comes from the core's record; only positions are computed here.
import { Group, Vector3 } from 'three';
import { leadsToSecond } from '../../core/axis-direction.ts';
import type { StepRecord } from '../../core/results.ts';
import { StepStatus, StepUnit } from '../../core/results.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { isZero, makeUnit, Scalar, smoothen } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { Strokes } from '../engine/strokes.ts';
import { drawnLength } from '../kinds/ray-node.ts';
import { AxisPlacement, type AxisSide } from './axis-placement.ts';
import { AxisStyles, type StylePair } from './axis-styles.ts';
import { isRadial, isSpatial } from './drawn-step.ts';
import { End, NumberLine } from './number-line.ts';
import { SeparatingPlane } from './separating-plane.ts';

/** Length of the line beyond the bars, as a part of the shapes' size. */
const kPadPart = 0.25;
/** Half the separating plane's side, as a part of the shapes' size. */
const kPlanePart = 0.75;
/** Drawn length of infinite projections in sizes of the shapes. */
const kFarPart = 2;
/** Replaces the shapes' size for a ray, as a part of the scene bounds' radius. */
const kRaySize = 0.4;

/** Distance between the two lanes of overlapping bars, in CSS pixels. */
const kBetweenLanes = 5;
/** The lanes are fully apart when the overlap is this part of A's interval. */
const kFullLanesAt = 0.04;

export class AxisDrawing {
  readonly object = new Group();
  /** Both ends of what is drawn of the line, from A to B. */
  readonly from = new Vector3();
  readonly to = new Vector3();
  /** The middle of the bar whose length is written. */
  readonly labelAt = new Vector3();
  /** The signed gap whose number is written, in meters; NaN: none. */
  gap = Number.NaN;
  shown = false;
  readonly #resources: RenderResources;
  readonly #strokes: Strokes;
  readonly #styles: AxisStyles;
  readonly #separatingPlane: SeparatingPlane;
  readonly #placement: AxisPlacement;
  readonly #line = new NumberLine();
  readonly #support = new Vector3();
  readonly #barFrom = new Vector3();
  readonly #barTo = new Vector3();
  /** 1: the bars lie in lanes of their own; 0: both on the line. */
  readonly #apart = new Scalar();
  #hasIntervals = false;

  constructor(resources: RenderResources) {
    this.#resources = resources;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.axis);
    this.#styles = new AxisStyles(resources.colors);
    this.#separatingPlane = new SeparatingPlane(resources);
    this.#placement = new AxisPlacement(resources.bounds);
    this.object.add(this.#separatingPlane.object, this.#strokes.mesh);
    this.hide();
  }

  /** The middle of the gap or of the overlap, between the shapes. */
  get middle(): Vector3 {
    return this.#placement.middle;
  }

  /** Along the line, of any length. */
  get axis(): Vector3 {
    return this.#line.axis;
  }

  /** The side on which the line is drawn in place of the usual one; zero: that. */
  get chosenSide(): Vector3 {
    return this.#placement.chosenSide;
  }

  /** The ends of what is to be seen: of the line where a number is written, else of the intervals. */
  get ends(): Vector3[] {
    if (!this.shown) return [];
    if (!Number.isNaN(this.gap)) return [this.from.clone(), this.to.clone()];
    if (!this.#hasIntervals) return [];
    const ends = [End.aMin, End.aMax, End.bMin, End.bMax];
    return ends.map((end) => this.#line.at(end, new Vector3()));
  }

  /** From the shapes to the line, as a unit vector. */
  get beside(): Vector3 {
    return this.#placement.beside;
  }

  hide(): void {
    this.shown = false;
    this.#hasIntervals = false;
    this.gap = Number.NaN;
    this.object.visible = false;
    this.#separatingPlane.object.visible = false;
  }

  draw(step: StepRecord, a: AxisSide, b: AxisSide): void {
    this.hide();
    this.#strokes.clear();
    if (isRadial(step)) this.#drawRadius(step);
    else if (isSpatial(step)) this.#drawProjections(step, a, b);
    else if (step.unit === StepUnit.parameter) this.#drawParameters(step, a, b);
    else this.#drawPlaces(step);
    this.#strokes.commit();
    this.object.visible = this.shown;
  }

  dispose(): void {
    this.#strokes.dispose();
    this.#separatingPlane.dispose();
  }

  #drawProjections(step: StepRecord, a: AxisSide, b: AxisSide): void {
    const line = this.#line;
    const placement = this.#placement;
    const separatingPlane = this.#separatingPlane;
    placement.size = Math.max(a.node.size.value, b.node.size.value);
    line.axis.fromArray(step.axis);
    line.beyond = kFarPart * placement.size;
    line.pad = kPadPart * placement.size;
    line.take(step);
    placement.placeBesideShapes(line, a, b);
    line.passThrough(placement.base);
    this.#drawIntervals(step, this.#styles.bars);
    this.gap = step.gap;
    if (step.status !== StepStatus.separates) return;
    separatingPlane.half = kPlanePart * placement.size;
    separatingPlane.place(placement.middle, line.axis);
    separatingPlane.object.visible = true;
  }

  /** From the center or axis to the nearest point: the radius as a bar, and the gap or overlap next to it. */
  #drawRadius(step: StepRecord): void {
    const { middle } = this;
    const line = this.#line;
    const strokes = this.#strokes;
    const styles = this.#styles;
    const support = this.#support;
    const ofB = Number.isNaN(step.points[9]);
    const owner = ofB ? 1 : 0;
    middle.fromArray(step.points, ofB ? 6 : 0);
    support.fromArray(step.points, ofB ? 0 : 6);
    strokes.dot(middle, styles.supportPoints[owner]);
    strokes.dot(support, styles.supportPoints[ofB ? 0 : 1]);
    this.shown = true;
    line.zero.copy(middle);
    line.axis.subVectors(support, middle);
    if (isZero(line.axis)) return;
    makeUnit(line.axis);
    line.beyond = 0;
    line.pad = 0;
    line.take(step);
    strokes.line(line.at(End.from, this.from), line.at(End.to, this.to), styles.line);
    this.#drawBar(ofB ? End.bMin : End.aMin, ofB ? End.bMax : End.aMax, styles.radii[owner]);
    const between = step.status === StepStatus.separates ? styles.gap : styles.overlap;
    this.#drawBar(ofB ? End.aMin : End.bMin, ofB ? End.bMax : End.aMax, between);
    this.#placeLabel();
    this.gap = step.gap;
  }

  /** The points that a dimensionless number refers to, such as a barycentric coordinate. */
  #drawPlaces(step: StepRecord): void {
    for (let owner = 0; owner < 2; owner++) {
      this.#support.fromArray(step.points, 6 * owner);
      if (Number.isNaN(this.#support.x)) continue;
      this.#strokes.dot(this.#support, this.#styles.places[owner] as LineStyle);
      this.shown = true;
    }
  }

  /** The intervals of a parameter lie beside the ray or segment itself, where t = 1 is its tip. */
  #drawParameters(step: StepRecord, a: AxisSide, b: AxisSide): void {
    const line = this.#line;
    const placement = this.#placement;
    const { bounds } = this.#resources;
    if (step.status === StepStatus.skipped) return;
    if (!(this.#layAlong(a.shape) || this.#layAlong(b.shape))) return;
    placement.size = kRaySize * bounds.radius;
    line.beyond = drawnLength(bounds);
    line.pad = kPadPart * placement.size;
    line.take(step);
    placement.placeBesideCurve(line);
    line.zero.copy(placement.base);
    this.#drawIntervals(step, this.#styles.parameterBars);
  }

  /** Lays the line along a ray or segment; false: the shape is neither, or has no direction. */
  #layAlong(shape: SceneShape): boolean {
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

  #drawIntervals(step: StepRecord, bars: StylePair): void {
    const line = this.#line;
    const styles = this.#styles;
    // A parameter keeps its direction, from t = 0 to 1.
    const isForward = step.unit !== StepUnit.meter || leadsToSecond(step);
    line.at(isForward ? End.from : End.to, this.from);
    line.at(isForward ? End.to : End.from, this.to);
    this.#strokes.arrow(this.from, this.to, styles.line, styles.lineHead);
    this.#drawProjectionLine(step, End.aMin);
    this.#drawProjectionLine(step, End.aMax);
    this.#drawProjectionLine(step, End.bMin);
    this.#drawProjectionLine(step, End.bMax);
    this.#setLanes(bars);
    this.#drawBar(End.aMin, End.aMax, bars[0]);
    this.#drawBar(End.bMin, End.bMax, bars[1]);
    const between = step.status === StepStatus.separates ? styles.gap : styles.overlap;
    this.#drawBar(End.outer, End.inner, between);
    this.#placeLabel();
    this.shown = true;
    this.#hasIntervals = true;
  }

  /** From a support point to its projection on the line. */
  #drawProjectionLine(step: StepRecord, end: 0 | 1 | 2 | 3): void {
    const { projectionLines, supportPoints } = this.#styles;
    this.#support.fromArray(step.points, 3 * end);
    if (Number.isNaN(this.#support.x)) return;
    const owner = end < End.bMin ? 0 : 1;
    this.#strokes.line(this.#support, this.#line.at(end, this.#barTo), projectionLines[owner]);
    this.#strokes.dot(this.#support, supportPoints[owner]);
  }

  /** Bars that overlap move apart into two lanes, as in the ledger. */
  #setLanes([a, b]: StylePair): void {
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
    this.#line.at(from, this.#barFrom);
    this.#line.at(to, this.#barTo);
    if (Number.isNaN(this.#barFrom.x)) return;
    this.#strokes.line(this.#barFrom, this.#barTo, style);
  }

  /** In the middle of the bar that was drawn last. */
  #placeLabel(): void {
    this.labelAt.addVectors(this.#barTo, this.#barFrom).multiplyScalar(0.5);
  }
}
