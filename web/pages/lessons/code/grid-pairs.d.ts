// For the lesson, which calls the function that its readers see.
import type { Aabb } from '../../../scene/shape.ts';

/** `size`: of a square, more than 0; `entries`: in how many squares boxes were written. */
export function gridPairs(
  boxes: readonly Aabb[],
  meets: (a: Aabb, b: Aabb) => boolean,
  size: number,
): {
  readonly pairs: readonly (readonly number[])[];
  readonly asked: number;
  readonly entries: number;
};
