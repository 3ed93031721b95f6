// What the pointer can hit of a shape: bodies as they are, but a ray as a rod a few pixels thick and
// a plane as the patch of it that is drawn. The core then decides which is hit.
import { frameOf } from './extent.ts';
import type { Parallelogram, Plane, Ray, Shape } from './shape.ts';
import { add, length, scale } from './vectors.ts';

/** What the picture makes of shapes that are too large or too thin to be pointed at. */
export interface Sight {
  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram;
  /** How much of a ray without end is drawn, in metres. */
  readonly rayLength: number;
  /** Half the thickness of a line that can still be pointed at, in metres. */
  readonly thickness: number;
}

export function pointable(shape: Shape, sight: Sight): Shape {
  if (shape.kind === 'ray') return rod(shape, sight);
  return shape.kind === 'plane' ? sight.patchOf(shape) : shape;
}

function rod(ray: Ray, { rayLength, thickness }: Sight): Shape {
  const size = length(ray.direction);
  const half = (ray.maxDistance ?? rayLength) / 2;
  return {
    kind: 'obb',
    center: add(ray.origin, scale(ray.direction, half / size)),
    rotation: frameOf(ray),
    halfExtents: [half, thickness, thickness],
  };
}
