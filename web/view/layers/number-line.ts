// A number line in space: the number s lies at zero + s · axis. The ends of a step's two intervals
// are kept in a list and named by their index, because a number that one function passes to
// another may become an object on the heap each time.
import { Vector3 } from 'three';
import type { StepRecord } from '../../core/results.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';

/** Indices into the list. */
export const End = {
  aMin: 0,
  aMax: 1,
  bMin: 2,
  bMax: 3,
  // Ends of the gap or overlap of the intervals.
  outer: 4,
  inner: 5,
  // Ends of the drawn line itself.
  from: 6,
  to: 7,
} as const;
export type End = (typeof End)[keyof typeof End];

export class NumberLine {
  readonly axis = new Vector3();
  readonly zero = new Vector3();
  /** Distance beyond the outermost finite end at which infinity is drawn, in meters. */
  beyond = 0;
  /** Length of the line beyond the intervals, in meters. */
  pad = 0;
  readonly #s = new Scalar();
  readonly #ends = new Float64Array(8);

  /** NaN: the step has no such interval. */
  number(end: End): number {
    return this.#ends[end] as number;
  }

  take(step: StepRecord): void {
    const ends = this.#ends;
    ends[End.aMin] = step.aMin;
    ends[End.aMax] = step.aMax;
    ends[End.bMin] = step.bMin;
    ends[End.bMax] = step.bMax;
    this.#clampInfinities();
    ends[End.outer] = Math.max(this.number(End.aMin), this.number(End.bMin));
    ends[End.inner] = Math.min(this.number(End.aMax), this.number(End.bMax));
  }

  at(end: End, into: Vector3): Vector3 {
    this.#s.value = this.number(end);
    return writeAlong(into, this.zero, this.axis, this.#s);
  }

  /** Lays the line through a point; the axis has length 1. */
  passThrough(point: Vector3): void {
    const { axis } = this;
    this.#s.value = -(point.x * axis.x + point.y * axis.y + point.z * axis.z);
    writeAlong(this.zero, point, axis, this.#s);
  }

  #clampInfinities(): void {
    const { axis } = this;
    const ends = this.#ends;
    const meter = 1 / Math.sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z);
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let end = 0; end < 4; end++) {
      const s = ends[end] as number;
      if (!Number.isFinite(s)) continue;
      low = Math.min(low, s);
      high = Math.max(high, s);
    }
    const least = low - this.beyond * meter;
    const most = high + this.beyond * meter;
    for (let end = 0; end < 4; end++) {
      const s = Math.min(Math.max(ends[end] as number, least), most);
      ends[end] = s;
      if (s < low) low = s;
      if (s > high) high = s;
    }
    ends[End.from] = low - this.pad * meter;
    ends[End.to] = high + this.pad * meter;
  }
}
