// Random shapes of every kind. Half of the numbers are small integers and halves, so that exact
// contacts are common; the others are multiples of 2⁻²⁰, a scale at which plain doubles decide soundly.
import fc from 'fast-check';
import type { Kind, Quat, Shape, Vec3 } from '../../../web/scene/shape.ts';

export const coordinate = fc.oneof(
  fc.integer({ min: -6, max: 6 }).map((n) => n / 2),
  fc.integer({ min: -3 * 2 ** 20, max: 3 * 2 ** 20 }).map((n) => n / 2 ** 20),
);
export const point: fc.Arbitrary<Vec3> = fc.tuple(coordinate, coordinate, coordinate);
const extent = coordinate.map(Math.abs);
export const direction = point.filter((v) => v.some((x) => x !== 0));
const small = fc.integer({ min: -2, max: 2 });
const rotation: fc.Arbitrary<Quat> = fc
  .oneof(
    fc.tuple(small, small, small, small),
    fc.tuple(coordinate, coordinate, coordinate, coordinate),
  )
  .filter((q) => q.some((x) => Math.abs(x) > 1e-3));
const extents: fc.Arbitrary<Vec3> = fc.tuple(extent, extent, extent);

const ordered = (a: Vec3, b: Vec3, choose: (x: number, y: number) => number): Vec3 => [
  choose(a[0], b[0]),
  choose(a[1], b[1]),
  choose(a[2], b[2]),
];

const corners = (kind: 'triangle' | 'parallelogram') =>
  fc.tuple(point, point, point).map(([a, b, c]): Shape => ({ kind, a, b, c }));

export const shapeOf: Record<Kind, fc.Arbitrary<Shape>> = {
  ray: fc
    .tuple(point, direction, fc.option(extent))
    .map(([origin, along, maxDistance]) =>
      maxDistance === null
        ? { kind: 'ray', origin, direction: along }
        : { kind: 'ray', origin, direction: along, maxDistance },
    ),
  plane: fc
    .tuple(direction, coordinate)
    .map(([normal, constant]) => ({ kind: 'plane', normal, constant })),
  sphere: fc.tuple(point, extent).map(([center, radius]) => ({ kind: 'sphere', center, radius })),
  aabb: fc.tuple(point, point).map(([p, q]) => ({
    kind: 'aabb',
    min: ordered(p, q, Math.min),
    max: ordered(p, q, Math.max),
  })),
  obb: fc
    .tuple(point, rotation, extents)
    .map(([center, q, halfExtents]) => ({ kind: 'obb', center, rotation: q, halfExtents })),
  triangle: corners('triangle'),
  parallelogram: corners('parallelogram'),
  point: point.map((position) => ({ kind: 'point', position })),
  segment: fc.tuple(point, point).map(([start, end]) => ({ kind: 'segment', start, end })),
  capsule: fc
    .tuple(point, point, extent)
    .map(([start, end, radius]) => ({ kind: 'capsule', start, end, radius })),
};

export const anyShape = fc.oneof(...Object.values(shapeOf));
