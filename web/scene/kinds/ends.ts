// Shared by segments and capsules: start, end, and a local frame with x along them.
import {
  add,
  length,
  max,
  min,
  normalized,
  type Quat,
  scale,
  sub,
  turnBetween,
  type Vec3,
} from '../vectors.ts';
import type { Bounds } from './kind.ts';
import { scaledLength, writePoint } from './points.ts';

export interface Ends {
  readonly start: Vec3;
  readonly end: Vec3;
}

export const endFields = {
  start: { quantity: 'corner', text: 'Start, in meters.' },
  end: { quantity: 'corner', text: 'End, in meters.' },
} as const;

export const middleOf = ({ start, end }: Ends): Vec3 => scale(add(start, end), 0.5);

export const frameAlong = ({ start, end }: Ends): Quat =>
  turnBetween([1, 0, 0], normalized(sub(end, start)) ?? [1, 0, 0]);

export const boundsOfEnds = ({ start, end }: Ends): Bounds => ({
  min: min(start, end),
  max: max(start, end),
});

export const endsMapped = <S extends Ends>(shape: S, carry: (point: Vec3) => Vec3): S => ({
  ...shape,
  start: carry(shape.start),
  end: carry(shape.end),
});

/** Scales the distance of the ends about the center. */
export function stretched<S extends Ends>(shape: S, factor: number): S {
  const half = scale(sub(shape.end, shape.start), 0.5);
  const size = length(half);
  if (!(size > 0)) return shape;
  const center = middleOf(shape);
  const stretchedHalf = scale(half, scaledLength(size, factor) / size);
  return { ...shape, start: sub(center, stretchedHalf), end: add(center, stretchedHalf) };
}

export function writeEnds({ start, end }: Ends, out: Float64Array): void {
  writePoint(out, 0, start);
  writePoint(out, 1, end);
}
