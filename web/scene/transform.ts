// Shapes moved, turned, resized or taken by a handle: pure functions, a new shape each time.
// They prepare edits; whether shapes meet is never worked out here.
import type { Kind, Plane, Quat, Shape, Vec3 } from './shape.ts';

/** Resizing stops here, in metres: a shape that vanished could not be taken hold of again. */
export const kMinSize = 0.01;

/** How far from its plane the handle of the normal stands, in metres. */
export const kNormalLength = 0.6;

/** A point of a shape that can be dragged on its own. */
export interface Handle {
  readonly id: string;
  readonly position: Vec3;
}

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

const kOrigin: Vec3 = [0, 0, 0];
const kAxisX: Vec3 = [1, 0, 0];
const kIdentity: Quat = [0, 0, 0, 1];

const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const min = (a: Vec3, b: Vec3): Vec3 => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
];
const max = (a: Vec3, b: Vec3): Vec3 => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
];

function normalized(a: Vec3): Vec3 | null {
  const size = length(a);
  return size > 0 && Number.isFinite(size) ? scale(a, 1 / size) : null;
}

function unit(q: Quat): Quat | null {
  const size = Math.hypot(q[0], q[1], q[2], q[3]);
  if (!(size > 0 && Number.isFinite(size))) return null;
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size];
}

function multiply(p: Quat, q: Quat): Quat {
  return [
    p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1],
    p[3] * q[1] - p[0] * q[2] + p[1] * q[3] + p[2] * q[0],
    p[3] * q[2] + p[0] * q[1] - p[1] * q[0] + p[2] * q[3],
    p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2],
  ];
}

const conjugate = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];

/** v turned by the unit quaternion q. */
function turn(q: Quat, v: Vec3): Vec3 {
  const u: Vec3 = [q[0], q[1], q[2]];
  const t = scale(cross(u, v), 2);
  return add(add(v, scale(t, q[3])), cross(u, t));
}

/** The shortest turn that brings the unit vector `from` to the unit vector `to`. */
function turnBetween(from: Vec3, to: Vec3): Quat {
  const w = 1 + dot(from, to);
  if (w > 1e-9) return unit([...cross(from, to), w]) ?? kIdentity;
  const aside = Math.abs(from[0]) < 0.9 ? cross(from, [1, 0, 0]) : cross(from, [0, 1, 0]);
  return unit([...aside, 0]) ?? kIdentity;
}

/** The frame whose x runs along `alongX` and whose z is perpendicular to both. */
function frameOfEdges(alongX: Vec3, second: Vec3): Quat {
  const x = normalized(alongX);
  const z = normalized(cross(alongX, second));
  if (!(x && z)) return x ? turnBetween([1, 0, 0], x) : kIdentity;
  const first = turnBetween([1, 0, 0], x);
  return multiply(turnBetween(turn(first, [0, 0, 1]), z), first);
}

/** The foot of the perpendicular from `point` onto a plane. */
function footOn(normal: Vec3, constant: number, point: Vec3): Vec3 {
  const square = dot(normal, normal);
  if (!(square > 0)) return point;
  return sub(point, scale(normal, (dot(normal, point) + constant) / square));
}

/**
 * The middle of a shape, which it is turned and resized about. A ray turns about its origin; a
 * plane, which has no middle, about its point nearest to `near`.
 */
export function centerOf(shape: Shape, near: Vec3 = kOrigin): Vec3 {
  switch (shape.kind) {
    case 'ray':
      return shape.origin;
    case 'plane':
      return footOn(shape.normal, shape.constant, near);
    case 'sphere':
    case 'obb':
      return shape.center;
    case 'aabb':
      return scale(add(shape.min, shape.max), 0.5);
    case 'triangle':
      return scale(add(add(shape.a, shape.b), shape.c), 1 / 3);
    case 'parallelogram':
      return scale(add(shape.b, shape.c), 0.5);
  }
}

/** Unit quaternion of the shape's own axes: a ray's x is its direction, a plane's z its normal. */
export function frameOf(shape: Shape): Quat {
  switch (shape.kind) {
    case 'ray':
      return turnBetween([1, 0, 0], normalized(shape.direction) ?? [1, 0, 0]);
    case 'plane':
      return turnBetween([0, 0, 1], normalized(shape.normal) ?? [0, 0, 1]);
    case 'obb':
      return unit(shape.rotation) ?? kIdentity;
    case 'triangle':
    case 'parallelogram':
      return frameOfEdges(sub(shape.b, shape.a), sub(shape.c, shape.a));
    case 'sphere':
    case 'aabb':
      return kIdentity;
  }
}

export function translated(shape: Shape, delta: Vec3): Shape {
  switch (shape.kind) {
    case 'ray':
      return { ...shape, origin: add(shape.origin, delta) };
    case 'plane':
      return { ...shape, constant: shape.constant - dot(shape.normal, delta) };
    case 'sphere':
    case 'obb':
      return { ...shape, center: add(shape.center, delta) };
    case 'aabb':
      return { ...shape, min: add(shape.min, delta), max: add(shape.max, delta) };
    case 'triangle':
    case 'parallelogram':
      return {
        ...shape,
        a: add(shape.a, delta),
        b: add(shape.b, delta),
        c: add(shape.c, delta),
      };
  }
}

/** Turned by a quaternion of any non-zero length about a point. An AABB has no orientation: it stays. */
export function rotated(shape: Shape, rotation: Quat, about: Vec3): Shape {
  const q = unit(rotation);
  if (q === null) return shape;
  const carry = (point: Vec3): Vec3 => add(about, turn(q, sub(point, about)));
  switch (shape.kind) {
    case 'aabb':
      return shape;
    case 'sphere':
      return { ...shape, center: carry(shape.center) };
    case 'ray':
      return { ...shape, origin: carry(shape.origin), direction: turn(q, shape.direction) };
    case 'plane': {
      const normal = turn(q, shape.normal);
      const constant = shape.constant + dot(shape.normal, about) - dot(normal, about);
      return { ...shape, normal, constant };
    }
    case 'obb': {
      const own = unit(shape.rotation) ?? kIdentity;
      return { ...shape, center: carry(shape.center), rotation: unit(multiply(q, own)) ?? own };
    }
    case 'triangle':
    case 'parallelogram':
      return { ...shape, a: carry(shape.a), b: carry(shape.b), c: carry(shape.c) };
  }
}

/** A length scaled, not below the least size; a flat extent that is not scaled stays flat. */
function scaledLength(value: number, factor: number): number {
  if (factor === 1 || !Number.isFinite(factor)) return value;
  return Math.max(value * factor, kMinSize);
}

/** Scaled about its middle along its own axes (see `frameOf`). A plane has no size: it stays. */
export function resized(shape: Shape, factors: Vec3): Shape {
  switch (shape.kind) {
    case 'plane':
      return shape;
    case 'ray': {
      const size = length(shape.direction);
      if (!(size > 0)) return shape;
      const factor = scaledLength(size, factors[0]) / size;
      return { ...shape, direction: scale(shape.direction, factor) };
    }
    case 'sphere': {
      // The axis that is pulled is the one whose factor is furthest from 1.
      const pulled = factors.reduce((m, f) => (Math.abs(f - 1) > Math.abs(m - 1) ? f : m), 1);
      return { ...shape, radius: scaledLength(shape.radius, pulled) };
    }
    case 'aabb': {
      const center = centerOf(shape);
      const half = scaledExtents(scale(sub(shape.max, shape.min), 0.5), factors);
      return { ...shape, min: sub(center, half), max: add(center, half) };
    }
    case 'obb':
      return { ...shape, halfExtents: scaledExtents(shape.halfExtents, factors) };
    case 'triangle':
    case 'parallelogram': {
      const frame = frameOf(shape);
      const center = centerOf(shape);
      const [x, y, z] = factors.map((f) => (Number.isFinite(f) ? Math.max(f, kMinSize) : 1));
      const carry = (point: Vec3): Vec3 => {
        const own = turn(conjugate(frame), sub(point, center));
        return add(center, turn(frame, [own[0] * (x ?? 1), own[1] * (y ?? 1), own[2] * (z ?? 1)]));
      };
      return { ...shape, a: carry(shape.a), b: carry(shape.b), c: carry(shape.c) };
    }
  }
}

function scaledExtents(half: Vec3, factors: Vec3): Vec3 {
  return [
    scaledLength(half[0], factors[0]),
    scaledLength(half[1], factors[1]),
    scaledLength(half[2], factors[2]),
  ];
}

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

/** The box around what is drawn of a shape: a ray up to its tip. A plane has no bounds. */
export function boundsOf(shape: Shape): Bounds | null {
  switch (shape.kind) {
    case 'plane':
      return null;
    case 'ray': {
      const tip = add(shape.origin, shape.direction);
      return { min: min(shape.origin, tip), max: max(shape.origin, tip) };
    }
    case 'sphere': {
      const r: Vec3 = [shape.radius, shape.radius, shape.radius];
      return { min: sub(shape.center, r), max: add(shape.center, r) };
    }
    case 'aabb':
      return { min: shape.min, max: shape.max };
    case 'obb': {
      const q = unit(shape.rotation) ?? kIdentity;
      const [hx, hy, hz] = shape.halfExtents;
      const x = turn(q, [hx, 0, 0]);
      const y = turn(q, [0, hy, 0]);
      const z = turn(q, [0, 0, hz]);
      const reach = (i: 0 | 1 | 2) => Math.abs(x[i]) + Math.abs(y[i]) + Math.abs(z[i]);
      const half: Vec3 = [reach(0), reach(1), reach(2)];
      return { min: sub(shape.center, half), max: add(shape.center, half) };
    }
    case 'triangle':
      return {
        min: min(min(shape.a, shape.b), shape.c),
        max: max(max(shape.a, shape.b), shape.c),
      };
    case 'parallelogram': {
      const d = sub(add(shape.b, shape.c), shape.a);
      return {
        min: min(min(shape.a, shape.b), min(shape.c, d)),
        max: max(max(shape.a, shape.b), max(shape.c, d)),
      };
    }
  }
}
