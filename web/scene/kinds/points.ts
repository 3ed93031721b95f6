// Helpers of several kinds to transform, scale and write their points and sizes.
import { add, type Quat, turnAbout, type Vec3 } from '../vectors.ts';

/** `mapped` applies a function to each point of a shape. */
export const movedByPoints = <S>(mapped: (shape: S, carry: (point: Vec3) => Vec3) => S) => ({
  translated: (shape: S, delta: Vec3): S => mapped(shape, (point) => add(point, delta)),
  rotated: (shape: S, rotation: Quat, about: Vec3): S =>
    mapped(shape, (point) => turnAbout(rotation, about, point)),
});

/** Writes a point to a buffer of points, without allocating. */
export function writePoint(out: Float64Array, i: number, point: Vec3): void {
  out[3 * i] = point[0];
  out[3 * i + 1] = point[1];
  out[3 * i + 2] = point[2];
}

/** Minimal size after resizing, in meters: a shape without size could not be resized again. */
export const kMinSize = 0.01;

/** A scaled length, at least kMinSize; a zero extent with factor 1 stays zero. */
export function scaledLength(value: number, factor: number): number {
  if (factor === 1 || !Number.isFinite(factor)) return value;
  return Math.max(value * factor, kMinSize);
}

export const scaledExtents = (half: Vec3, factors: Vec3): Vec3 => [
  scaledLength(half[0], factors[0]),
  scaledLength(half[1], factors[1]),
  scaledLength(half[2], factors[2]),
];

/** A radius scaled by the factor that differs most from 1: that of the dragged axis. */
export function scaledRadius(radius: number, factors: readonly number[]): number {
  const dragged = factors.reduce((most, f) => (Math.abs(f - 1) > Math.abs(most - 1) ? f : most), 1);
  return scaledLength(radius, dragged);
}
