// Shapes moved, turned or resized: pure functions, a new shape each time.
import { kindOf } from './kinds/index.ts';
import type { Quat, Shape, Vec3 } from './shape.ts';
import { unit } from './vectors.ts';

export { kMinSize } from './kinds/points.ts';

export const translated = (shape: Shape, delta: Vec3): Shape =>
  kindOf(shape).translated(shape, delta);

/** Turned by a quaternion of any non-zero length about a point. An AABB has no orientation: it stays. */
export function rotated(shape: Shape, rotation: Quat, about: Vec3): Shape {
  const q = unit(rotation);
  return q === null ? shape : kindOf(shape).rotated(shape, q, about);
}

/** Scaled about its middle along its own axes (see `frameOf`). Planes and points have no size: they stay. */
export const resized = (shape: Shape, factors: Vec3): Shape =>
  kindOf(shape).resized(shape, factors);
