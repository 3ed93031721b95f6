// What the pointer can hit of a shape: bodies as they are, but a point as a ball and a line as a capsule
// a few pixels thick, and a plane as the patch of it that is drawn. The core then decides which is hit.
import type { Parallelogram, Plane, Ray, Shape, Vec3 } from './shape.ts';
import { add, length, scale } from './vectors.ts';

/** What the picture makes of shapes that are too large or too thin to be pointed at. */
export interface DrawnSizes {
  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram;
  /** How much of a ray without end is drawn, in metres. */
  readonly rayLength: number;
  /** Half the thickness of a line that can still be pointed at, in metres. */
  readonly thickness: number;
}

export function pointable(shape: Shape, sight: DrawnSizes): Shape {
  const { thickness } = sight;
  switch (shape.kind) {
    case 'point':
      return { kind: 'sphere', center: shape.position, radius: thickness };
    case 'segment':
      return { kind: 'capsule', start: shape.start, end: shape.end, radius: thickness };
    case 'capsule':
      return { ...shape, radius: Math.max(shape.radius, thickness) };
    case 'ray':
      return {
        kind: 'capsule',
        start: shape.origin,
        end: lastDrawn(shape, sight),
        radius: thickness,
      };
    case 'plane':
      return sight.patchOf(shape);
    default:
      return shape;
  }
}

function lastDrawn(ray: Ray, { rayLength }: DrawnSizes): Vec3 {
  const part = (ray.maxDistance ?? rayLength) / length(ray.direction);
  return add(ray.origin, scale(ray.direction, part));
}
