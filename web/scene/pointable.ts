// What the pointer can hit of a shape: bodies as they are, but a ray as a rod a few pixels thick and
// a plane as the patch of it that is drawn. The core then decides which is hit.
import type { Plane, Ray, Shape, Vec3 } from './shape.ts';
import { centerOf, frameOf } from './transform.ts';

export interface Sight {
  /** Where unbounded shapes are drawn. */
  readonly focus: Vec3;
  /** Half the side of a plane's patch, in metres. */
  readonly patch: number;
  /** Half the thickness of a line that can still be pointed at, in metres. */
  readonly thickness: number;
}

export function pointable(shape: Shape, sight: Sight): Shape {
  if (shape.kind === 'ray') return rod(shape, sight);
  return shape.kind === 'plane' ? patchOf(shape, sight) : shape;
}

/** Far enough that the rest of an endless ray is out of any picture. */
const kPatches = 20;

function rod(ray: Ray, { patch, thickness }: Sight): Shape {
  const size = Math.hypot(...ray.direction);
  const half = Math.min(ray.maxDistance ?? Number.POSITIVE_INFINITY, kPatches * patch) / 2;
  return {
    kind: 'obb',
    center: along(ray.origin, ray.direction, half / size),
    rotation: frameOf(ray),
    halfExtents: [half, thickness, thickness],
  };
}

function patchOf(plane: Plane, { focus, patch, thickness }: Sight): Shape {
  return {
    kind: 'obb',
    center: centerOf(plane, focus),
    rotation: frameOf(plane),
    halfExtents: [patch, patch, Math.min(thickness, patch) / 8],
  };
}

function along(origin: Vec3, direction: Vec3, t: number): Vec3 {
  return [origin[0] + direction[0] * t, origin[1] + direction[1] * t, origin[2] + direction[2] * t];
}
