// The points of shapes that can be dragged on their own.
import { centerOf } from './extent.ts';
import type { Capsule, Kind, Plane, Shape, Vec3 } from './shape.ts';
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
/** Steeper than this, as the part of the squared length that is height, a capsule is upright. */
const kUprightPart = 0.9;

/** Names of the points of each kind that can be dragged on their own. Boxes have none. */
const kHandleIds: Readonly<Record<Kind, readonly string[]>> = {
  ray: ['origin', 'tip'],
  plane: ['normal'],
  sphere: ['radius'],
  aabb: [],
  obb: [],
  triangle: ['a', 'b', 'c'],
  parallelogram: ['a', 'b', 'c', 'd'],
  point: ['position'],
  segment: ['start', 'end'],
  capsule: ['start', 'end', 'radius'],
};

/** Those that are fields of the shape: they go where they are put, and nothing else follows. */
const kFreeHandles: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  triangle: kHandleIds.triangle,
  parallelogram: kHandleIds.triangle,
  point: kHandleIds.point,
  segment: kHandleIds.segment,
  capsule: kHandleIds.segment,
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
    case 'point':
      write(out, 0, shape.position, kOrigin, 0);
      return 1;
    case 'segment':
      write(out, 0, shape.start, kOrigin, 0);
      write(out, 1, shape.end, kOrigin, 0);
      return 2;
    case 'capsule':
      write(out, 0, shape.start, kOrigin, 0);
      write(out, 1, shape.end, kOrigin, 0);
      writeRadiusHandle(shape, out, 6);
      return 3;
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

/** On the side of the middle that `writeSide` points to. */
function writeRadiusHandle(capsule: Capsule, out: Float64Array, at: number): void {
  const { start, end, radius } = capsule;
  writeSide(capsule, out, at);
  out[at] = 0.5 * (start[0] + end[0]) + radius * (out[at] ?? 0);
  out[at + 1] = 0.5 * (start[1] + end[1]) + radius * (out[at + 1] ?? 0);
  out[at + 2] = 0.5 * (start[2] + end[2]) + radius * (out[at + 2] ?? 0);
}

/** The unit direction across a capsule that points up, or along x where the capsule is upright. */
function writeSide({ start, end }: Capsule, out: Float64Array, at: number): void {
  const x = end[0] - start[0];
  const y = end[1] - start[1];
  const z = end[2] - start[2];
  const square = x * x + y * y + z * z;
  const upright = y * y > kUprightPart * square;
  const part = square > 0 ? (upright ? x : y) / square : 0;
  const sideX = (upright ? 1 : 0) - part * x;
  const sideY = (upright ? 0 : 1) - part * y;
  const size = Math.sqrt(sideX * sideX + sideY * sideY + part * part * z * z);
  out[at] = sideX / size;
  out[at + 1] = sideY / size;
  out[at + 2] = (-part * z) / size;
}

/** out[i] = from + s · along. */
function write(out: Float64Array, i: number, from: Vec3, along: Vec3, s: number): void {
  out[3 * i] = from[0] + s * along[0];
  out[3 * i + 1] = from[1] + s * along[1];
  out[3 * i + 2] = from[2] + s * along[2];
}

/** What can be dragged on its own: corners and ends, a ray's origin and tip, a radius, a normal. */
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
  if (kFreeHandles[shape.kind]?.includes(handle)) return { ...shape, [handle]: position };
  switch (shape.kind) {
    case 'ray':
      return withRayHandle(shape, handle, position);
    case 'plane':
      return handle === 'normal' ? withNormalHandle(shape, position, near) : shape;
    case 'sphere':
      if (handle !== 'radius') return shape;
      return { ...shape, radius: Math.max(position[0] - shape.center[0], kMinSize) };
    case 'capsule':
      return handle === 'radius' ? withRadiusHandle(shape, position) : shape;
    case 'parallelogram': {
      if (handle !== 'd') return shape;
      // The corner opposite `a` follows b and c: both give half of the way.
      const half = scale(sub(position, sub(add(shape.b, shape.c), shape.a)), 0.5);
      return { ...shape, b: add(shape.b, half), c: add(shape.c, half) };
    }
    default:
      return shape;
  }
}

function withNormalHandle(plane: Plane, position: Vec3, near: Vec3): Plane {
  const foot = centerOf(plane, near);
  const normal = normalized(sub(position, foot));
  return normal ? { ...plane, normal, constant: -dot(normal, foot) } : plane;
}

function withRadiusHandle(capsule: Capsule, position: Vec3): Capsule {
  const places = new Float64Array(3);
  writeSide(capsule, places, 0);
  const [x = 0, y = 0, z = 0] = places;
  const reach = dot(sub(position, centerOf(capsule)), [x, y, z]);
  return { ...capsule, radius: Math.max(reach, kMinSize) };
}

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
