// The points of shapes that can be dragged on their own: corners and ends, a ray's origin and tip, a
// radius, a normal. Boxes have none.
import { kindNames, kindOf, kinds } from './kinds/index.ts';
import type { Shape, Vec3 } from './shape.ts';
import { kOrigin } from './vectors.ts';

export { kNormalLength } from './kinds/plane.ts';

export interface Handle {
  readonly id: string;
  readonly position: Vec3;
}

/** The most handles that a shape has. */
export const kMaxHandles = Math.max(...kindNames.map((kind) => kinds[kind].handles.length));

/**
 * Writes the places of a shape's handles, xyz each, and returns how many there are. Allocates
 * nothing: the picture calls it in every frame of a drag. A plane's handle stands on its point
 * nearest to `near`.
 */
export const writeHandles = (shape: Shape, near: Vec3, out: Float64Array): number =>
  kindOf(shape).writeHandles(shape, near, out);

export function handlesOf(shape: Shape, near: Vec3 = kOrigin): readonly Handle[] {
  const places = new Float64Array(3 * kMaxHandles);
  const count = writeHandles(shape, near, places);
  return kindOf(shape)
    .handles.slice(0, count)
    .map((id, i) => {
      const [x = 0, y = 0, z = 0] = places.subarray(3 * i);
      return { id, position: [x, y, z] };
    });
}

/** The shape with one of its handles at a new place; unknown handles leave it unchanged. */
export function withHandle(
  shape: Shape,
  handle: string,
  position: Vec3,
  near: Vec3 = kOrigin,
): Shape {
  const kind = kindOf(shape);
  const isKnown = kind.handles.includes(handle) && position.every(Number.isFinite);
  return isKnown ? kind.withHandle(shape, handle, position, near) : shape;
}
