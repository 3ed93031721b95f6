// Shapes whose corners are integers, exactly: from them a contact can be built rather than searched.
import type { Arbitrary } from 'fast-check';
import type { Kind, Quat, Shape, Vec3 } from '../../../scene/shape.ts';
import { add, scale, sub } from '../../../scene/vectors.ts';
import { fastCheck } from '../fast-check.ts';
import { integerRotation } from './numbers.ts';

/** The convex hull of its corners, with all points no further than `rounds` from it. */
export interface CornerShape {
  readonly kind: Kind;
  readonly corners: readonly Vec3[];
  /** Directions of edges: of a ray its own. */
  readonly edges: readonly Vec3[];
  /** The radius in units that are chosen later, so that it reaches an integer point; 0: none. */
  readonly rounds: number;
  /** The shape moved, with its radius in these units. */
  at(offset: Vec3, unit: number): Shape;
}

const kMost = 4;

const integer = () => fastCheck().integer({ min: -kMost, max: kMost });
const point = (): Arbitrary<Vec3> => fastCheck().tuple(integer(), integer(), integer());
const size = (flat: boolean) => fastCheck().integer({ min: flat ? 0 : 1, max: 3 });
const sizes = (flat: boolean): Arbitrary<Vec3> =>
  fastCheck().tuple(size(flat), size(flat), size(flat));
const other = (flat: boolean): Arbitrary<Vec3> =>
  point().filter((v) => flat || v.some((x) => x !== 0));

/** A plane has no corner: it is laid where the other shape ends. */
export function cornerShape(kind: Exclude<Kind, 'plane'>, flat: boolean): Arbitrary<CornerShape> {
  const fc = fastCheck();
  switch (kind) {
    case 'point':
      return point().map((p) =>
        solid(kind, [p], [], (offset) => ({ kind, position: add(p, offset) })),
      );
    case 'segment':
      return fc.tuple(point(), other(flat)).map(([start, along]) => {
        const end = add(start, along);
        return solid(kind, [start, end], [along], (offset) => ({
          kind,
          start: add(start, offset),
          end: add(end, offset),
        }));
      });
    case 'ray':
      return fc.tuple(point(), other(false)).map(([origin, direction]) =>
        solid(kind, [origin], [direction], (offset) => ({
          kind,
          origin: add(origin, offset),
          direction,
        })),
      );
    case 'sphere':
      return fc.tuple(point(), size(flat)).map(([center, rounds]) => ({
        ...solid(kind, [center], [], (offset, unit) => ({
          kind,
          center: add(center, offset),
          radius: rounds * unit,
        })),
        rounds,
      }));
    case 'capsule':
      return fc.tuple(point(), other(flat), size(flat)).map(([start, along, rounds]) => {
        const end = add(start, along);
        const make = (offset: Vec3, unit: number): Shape => ({
          kind,
          start: add(start, offset),
          end: add(end, offset),
          radius: rounds * unit,
        });
        return { ...solid(kind, [start, end], [along], make), rounds };
      });
    case 'aabb':
      return fc.tuple(point(), sizes(flat)).map(([min, extents]) => {
        const max = add(min, extents);
        const axes = kAxes.map((axis, i) => scale(axis, (extents[i] as number) / 2));
        const middle = add(min, scale(extents, 0.5));
        return solid(kind, boxCorners(middle, axes), kAxes, (offset) => ({
          kind,
          min: add(min, offset),
          max: add(max, offset),
        }));
      });
    case 'obb':
      return fc
        .tuple(point(), integerRotation(), sizes(flat))
        .map(([center, rotation, extents]) => {
          // Times the square of its length the quaternion's matrix is one of integers.
          const { axes, square } = integerAxes(rotation);
          const halves = axes.map((axis, i) => scale(axis, extents[i] as number));
          const halfExtents = scale(extents, square);
          return solid(kind, boxCorners(center, halves), axes, (offset) => ({
            kind,
            center: add(center, offset),
            rotation,
            halfExtents,
          }));
        });
    case 'triangle':
    case 'parallelogram':
      return fc
        .tuple(point(), other(flat), other(flat))
        .filter(([, u, v]) => flat || !areParallel(u, v))
        .map(([a, u, v]) => {
          const [b, c] = [add(a, u), add(a, v)];
          const triangle = kind === 'triangle';
          const corners = triangle ? [a, b, c] : [a, b, c, add(b, v)];
          const edges = triangle ? [u, v, sub(v, u)] : [u, v];
          return solid(kind, corners, edges, (offset) => ({
            kind,
            a: add(a, offset),
            b: add(b, offset),
            c: add(c, offset),
          }));
        });
  }
}

const solid = (
  kind: Kind,
  corners: readonly Vec3[],
  edges: readonly Vec3[],
  at: CornerShape['at'],
): CornerShape => ({ kind, corners, edges, rounds: 0, at });

const kAxes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function boxCorners(center: Vec3, halves: readonly Vec3[]): Vec3[] {
  return halves.reduce<Vec3[]>(
    (corners, half) => corners.flatMap((corner) => [sub(corner, half), add(corner, half)]),
    [center],
  );
}

function integerAxes([x, y, z, w]: Quat): { axes: readonly Vec3[]; square: number } {
  return {
    axes: [
      [w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z],
    ],
    square: x * x + y * y + z * z + w * w,
  };
}

const areParallel = (u: Vec3, v: Vec3) =>
  u[1] * v[2] === u[2] * v[1] && u[2] * v[0] === u[0] * v[2] && u[0] * v[1] === u[1] * v[0];
