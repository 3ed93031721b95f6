// Where a shape is, how it is turned and how far it reaches: for moving and drawing it. Whether shapes
// meet is never worked out here.
import type { Quat, Shape, Vec3 } from './shape.ts';
import {
  add,
  footOn,
  frameOfEdges,
  kIdentity,
  kOrigin,
  max,
  min,
  normalized,
  scale,
  sub,
  turn,
  turnBetween,
  unit,
} from './vectors.ts';

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
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
    case 'point':
      return shape.position;
    case 'segment':
    case 'capsule':
      return scale(add(shape.start, shape.end), 0.5);
  }
}

/** Unit quaternion of the shape's own axes: x is along a ray, segment or capsule, a plane's z its normal. */
export function frameOf(shape: Shape): Quat {
  switch (shape.kind) {
    case 'ray':
      return turnBetween([1, 0, 0], normalized(shape.direction) ?? [1, 0, 0]);
    case 'segment':
    case 'capsule':
      return turnBetween([1, 0, 0], normalized(sub(shape.end, shape.start)) ?? [1, 0, 0]);
    case 'plane':
      return turnBetween([0, 0, 1], normalized(shape.normal) ?? [0, 0, 1]);
    case 'obb':
      return unit(shape.rotation) ?? kIdentity;
    case 'triangle':
    case 'parallelogram':
      return frameOfEdges(sub(shape.b, shape.a), sub(shape.c, shape.a));
    case 'point':
    case 'sphere':
    case 'aabb':
      return kIdentity;
  }
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
    case 'capsule': {
      const r: Vec3 = [shape.radius, shape.radius, shape.radius];
      return {
        min: sub(min(shape.start, shape.end), r),
        max: add(max(shape.start, shape.end), r),
      };
    }
    case 'segment':
      return { min: min(shape.start, shape.end), max: max(shape.start, shape.end) };
    case 'point':
      return { min: shape.position, max: shape.position };
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
