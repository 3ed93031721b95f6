// Where a shape is, how it is turned and how far it reaches: for moving and drawing it. Whether shapes
// meet is never worked out here.
import { kindOf } from './kinds/index.ts';
import type { Bounds } from './kinds/kind.ts';
import type { Quat, Shape, Vec3 } from './shape.ts';
import { kOrigin } from './vectors.ts';

export type { Bounds } from './kinds/kind.ts';

/**
 * The middle of a shape, which it is turned and resized about. A ray turns about its origin; a
 * plane, which has no middle, about its point nearest to `near`.
 */
export const centerOf = (shape: Shape, near: Vec3 = kOrigin): Vec3 =>
  kindOf(shape).center(shape, near);

/** Unit quaternion of the shape's own axes: x is along a ray, segment or capsule, a plane's z its normal. */
export const frameOf = (shape: Shape): Quat => kindOf(shape).frame(shape);

/** The box around what is drawn of a shape: a ray up to its tip. A plane has no bounds. */
export const boundsOf = (shape: Shape): Bounds | null => kindOf(shape).bounds(shape);
