// What the pointer can hit of a shape: bodies as they are, but a ray as a rod a few pixels thick and
// a plane as the patch of it that is drawn. The core then decides which is hit.
import type { Parallelogram, Plane, Ray, Shape, Vec3 } from './shape.ts';
import { frameOf } from './transform.ts';

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
  const size = Math.hypot(...ray.direction);
  const half = (ray.maxDistance ?? rayLength) / 2;
  return {
    kind: 'obb',
    center: along(ray.origin, ray.direction, half / size),
    rotation: frameOf(ray),
    halfExtents: [half, thickness, thickness],
  };
}

function along(origin: Vec3, direction: Vec3, t: number): Vec3 {
  return [origin[0] + direction[0] * t, origin[1] + direction[1] * t, origin[2] + direction[2] * t];
}
