// Reads flat records into the objects of results.ts, refreshed in place: nothing is allocated. Offsets come
// from the catalog's layout.
import type { Catalog, CatalogField } from './catalog.ts';
import type {
  HitRecord,
  MeetingRecord,
  NearestRecord,
  StepRecord,
  VerdictRecord,
} from './results.ts';
import type { Slots } from './slots.ts';

type Offsets<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Offset of every field. Throws for a name that the layout lacks, instead of giving NaN later. Object.fromEntries,
 * because engines keep an object that grew by computed names as a hash table, which is slow to read.
 */
export function offsetsOf<Name extends string>(
  layout: readonly CatalogField[],
  names: readonly Name[],
): Offsets<Name> {
  let at = 0;
  const offsets: Partial<Record<string, number>> = Object.fromEntries(
    layout.map(({ name, size }) => {
      at += size;
      return [name, at - size];
    }),
  );
  for (const name of names) {
    if (offsets[name] === undefined) throw new Error(`the core's records have no field ${name}`);
  }
  return offsets as Offsets<Name>;
}

export function strideOf(layout: readonly CatalogField[]): number {
  return layout.reduce((sum, field) => sum + field.size, 0);
}

const kVerdictNames = [
  'outcome',
  'decidedBy',
  'side',
  'pair',
  'swapped',
  'candidate',
  'reason',
  'faultSlot',
  'faultIndex',
  'gap',
  'axis',
  'supportA',
  'supportB',
  'cornersA',
  'cornersB',
  'contact',
  'hit',
  'startsInside',
  'facing',
  'feature',
  't',
  'tExit',
  'tB',
  'distance',
  'u',
  'v',
  'point',
  'exitPoint',
  'normal',
  'exitFeature',
  'exitNormal',
  'signedDistance',
  'projectedRadius',
  'signedMin',
  'signedMax',
  'triangleA',
  'triangleB',
] as const;

const kStepNames = [
  'candidate',
  'group',
  'status',
  'skipReason',
  'beyond',
  'reached',
  'decidedBy',
  'unit',
  'line',
  'aMin',
  'aMax',
  'bMin',
  'bMax',
  'gap',
  'axis',
  'aMinPoint',
] as const;

export const kDistanceNames = [
  'distance',
  'depth',
  'axis',
  'pointA',
  'pointB',
  'translation',
  'cornersA',
  'cornersB',
] as const;

const kMeetingNames = ['a', 'b', 'outcome', 'pair', 'hit'] as const;

export type MeetingOffsets = Offsets<(typeof kMeetingNames)[number]>;
export type VerdictOffsets = Offsets<(typeof kVerdictNames)[number]>;
export type StepOffsets = Offsets<(typeof kStepNames)[number]>;

export type DistanceOffsets = Offsets<(typeof kDistanceNames)[number]>;

function number(data: Float64Array, at: number): number {
  return data[at] as number;
}

function copy(data: Float64Array, from: number, out: Float64Array): void {
  for (let i = 0; i < out.length; i++) out[i] = data[from + i] as number;
}

export class Records {
  readonly verdictStride: number;
  readonly stepStride: number;
  readonly meetingStride: number;
  /** A hit of a ray in a world is a slot and a verdict. */
  readonly hitStride: number;
  readonly verdictAt: VerdictOffsets;
  readonly stepAt: StepOffsets;
  readonly distanceAt: DistanceOffsets;
  readonly meetingAt: MeetingOffsets;
  /** What a verdict without a hit has in the places of one. */
  readonly #noHit: Float64Array;

  constructor(catalog: Catalog) {
    this.verdictAt = offsetsOf(catalog.layout.verdict, kVerdictNames);
    this.stepAt = offsetsOf(catalog.layout.step, kStepNames);
    this.distanceAt = offsetsOf(catalog.layout.distance, kDistanceNames);
    this.verdictStride = strideOf(catalog.layout.verdict);
    this.stepStride = strideOf(catalog.layout.step);
    this.meetingAt = offsetsOf(catalog.layout.meeting, kMeetingNames);
    this.meetingStride = strideOf(catalog.layout.meeting);
    this.hitStride = 1 + this.verdictStride;
    this.#noHit = new Float64Array(this.verdictStride).fill(Number.NaN);
    const { startsInside, feature, exitFeature, facing } = this.verdictAt;
    this.#noHit[startsInside] = 0;
    for (const code of [feature, exitFeature, facing]) this.#noHit[code] = -1;
  }

  outcomeOf(data: Float64Array): number {
    return number(data, this.verdictAt.outcome);
  }
  pairOf(data: Float64Array): number {
    return number(data, this.verdictAt.pair);
  }
  reasonOf(data: Float64Array): number {
    return number(data, this.verdictAt.reason);
  }
  faultSlotOf(data: Float64Array): number {
    return number(data, this.verdictAt.faultSlot);
  }
  faultIndexOf(data: Float64Array): number {
    return number(data, this.verdictAt.faultIndex);
  }

  readVerdict(data: Float64Array, from: number, out: VerdictRecord): void {
    const at = this.verdictAt;
    out.outcome = number(data, from + at.outcome);
    out.decidedBy = number(data, from + at.decidedBy);
    out.side = number(data, from + at.side);
    out.candidate = number(data, from + at.candidate);
    out.swapped = number(data, from + at.swapped) !== 0;
    out.gap = number(data, from + at.gap);
    out.hasHit = number(data, from + at.hit) !== 0;
    out.triangleA = number(data, from + at.triangleA);
    out.triangleB = number(data, from + at.triangleB);
    copy(data, from + at.axis, out.axis);
    copy(data, from + at.supportA, out.supportA);
    copy(data, from + at.supportB, out.supportB);
    out.cornersA = number(data, from + at.cornersA);
    out.cornersB = number(data, from + at.cornersB);
    copy(data, from + at.contact, out.contact);
    out.plane.signedDistance = number(data, from + at.signedDistance);
    out.plane.projectedRadius = number(data, from + at.projectedRadius);
    out.plane.min = number(data, from + at.signedMin);
    out.plane.max = number(data, from + at.signedMax);
    this.readHit(data, from, out.hit);
  }

  readHit(data: Float64Array, from: number, out: HitRecord): void {
    const at = this.verdictAt;
    out.t = number(data, from + at.t);
    out.tExit = number(data, from + at.tExit);
    out.tB = number(data, from + at.tB);
    out.distance = number(data, from + at.distance);
    out.u = number(data, from + at.u);
    out.v = number(data, from + at.v);
    out.feature = number(data, from + at.feature);
    out.exitFeature = number(data, from + at.exitFeature);
    out.facing = number(data, from + at.facing);
    out.startsInside = number(data, from + at.startsInside) !== 0;
    copy(data, from + at.point, out.point);
    copy(data, from + at.exitPoint, out.exitPoint);
    copy(data, from + at.normal, out.normal);
    copy(data, from + at.exitNormal, out.exitNormal);
  }

  /** Reads the result of `Slots.measure`. */
  readNearest(data: Float64Array, out: NearestRecord): void {
    const at = this.distanceAt;
    out.distance = number(data, at.distance);
    out.depth = number(data, at.depth);
    copy(data, at.axis, out.axis);
    copy(data, at.pointA, out.pointA);
    copy(data, at.pointB, out.pointB);
    copy(data, at.translation, out.translation);
    out.cornersA = number(data, at.cornersA);
    out.cornersB = number(data, at.cornersB);
  }

  readStep(data: Float64Array, from: number, out: StepRecord): void {
    const at = this.stepAt;
    out.candidate = number(data, from + at.candidate);
    out.group = number(data, from + at.group);
    out.status = number(data, from + at.status);
    out.skipReason = number(data, from + at.skipReason);
    out.beyond = number(data, from + at.beyond);
    out.reached = number(data, from + at.reached) !== 0;
    out.decidedBy = number(data, from + at.decidedBy);
    out.unit = number(data, from + at.unit);
    out.line = number(data, from + at.line);
    out.aMin = number(data, from + at.aMin);
    out.aMax = number(data, from + at.aMax);
    out.bMin = number(data, from + at.bMin);
    out.bMax = number(data, from + at.bMax);
    out.gap = number(data, from + at.gap);
    copy(data, from + at.axis, out.axis);
    copy(data, from + at.aMinPoint, out.points);
  }

  /** The i-th pair that meets, of the last evaluation of these slots. */
  readMeeting(slots: Slots, i: number, out: MeetingRecord): void {
    const { meetingAt: at } = this;
    const meetings = slots.meetings;
    const from = i * this.meetingStride;
    out.a = meetings[from + at.a] as number;
    out.b = meetings[from + at.b] as number;
    out.outcome = meetings[from + at.outcome] as number;
    out.pair = meetings[from + at.pair] as number;
    const hit = meetings[from + at.hit] as number;
    out.hasHit = hit >= 0;
    if (out.hasHit) this.readHit(slots.meetingHits, hit * this.verdictStride, out.hit);
    else this.readHit(this.#noHit, 0, out.hit);
  }

  /** The slot that the i-th hit of the last raycastAll is of. */
  hitSlot(slots: Slots, i: number): number {
    return number(slots.hits, i * this.hitStride);
  }

  /** That hit, of a ray in slot `a`. */
  readRayHit(slots: Slots, i: number, a: number, out: MeetingRecord): void {
    const data = slots.hits;
    const verdict = i * this.hitStride + 1;
    out.a = a;
    out.b = this.hitSlot(slots, i);
    out.outcome = number(data, verdict + this.verdictAt.outcome);
    out.pair = number(data, verdict + this.verdictAt.pair);
    out.hasHit = true;
    this.readHit(data, verdict, out.hit);
  }
}
