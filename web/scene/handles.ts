// The points of shapes that can be dragged on their own.
import { centerOf } from './extent.ts';
import type { Kind, Plane, Shape, Vec3 } from './shape.ts';
import { kMinSize } from './transform.ts';
import { add, dot, kOrigin, length, normalized, scale, sub } from './vectors.ts';

/** How far from its plane the handle of the normal stands, in metres. */
export const kNormalLength = 0.6;

/** A point of a shape that can be dragged on its own. */
export interface Handle {
  readonly id: string;
  readonly position: Vec3;
}

const kAxisX: Vec3 = [1, 0, 0];

/** Names of the points of each kind that can be dragged on their own. Boxes have none. */
const kHandleIds: Readonly<Record<Kind, readonly string[]>> = {
  ray: ['origin', 'tip'],
  plane: ['normal'],
  sphere: ['radius'],
  aabb: [],
  obb: [],
  triangle: ['a', 'b', 'c'],
  parallelogram: ['a', 'b', 'c', 'd'],
};

/** The most handles that a shape has. */
export const kMaxHandles = 4;

/**
 * Writes the places of a shape's handles, xyz each, and returns how many there are. Allocates
 * nothing: the picture calls it in every frame of a drag. A plane's handle stands on its point
 * nearest to `near`.
 */
export function writeHandles(shape: Shape, near: Vec3, out: Float64Array): number {
  switch (shape.kind) {
    case 'ray':
      write(out, 0, shape.origin, shape.direction, 0);
      write(out, 1, shape.origin, shape.direction, 1);
      return 2;
    case 'plane':
      return writeNormalHandle(shape, near, out);
    case 'sphere':
      write(out, 0, shape.center, kAxisX, shape.radius);
      return 1;
    case 'triangle':
    case 'parallelogram':
      write(out, 0, shape.a, kOrigin, 0);
      write(out, 1, shape.b, kOrigin, 0);
      write(out, 2, shape.c, kOrigin, 0);
      if (shape.kind === 'triangle') return 3;
      write(out, 3, shape.b, shape.c, 1);
      out[9] = (out[9] ?? 0) - shape.a[0];
      out[10] = (out[10] ?? 0) - shape.a[1];
      out[11] = (out[11] ?? 0) - shape.a[2];
      return 4;
    case 'aabb':
    case 'obb':
      return 0;
  }
}

/** In one go: numbers that are handed on may become objects on the heap. */
function writeNormalHandle({ normal, constant }: Plane, near: Vec3, out: Float64Array): number {
  const x = normal[0];
  const y = normal[1];
  const z = normal[2];
  const square = x * x + y * y + z * z;
  if (!(square > 0)) return 0;
  const height = x * near[0] + y * near[1] + z * near[2] + constant;
  const s = kNormalLength / Math.sqrt(square) - height / square;
  out[0] = near[0] + s * x;
  out[1] = near[1] + s * y;
  out[2] = near[2] + s * z;
  return 1;
}

/** out[i] = from + s · along. */
function write(out: Float64Array, i: number, from: Vec3, along: Vec3, s: number): void {
  out[3 * i] = from[0] + s * along[0];
  out[3 * i + 1] = from[1] + s * along[1];
  out[3 * i + 2] = from[2] + s * along[2];
}

/** What can be dragged on its own: corners, a ray's origin and tip, a sphere's radius, a normal. */
export function handlesOf(shape: Shape, near: Vec3 = kOrigin): readonly Handle[] {
  const places = new Float64Array(3 * kMaxHandles);
  const count = writeHandles(shape, near, places);
  return kHandleIds[shape.kind].slice(0, count).map((id, i) => {
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
  if (!position.every(Number.isFinite)) return shape;
  switch (shape.kind) {
    case 'ray':
      return withRayHandle(shape, handle, position);
    case 'plane': {
      const foot = centerOf(shape, near);
      const normal = normalized(sub(position, foot));
      if (handle !== 'normal' || normal === null) return shape;
      return { ...shape, normal, constant: -dot(normal, foot) };
    }
    case 'sphere':
      if (handle !== 'radius') return shape;
      return { ...shape, radius: Math.max(position[0] - shape.center[0], kMinSize) };
    case 'triangle':
      return isCorner(handle) ? { ...shape, [handle]: position } : shape;
    case 'parallelogram': {
      if (isCorner(handle)) return { ...shape, [handle]: position };
      if (handle !== 'd') return shape;
      // The corner opposite `a` follows b and c: both give half of the way.
      const half = scale(sub(position, sub(add(shape.b, shape.c), shape.a)), 0.5);
      return { ...shape, b: add(shape.b, half), c: add(shape.c, half) };
    }
    case 'aabb':
    case 'obb':
      return shape;
  }
}

const isCorner = (handle: string): handle is 'a' | 'b' | 'c' =>
  handle === 'a' || handle === 'b' || handle === 'c';

function withRayHandle<R extends Extract<Shape, { kind: 'ray' }>>(
  ray: R,
  handle: string,
  position: Vec3,
): R {
  const tip = add(ray.origin, ray.direction);
  const direction = handle === 'origin' ? sub(tip, position) : sub(position, ray.origin);
  if (length(direction) < kMinSize) return ray;
  if (handle === 'origin') return { ...ray, origin: position, direction };
  return handle === 'tip' ? { ...ray, direction } : ray;
}
