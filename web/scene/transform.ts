// Shapes moved, turned or resized: pure functions, a new shape each time.
import { centerOf, frameOf } from './extent.ts';
import type { Capsule, Quat, Segment, Shape, Vec3 } from './shape.ts';
import {
  add,
  conjugate,
  dot,
  kIdentity,
  length,
  multiply,
  scale,
  sub,
  turn,
  unit,
} from './vectors.ts';

/** Resizing stops here, in metres: a shape that vanished could not be taken hold of again. */
export const kMinSize = 0.01;

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
    case 'point':
      return { ...shape, position: add(shape.position, delta) };
    case 'segment':
    case 'capsule':
      return { ...shape, start: add(shape.start, delta), end: add(shape.end, delta) };
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
    case 'point':
      return { ...shape, position: carry(shape.position) };
    case 'segment':
    case 'capsule':
      return { ...shape, start: carry(shape.start), end: carry(shape.end) };
  }
}

/** A length scaled, not below the least size; a flat extent that is not scaled stays flat. */
function scaledLength(value: number, factor: number): number {
  if (factor === 1 || !Number.isFinite(factor)) return value;
  return Math.max(value * factor, kMinSize);
}

/** Scaled about its middle along its own axes (see `frameOf`). Planes and points have no size: they stay. */
export function resized(shape: Shape, factors: Vec3): Shape {
  switch (shape.kind) {
    case 'plane':
    case 'point':
      return shape;
    case 'segment':
      return stretched(shape, factors[0]);
    case 'capsule': {
      const radius = scaledLength(shape.radius, furthestFromOne([factors[1], factors[2]]));
      return stretched({ ...shape, radius }, factors[0]);
    }
    case 'ray': {
      const size = length(shape.direction);
      if (!(size > 0)) return shape;
      const factor = scaledLength(size, factors[0]) / size;
      return { ...shape, direction: scale(shape.direction, factor) };
    }
    case 'sphere':
      return { ...shape, radius: scaledLength(shape.radius, furthestFromOne(factors)) };
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

/** Of factors along several axes, that of the axis which is pulled. */
function furthestFromOne(factors: readonly number[]): number {
  return factors.reduce((most, f) => (Math.abs(f - 1) > Math.abs(most - 1) ? f : most), 1);
}

/** With its ends further apart or closer together. */
function stretched<S extends Segment | Capsule>(shape: S, factor: number): S {
  const half = scale(sub(shape.end, shape.start), 0.5);
  const size = length(half);
  if (!(size > 0)) return shape;
  const center = centerOf(shape);
  const reach = scale(half, scaledLength(size, factor) / size);
  return { ...shape, start: sub(center, reach), end: add(center, reach) };
}

function scaledExtents(half: Vec3, factors: Vec3): Vec3 {
  return [
    scaledLength(half[0], factors[0]),
    scaledLength(half[1], factors[1]),
    scaledLength(half[2], factors[2]),
  ];
}
