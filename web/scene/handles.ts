// Handles, the draggable points of shapes: corners and ends, a ray's origin and tip, a radius, a normal.
// Boxes have none.
import { kindNames, kindOf, kinds } from './kinds/index.ts';
import type { SceneShape } from './scene-shape.ts';
import type { Vec3 } from './shape.ts';
import { kOrigin } from './vectors.ts';

export { kNormalLength } from './kinds/plane.ts';

export interface Handle {
  readonly id: string;
  readonly position: Vec3;
}

/** The largest number of handles of a shape. */
export const kMaxHandles = Math.max(...kindNames.map((kind) => kinds[kind].handles.length));

/**
 * Writes the positions of a shape's handles, xyz each, and returns their number. Must not allocate, as
 * it is called in every frame of a drag. A plane's handle is at its point closest to `focus`.
 */
export const writeHandles = (shape: SceneShape, focus: Vec3, out: Float64Array): number =>
  kindOf(shape).writeHandles(shape, focus, out);

export function handlesOf(shape: SceneShape, focus: Vec3 = kOrigin): readonly Handle[] {
  const positions = new Float64Array(3 * kMaxHandles);
  const count = writeHandles(shape, focus, positions);
  return kindOf(shape)
    .handles.slice(0, count)
    .map((id, i) => {
      const [x = 0, y = 0, z = 0] = positions.subarray(3 * i);
      return { id, position: [x, y, z] };
    });
}

/** The shape with one of its handles moved; unknown handles leave it unchanged. */
export function withHandle<S extends SceneShape>(
  shape: S,
  handle: string,
  position: Vec3,
  focus: Vec3 = kOrigin,
): S {
  const kind = kindOf(shape);
  const isKnown = kind.handles.includes(handle) && position.every(Number.isFinite);
  return isKnown ? kind.withHandle(shape, handle, position, focus) : shape;
}
