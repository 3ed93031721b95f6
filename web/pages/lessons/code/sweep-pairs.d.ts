// For the lesson, which calls the function that its readers see.
import type { Aabb } from '../../../scene/shape.ts';

export function sweepPairs(
  boxes: readonly Aabb[],
  meets: (a: Aabb, b: Aabb) => boolean,
): { readonly pairs: readonly (readonly number[])[]; readonly asked: number };
