// Random shapes of every kind, in and about a room of a few metres.
import type { Arbitrary } from 'fast-check';
import type { Kind, Shape, ShapeOf, Vec3 } from '../../../scene/shape.ts';
import { max, min } from '../../../scene/vectors.ts';
import { fastCheck } from '../fast-check.ts';
import { isFlat } from './is-flat.ts';
import { coordinate, direction, extent, rotations, vector } from './numbers.ts';

export interface ShapeOptions {
  /** Zero extents and radii, triangles that are a line or a point, and so on. Default: false. */
  readonly flat?: boolean;
}

type Make<K extends Kind> = (flat: boolean) => Arbitrary<ShapeOf<K>>;

const kMakers: { readonly [K in Kind]: Make<K> } = {
  point: () => vector().map((position) => ({ kind: 'point', position })),
  segment: (flat) => ends(flat).map(([start, end]) => ({ kind: 'segment', start, end })),
  ray: (flat) =>
    fastCheck()
      .tuple(vector(), direction(), fastCheck().option(extent(flat)))
      .map(([origin, along, maxDistance]) =>
        maxDistance === null
          ? { kind: 'ray', origin, direction: along }
          : { kind: 'ray', origin, direction: along, maxDistance },
      ),
  plane: () =>
    fastCheck()
      .tuple(direction(), coordinate())
      .map(([normal, constant]) => ({ kind: 'plane', normal, constant })),
  sphere: (flat) =>
    fastCheck()
      .tuple(vector(), extent(flat))
      .map(([center, radius]) => ({ kind: 'sphere', center, radius })),
  capsule: (flat) =>
    fastCheck()
      .tuple(ends(flat), extent(flat))
      .map(([[start, end], radius]) => ({ kind: 'capsule', start, end, radius })),
  aabb: (flat) =>
    points(2, flat).map(([p, q]) => ({
      kind: 'aabb',
      min: min(p as Vec3, q as Vec3),
      max: max(p as Vec3, q as Vec3),
    })),
  obb: (flat) =>
    fastCheck()
      .tuple(vector(), rotations(), fastCheck().tuple(extent(flat), extent(flat), extent(flat)))
      .map(([center, rotation, halfExtents]) => ({ kind: 'obb', center, rotation, halfExtents })),
  triangle: (flat) =>
    points(3, flat).map(([a, b, c]) => ({
      kind: 'triangle',
      a: a as Vec3,
      b: b as Vec3,
      c: c as Vec3,
    })),
  parallelogram: (flat) =>
    points(3, flat).map(([a, b, c]) => ({
      kind: 'parallelogram',
      a: a as Vec3,
      b: b as Vec3,
      c: c as Vec3,
    })),
};

export const kKinds = Object.keys(kMakers) as readonly Kind[];

/** Shapes of one kind, of some, or of any. */
export function shapes<K extends Kind = Kind>(
  kinds: K | readonly K[] = kKinds as readonly K[],
  { flat = false }: ShapeOptions = {},
): Arbitrary<ShapeOf<K>> {
  const wanted = typeof kinds === 'string' ? [kinds] : kinds;
  return fastCheck().oneof(...wanted.map((kind) => ofKind(kind, flat)));
}

function ofKind<K extends Kind>(kind: K, flat: boolean): Arbitrary<ShapeOf<K>> {
  const make = kMakers[kind] as unknown as Make<K>;
  return flat ? make(true) : make(false).filter((shape) => !isFlat(shape as Shape));
}

/** Points of which, where `flat`, some are one or stand in a line. */
function points(count: number, flat: boolean): Arbitrary<readonly Vec3[]> {
  const fc = fastCheck();
  const free: Arbitrary<readonly Vec3[]> = fc.array(vector(), {
    minLength: count,
    maxLength: count,
  });
  if (!flat) return free;
  const inLine = fc
    .tuple(
      vector(),
      direction(),
      fc.array(fc.integer({ min: -2, max: 2 }), { minLength: count, maxLength: count }),
    )
    .map(([origin, along, steps]) =>
      steps.map(
        (t): Vec3 => [origin[0] + t * along[0], origin[1] + t * along[1], origin[2] + t * along[2]],
      ),
    );
  return fc.oneof(inLine, free);
}

const ends = (flat: boolean) =>
  points(2, flat).map(([start, end]) => [start as Vec3, end as Vec3] as const);
