// Center, orientation, bounds and pick geometry of a shape, for editing and drawing. Whether shapes
// intersect is decided by the core only.
import { kindOf } from './kinds/index.ts';
import type { Bounds, DrawnSizes } from './kinds/kind.ts';
import type { SceneShape } from './scene-shape.ts';
import type { Quat, Vec3 } from './shape.ts';
import { kOrigin } from './vectors.ts';

export type { Bounds, DrawnSizes } from './kinds/kind.ts';

/**
 * The point that a shape is rotated and resized about: its center, the origin of a ray, or the point of a
 * plane closest to `focus`.
 */
export const centerOf = (shape: SceneShape, focus: Vec3 = kOrigin): Vec3 =>
  kindOf(shape).center(shape, focus);

/** Unit quaternion of the local frame: x along a ray, segment or capsule, z along a plane's normal. */
export const frameOf = (shape: SceneShape): Quat => kindOf(shape).frame(shape);

/** The bounds of the drawn part of a shape: a ray up to its tip. A plane has none. */
export const boundsOf = (shape: SceneShape): Bounds | null => kindOf(shape).bounds(shape);

/**
 * The pick geometry of a shape, to be tested by the core: solids as they are, a point as a sphere and a
 * line as a capsule a few pixels thick, a plane as its drawn patch.
 */
export const pointable = (shape: SceneShape, drawn: DrawnSizes): SceneShape =>
  kindOf(shape).pointable(shape, drawn);
