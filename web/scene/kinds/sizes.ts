// Sizes that are scaled, and never vanish.
import type { Vec3 } from '../vectors.ts';

/** Resizing stops here, in metres: a shape that vanished could not be taken hold of again. */
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
