// A small box around points. Directions are searched as by Larsson and Källberg (2011): points that are extreme along
// fixed directions stand for all of them, and of the boxes around these, that of least surface counts. Each is made
// smaller by turning it about its own axes to the least rectangle, as long as that helps.
import { leastRectangle } from '../scene/least-rectangle.ts';
import type { Vec3 } from '../scene/vectors.ts';

export type Axes = readonly [Axis, Axis, Axis];
export type Axis = Vec3;

export interface FittedBox {
  readonly center: Axis;
  /** Perpendicular unit vectors, right-handed; along the first the box is longest. */
  readonly axes: Axes;
  readonly halfExtents: Axis;
}

const kMostComponent = 2;
/** How many of the boxes along fixed directions are turned further. */
const kTurned = 6;
const kMostTurns = 8;
/** A turn that gains less is the last. */
const kLeastGain = 1e-4;

/** `points`: x, y and z of each, at least one. All are in the box but for rounding. */
export function boxAround(points: Float64Array): FittedBox {
  const few = extremesOf(points);
  const begun = kDirections
    .map((direction) => turnedAbout(few, frameAlong(unit(direction)), 2))
    .sort((a, b) => a.measure - b.measure)
    .slice(0, kTurned)
    .map((frame) => turned(few, frame));
  const { axes } = begun.reduce((best, frame) => (frame.measure < best.measure ? frame : best));
  return boxAlong(points, axes);
}

interface Frame {
  readonly axes: Axes;
  /** A quarter of half the surface of the box. */
  readonly measure: number;
}

/** One of each two opposite vectors of small whole numbers: axes, diagonals and those between them. */
const kDirections: readonly Axis[] = directions();

function directions(): Axis[] {
  const all: Axis[] = [];
  const range = Array.from({ length: 2 * kMostComponent + 1 }, (_, i) => i - kMostComponent);
  for (const x of range) {
    for (const y of range) {
      for (const z of range) {
        const first = x || y || z;
        const isMultiple = [x, y, z].every((n) => n % kMostComponent === 0);
        if (first > 0 && !isMultiple) all.push([x, y, z]);
      }
    }
  }
  return all;
}

// Not those of scene/vectors.ts, all of which would come with the package's entry for three.js.
const dot = (a: Axis, b: Axis) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Axis, b: Axis): Axis => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Axis): Axis {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The last axis is the one given. */
function frameAlong(axis: Axis): Axes {
  const sizes = axis.map(Math.abs);
  const least = sizes.indexOf(Math.min(...sizes));
  const other: Axis = [Number(least === 0), Number(least === 1), Number(least === 2)];
  const first = unit(cross(other, axis));
  return [first, cross(axis, first), axis];
}

/** Points that are extreme along one of the directions; all, where they are few. */
function extremesOf(points: Float64Array): Float64Array {
  if (points.length <= 3 * 2 * kDirections.length) return points;
  const found = new Set<number>();
  for (const direction of kDirections) {
    const { least, most } = rangeAlong(points, direction);
    found.add(least.at);
    found.add(most.at);
  }
  return Float64Array.from([...found].flatMap((at) => [...points.subarray(at, at + 3)]));
}

function rangeAlong(points: Float64Array, [x, y, z]: Axis) {
  const least = { at: 0, value: Number.POSITIVE_INFINITY };
  const most = { at: 0, value: Number.NEGATIVE_INFINITY };
  for (let at = 0; at < points.length; at += 3) {
    const value =
      (points[at] as number) * x + (points[at + 1] as number) * y + (points[at + 2] as number) * z;
    if (value < least.value) Object.assign(least, { at, value });
    if (value > most.value) Object.assign(most, { at, value });
  }
  return { least, most };
}

/** About each axis in turn, until that gains hardly anything. */
function turned(points: Float64Array, start: Frame): Frame {
  let frame = start;
  for (let i = 0; i < kMostTurns; i++) {
    const { measure } = frame;
    for (const about of [0, 1, 2] as const) {
      const next = turnedAbout(points, frame.axes, about);
      if (next.measure < frame.measure) frame = next;
    }
    if (frame.measure >= (1 - kLeastGain) * measure) break;
  }
  return frame;
}

/** The best of all boxes that have this axis. */
function turnedAbout(points: Float64Array, axes: Axes, about: 0 | 1 | 2): Frame {
  const axis = axes[about];
  const u = axes[(about + 1) % 3] as Axis;
  const v = axes[(about + 2) % 3] as Axis;
  const seen = new Float64Array((2 * points.length) / 3);
  for (let at = 0, i = 0; at < points.length; at += 3, i += 2) {
    const point = pointAt(points, at);
    seen[i] = dot(point, u);
    seen[i + 1] = dot(point, v);
  }
  const { least, most } = rangeAlong(points, axis);
  const height = most.value - least.value;
  const { x, y, measure } = leastRectangle(seen, (a, b) => a * b + (a + b) * height);
  const first = unit([u[0] * x + v[0] * y, u[1] * x + v[1] * y, u[2] * x + v[2] * y]);
  return { axes: [first, unit(cross(axis, first)), axis], measure };
}

const pointAt = (points: Float64Array, at: number): Axis => [
  points[at] as number,
  points[at + 1] as number,
  points[at + 2] as number,
];

function boxAlong(points: Float64Array, frame: Axes): FittedBox {
  const sides = frame
    .map((axis) => {
      const { least, most } = rangeAlong(points, axis);
      return {
        axis,
        middle: (least.value + most.value) / 2,
        half: (most.value - least.value) / 2,
      };
    })
    .sort((a, b) => b.half - a.half) as [Side, Side, Side];
  const [first, second, third] = sides;
  const last = cross(first.axis, second.axis);
  const across = dot(last, third.axis) < 0 ? -third.middle : third.middle;
  const axes: Axes = [first.axis, second.axis, last];
  const at = (k: 0 | 1 | 2) =>
    axes[0][k] * first.middle + axes[1][k] * second.middle + axes[2][k] * across;
  return {
    center: [at(0), at(1), at(2)],
    axes,
    halfExtents: [first.half, second.half, third.half],
  };
}

interface Side {
  readonly axis: Axis;
  readonly middle: number;
  readonly half: number;
}
