// Translation, rotation and resizing of shapes, as pure functions.
import { kindOf } from './kinds/index.ts';
import type { SceneShape } from './scene-shape.ts';
import type { Quat, Vec3 } from './shape.ts';
import { unit } from './vectors.ts';

export { kMinSize } from './kinds/points.ts';

export const translated = <S extends SceneShape>(shape: S, delta: Vec3): S =>
  kindOf(shape).translated(shape, delta);

/** Rotated by a non-zero quaternion about a point. An AABB has no orientation and is unchanged. */
export function rotated<S extends SceneShape>(shape: S, rotation: Quat, about: Vec3): S {
  const q = unit(rotation);
  return q === null ? shape : kindOf(shape).rotated(shape, q, about);
}

/** Scaled about its center along its local axes (see `frameOf`). Planes and points are unchanged. */
export const resized = <S extends SceneShape>(shape: S, factors: Vec3): S =>
  kindOf(shape).resized(shape, factors);
