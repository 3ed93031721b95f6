// Plain arithmetic on shapes for the tests, written from the definitions and sharing nothing with the
// core: rigid motions and what a shape covers along an axis.
import type { Quat, Shape, Vec3 } from '../../../web/scene/shape.ts';

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const norm = (a: Vec3): number => Math.hypot(...a);

export function multiply(p: Quat, q: Quat): Quat {
  const [a, b, c, d] = p;
  const [x, y, z, w] = q;
  return [
    d * x + a * w + b * z - c * y,
    d * y - a * z + b * w + c * x,
    d * z + a * y - b * x + c * w,
    d * w - a * x - b * y - c * z,
  ];
}

/** v turned by q, which may have any length. */
export function turn(q: Quat, v: Vec3): Vec3 {
  const n = q[0] ** 2 + q[1] ** 2 + q[2] ** 2 + q[3] ** 2;
  const [x, y, z] = multiply(multiply(q, [...v, 0]), [-q[0], -q[1], -q[2], q[3]]);
  return [x / n, y / n, z / n];
}

/** The shape turned by q about the origin, then moved. An AABB becomes an OBB. */
export function moved(shape: Shape, q: Quat, offset: Vec3): Shape {
  const at = (p: Vec3) => add(turn(q, p), offset);
  switch (shape.kind) {
    case 'ray':
      return { ...shape, origin: at(shape.origin), direction: turn(q, shape.direction) };
    case 'plane': {
      const normal = turn(q, shape.normal);
      return { ...shape, normal, constant: shape.constant - dot(normal, offset) };
    }
    case 'sphere':
      return { ...shape, center: at(shape.center) };
    case 'aabb':
      return {
        kind: 'obb',
        center: at(scale(add(shape.min, shape.max), 0.5)),
        rotation: q,
        halfExtents: scale(sub(shape.max, shape.min), 0.5),
      };
    case 'obb':
      return { ...shape, center: at(shape.center), rotation: multiply(q, shape.rotation) };
    case 'triangle':
    case 'parallelogram':
      return { ...shape, a: at(shape.a), b: at(shape.b), c: at(shape.c) };
    case 'point':
      return { ...shape, position: at(shape.position) };
    case 'segment':
    case 'capsule':
      return { ...shape, start: at(shape.start), end: at(shape.end) };
  }
}

function boxCorners(center: Vec3, half: Vec3, q: Quat): Vec3[] {
  const signs = [-1, 1];
  return signs.flatMap((x) =>
    signs.flatMap((y) =>
      signs.map((z) => add(center, turn(q, [x * half[0], y * half[1], z * half[2]]))),
    ),
  );
}

/** [min, max] of p · axis over the shape; a plane covers all unless the axis is its normal. */
export function covers(shape: Shape, axis: Vec3): [number, number] {
  const of = (points: Vec3[]): [number, number] => {
    const values = points.map((p) => dot(p, axis));
    return [Math.min(...values), Math.max(...values)];
  };
  switch (shape.kind) {
    case 'ray': {
      const start = dot(shape.origin, axis);
      const unit = scale(shape.direction, 1 / norm(shape.direction));
      const slope = dot(unit, axis);
      if (Math.abs(slope) < 1e-12) return [start, start];
      const end = start + slope * (shape.maxDistance ?? Number.POSITIVE_INFINITY);
      return [Math.min(start, end), Math.max(start, end)];
    }
    case 'plane': {
      const length = norm(shape.normal);
      const cosine = dot(shape.normal, axis) / length;
      const across = sub(axis, scale(shape.normal, cosine / length));
      if (norm(across) > 1e-12) {
        return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      }
      const s = (-shape.constant / length) * Math.sign(cosine);
      return [s, s];
    }
    case 'sphere': {
      const s = dot(shape.center, axis);
      return [s - shape.radius, s + shape.radius];
    }
    case 'aabb':
      return of(
        boxCorners(
          scale(add(shape.min, shape.max), 0.5),
          scale(sub(shape.max, shape.min), 0.5),
          [0, 0, 0, 1],
        ),
      );
    case 'obb':
      return of(boxCorners(shape.center, shape.halfExtents, shape.rotation));
    case 'triangle':
      return of([shape.a, shape.b, shape.c]);
    case 'parallelogram':
      return of([shape.a, shape.b, shape.c, add(shape.b, sub(shape.c, shape.a))]);
    case 'point':
      return of([shape.position]);
    case 'segment':
      return of([shape.start, shape.end]);
    case 'capsule': {
      const [min, max] = of([shape.start, shape.end]);
      return [min - shape.radius, max + shape.radius];
    }
  }
}
