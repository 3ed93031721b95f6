// Translation, rotation and resizing of shapes, as pure functions.
import { kindOf } from './kinds/index.ts';
import type { Quat, Shape, Vec3 } from './shape.ts';
import { unit } from './vectors.ts';

export { kMinSize } from './kinds/points.ts';

export const translated = (shape: Shape, delta: Vec3): Shape =>
  kindOf(shape).translated(shape, delta);

/** Rotated by a non-zero quaternion about a point. An AABB has no orientation and is unchanged. */
export function rotated(shape: Shape, rotation: Quat, about: Vec3): Shape {
  const q = unit(rotation);
  return q === null ? shape : kindOf(shape).rotated(shape, q, about);
}

/** Scaled about its center along its local axes (see `frameOf`). Planes and points are unchanged. */
export const resized = (shape: Shape, factors: Vec3): Shape =>
  kindOf(shape).resized(shape, factors);
