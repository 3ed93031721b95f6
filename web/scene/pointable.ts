import { kindOf } from './kinds/index.ts';
import type { DrawnSizes } from './kinds/kind.ts';
import type { Shape } from './shape.ts';

export type { DrawnSizes } from './kinds/kind.ts';

/**
 * What the pointer can hit of a shape: bodies as they are, but a point as a ball and a line as a capsule
 * a few pixels thick, and a plane as the patch of it that is drawn. The core then decides which is hit.
 */
export const pointable = (shape: Shape, drawn: DrawnSizes): Shape =>
  kindOf(shape).pointable(shape, drawn);
