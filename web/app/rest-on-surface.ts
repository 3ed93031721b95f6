// Lays a shape onto a surface: how high above it the shape is, the core says.
import type { Core } from '../core/index.ts';
import { boundsOf } from '../scene/extent.ts';
import type { Plane, Shape, Vec3 } from '../scene/shape.ts';
import { translated } from '../scene/transform.ts';
import { add, dot, length, scale, sub } from '../scene/vectors.ts';

export interface Surface {
  readonly point: Vec3;
  /** Unit, to the side that is seen. */
  readonly normal: Vec3;
}

/** How far a shape must go so that what was grabbed of it is over a point of a surface, and it rests there. */
export function offsetOnto(core: Core, shape: Shape, grabbed: Vec3, surface: Surface): Vec3 {
  const { point, normal } = surface;
  const offset = sub(point, grabbed);
  const bounds = boundsOf(shape);
  if (bounds === null) return offset;
  // Lifted clear of the surface, and down again by as much as the core measures.
  const lift = length(sub(bounds.max, bounds.min));
  const lifted = add(offset, scale(normal, lift));
  const plane: Plane = { kind: 'plane', normal, constant: -dot(normal, point) };
  const { distance } = core.distance(translated(shape, lifted), plane);
  return add(lifted, scale(normal, -distance));
}
