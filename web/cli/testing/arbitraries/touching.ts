// Pairs that touch exactly: they are on opposite sides of a plane and share a point of it.
import type { Arbitrary } from 'fast-check';
import type { Kind, Plane, Shape, Vec3 } from '../../../scene/shape.ts';
import { add, cross, dot, scale, sub } from '../../../scene/vectors.ts';
import { fastCheck } from '../fast-check.ts';
import { type CornerShape, cornerShape } from './corner-shape.ts';

/** The normal of the plane, and which of the support points along it meet. */
interface Choice {
  /** An integer direction, used if no edges are chosen. */
  readonly free: Vec3;
  /** Two edges whose cross product is the normal. */
  readonly edges: readonly [number, number] | null;
  /** An integer direction of integer length, for shapes with a radius. */
  readonly round: Vec3;
  readonly cornersA: readonly [number, number];
  readonly cornersB: readonly [number, number];
}

type Pair = readonly [Shape, Shape];

/** Of lengths 1, 3, 5, 7 and 9. */
const kRound: readonly Vec3[] = [
  [1, 0, 0],
  [1, 2, 2],
  [0, 3, 4],
  [2, 3, 6],
  [1, 4, 8],
];

export function touching(kindA: Kind, kindB: Kind, flat: boolean): Arbitrary<Pair> {
  const fc = fastCheck();
  const sideways = choice();
  if (kindA === 'plane' && kindB === 'plane') {
    return fc.tuple(sideways, multiple(), multiple()).map(([{ free }, a, b]): Pair => {
      return [planeAt(free, [0, 0, 0], a), planeAt(free, [0, 0, 0], b)];
    });
  }
  if (kindA === 'plane') return touching(kindB, kindA, flat).map(([b, a]): Pair => [a, b]);
  if (kindB === 'plane') {
    return fc
      .tuple(cornerShape(kindA, flat), sideways, multiple())
      .map(([a, chosen, times]) => withPlane(a, chosen, times));
  }
  return fc
    .tuple(cornerShape(kindA, flat), cornerShape(kindB, flat), sideways)
    .map(([a, b, chosen]) => withShape(a, b, chosen));
}

/** Factors for normals of different lengths and both signs. */
export const multiple = () => fastCheck().constantFrom(1, -1, 2, -3);

function choice(): Arbitrary<Choice> {
  const fc = fastCheck();
  const small = fc.integer({ min: -3, max: 3 });
  const index = fc.nat({ max: 7 });
  const two = fc.tuple(index, index);
  const signs = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.nat({ max: 2 }));
  return fc.record({
    free: fc.tuple(small, small, small).filter((v) => v.some((x) => x !== 0)),
    edges: fc.option(two, { freq: 4 }),
    round: fc.tuple(fc.constantFrom(...kRound), signs).map(([v, [x, y, z, turn]]): Vec3 => {
      const signed = [x ? -v[0] : v[0], y ? -v[1] : v[1], z ? -v[2] : v[2]];
      return [0, 1, 2].map((i) => signed[(i + turn) % 3]) as unknown as Vec3;
    }),
    cornersA: two,
    cornersB: two,
  });
}

function withShape(a: CornerShape, given: CornerShape, chosen: Choice): Pair {
  const d = awayFrom(a, directionFor([a, given], chosen));
  const b = given.kind === 'ray' && dot(given.edges[0] as Vec3, d) < 0 ? backwards(given) : given;
  const unit = lengthOf(d);
  const onA = add(supportPoint(a, d, chosen.cornersA), scale(d, a.rounds));
  const onB = sub(supportPoint(b, scale(d, -1), chosen.cornersB), scale(d, b.rounds));
  return [a.at([0, 0, 0], unit), b.at(sub(onA, onB), unit)];
}

/** The direction or its opposite, such that a ray has a support point along it. */
const awayFrom = ({ kind, edges }: CornerShape, d: Vec3): Vec3 =>
  kind === 'ray' && dot(edges[0] as Vec3, d) > 0 ? scale(d, -1) : d;

/** Reverses a ray that would cross the plane between the two shapes. */
function backwards(b: CornerShape): CornerShape {
  const at = (offset: Vec3, unit: number): Shape => {
    const ray = b.at(offset, unit);
    return ray.kind === 'ray' ? { ...ray, direction: scale(ray.direction, -1) } : ray;
  };
  return { ...b, edges: b.edges.map((edge) => scale(edge, -1)), at };
}

function withPlane(a: CornerShape, chosen: Choice, times: number): Pair {
  const d = awayFrom(a, directionFor([a], chosen));
  const point = add(supportPoint(a, d, chosen.cornersA), scale(d, a.rounds));
  return [a.at([0, 0, 0], lengthOf(d)), planeAt(d, point, times)];
}

const planeAt = (along: Vec3, point: Vec3, times: number): Plane => {
  const normal = scale(along, times);
  // 0 − x instead of −x avoids −0.
  return { kind: 'plane', normal, constant: 0 - dot(normal, point) };
};

/** Of integer length for shapes with a radius; otherwise preferably a normal of faces or edges. */
function directionFor(shapes: readonly CornerShape[], { free, edges, round }: Choice): Vec3 {
  if (shapes.some(({ rounds }) => rounds > 0)) return round;
  const all = shapes.flatMap((shape) => shape.edges);
  if (edges === null || all.length === 0) return free;
  const [i, j] = edges;
  const normal = cross(all[i % all.length] as Vec3, all[j % all.length] as Vec3);
  return normal.every((x) => x === 0) ? free : normal;
}

/** Only exact for directions of integer length; otherwise used only without radii. */
const lengthOf = (d: Vec3) => Math.sqrt(dot(d, d));

/** A support corner, or the midpoint of two. */
function supportPoint({ corners }: CornerShape, d: Vec3, [i, j]: readonly [number, number]): Vec3 {
  const most = Math.max(...corners.map((corner) => dot(corner, d)));
  const furthest = corners.filter((corner) => dot(corner, d) === most);
  const first = furthest[i % furthest.length] as Vec3;
  const second = furthest[j % furthest.length] as Vec3;
  return scale(add(first, second), 0.5);
}
