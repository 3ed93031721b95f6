// Shapes taken for others: a segment for its line, a triangle for its plane, a turned box for an upright one.
import { withValues } from '../../../../cli/testing/arbitraries/fields.ts';
import type { Shape, Vec3 } from '../../../../scene/shape.ts';
import { add, cross, dot, length, scale, sub } from '../../../../scene/vectors.ts';

/** `key`: of its words. */
export interface KindChange {
  readonly key: string;
  /** null: it is not made of this shape. */
  change(shape: Shape): Shape | null;
}

const kFar = 2 ** 20;

/** A segment along a whole line, as far as matters. */
function line(from: Vec3, direction: Vec3): Shape | null {
  const size = length(direction);
  if (size === 0) return null;
  const far = scale(direction, kFar / size);
  return { kind: 'segment', start: sub(from, far), end: add(from, far) };
}

function planeOf({ a, b, c }: { a: Vec3; b: Vec3; c: Vec3 }): Shape | null {
  const normal = cross(sub(b, a), sub(c, a));
  return length(normal) === 0 ? null : { kind: 'plane', normal, constant: -dot(normal, a) };
}

/** All positions with the opposite sign. */
const mirrored = (shape: Shape): Shape =>
  withValues(shape, (value, { role }) =>
    role === 'position' ? (scale(value as Vec3, -1) as typeof value) : value,
  );

export const kKindChanges: readonly KindChange[] = [
  { key: 'kind.mirrored', change: (shape) => (shape.kind === 'plane' ? null : mirrored(shape)) },
  {
    key: 'kind.line',
    change(shape) {
      if (shape.kind === 'ray') return line(shape.origin, shape.direction);
      return shape.kind === 'segment' ? line(shape.start, sub(shape.end, shape.start)) : null;
    },
  },
  {
    key: 'kind.endless',
    change(shape) {
      if (shape.kind === 'segment') {
        const direction = sub(shape.end, shape.start);
        return length(direction) === 0 ? null : { kind: 'ray', origin: shape.start, direction };
      }
      if (shape.kind !== 'ray') return null;
      const { maxDistance: _, ...ray } = shape;
      return ray;
    },
  },
  {
    key: 'kind.end.parameter',
    change(shape) {
      if (shape.kind !== 'ray' || shape.maxDistance === undefined) return shape;
      return { ...shape, maxDistance: shape.maxDistance * length(shape.direction) };
    },
  },
  {
    key: 'kind.parallelogram',
    change: (shape) => (shape.kind === 'triangle' ? { ...shape, kind: 'parallelogram' } : null),
  },
  {
    key: 'kind.triangle',
    change: (shape) => (shape.kind === 'parallelogram' ? { ...shape, kind: 'triangle' } : null),
  },
  {
    key: 'kind.plane',
    change: (shape) =>
      shape.kind === 'triangle' || shape.kind === 'parallelogram' ? planeOf(shape) : null,
  },
  {
    key: 'kind.box',
    change(shape) {
      if (shape.kind !== 'sphere') return null;
      const { center, radius } = shape;
      const half: Vec3 = [radius, radius, radius];
      return { kind: 'aabb', min: sub(center, half), max: add(center, half) };
    },
  },
  {
    key: 'kind.start',
    change(shape) {
      if (shape.kind === 'segment') return { kind: 'point', position: shape.start };
      if (shape.kind !== 'capsule') return null;
      return { kind: 'sphere', center: shape.start, radius: shape.radius };
    },
  },
];
