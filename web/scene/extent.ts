// Where a shape is, its orientation, its bounds and what the pointer can hit of it: for moving and drawing
// it. Whether shapes meet is the core's to say.
import { kindOf } from './kinds/index.ts';
import type { Bounds, DrawnSizes } from './kinds/kind.ts';
import type { Quat, Shape, Vec3 } from './shape.ts';
import { kOrigin } from './vectors.ts';

export type { Bounds, DrawnSizes } from './kinds/kind.ts';

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

/**
 * What the pointer can hit of a shape: bodies as they are, but a point as a ball and a line as a capsule
 * a few pixels thick, and a plane as the patch of it that is drawn. The core then decides which is hit.
 */
export const pointable = (shape: Shape, drawn: DrawnSizes): Shape =>
  kindOf(shape).pointable(shape, drawn);
