// Points and sizes of shapes, which several kinds move, scale and write in the same way.
import { add, type Quat, turnAbout, type Vec3 } from '../vectors.ts';

/** `mapped`: the shape with each of its points carried elsewhere. */
export const movedByPoints = <S>(mapped: (shape: S, carry: (point: Vec3) => Vec3) => S) => ({
  translated: (shape: S, delta: Vec3): S => mapped(shape, (point) => add(point, delta)),
  rotated: (shape: S, rotation: Quat, about: Vec3): S =>
    mapped(shape, (point) => turnAbout(rotation, about, point)),
});

/** Puts a point into a buffer of points, without allocating. */
export function writePoint(out: Float64Array, i: number, point: Vec3): void {
  out[3 * i] = point[0];
  out[3 * i + 1] = point[1];
  out[3 * i + 2] = point[2];
}

/** The least size in metres that resizing gives: a shape without size could not be dragged any more. */
export const kMinSize = 0.01;

/** A length scaled, not below the least size; a flat extent that is not scaled stays flat. */
export function scaledLength(value: number, factor: number): number {
  if (factor === 1 || !Number.isFinite(factor)) return value;
  return Math.max(value * factor, kMinSize);
}

export const scaledExtents = (half: Vec3, factors: Vec3): Vec3 => [
  scaledLength(half[0], factors[0]),
  scaledLength(half[1], factors[1]),
  scaledLength(half[2], factors[2]),
];

/** A radius scaled by that factor, of several axes, which differs most from one: the axis that is pulled. */
export function scaledRadius(radius: number, factors: readonly number[]): number {
  const pulled = factors.reduce((most, f) => (Math.abs(f - 1) > Math.abs(most - 1) ? f : most), 1);
  return scaledLength(radius, pulled);
}
