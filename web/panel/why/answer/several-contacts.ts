// Whether shapes that touch have more than one point in common: an edge that lies on a face or along an edge, a face on
// a face. Which features face each other is the core's exact answer, the corners of both shapes that reach furthest
// along the axis; here both are laid in the plane across it, and it is seen whether they share a length.
import type { SceneCore } from '../../../core/first-core.ts';
import { Outcome, type VerdictRecord } from '../../../core/results.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Capsule, Vec3 } from '../../../scene/shape.ts';
import { add, cross, dot, normalized, scale, sub } from '../../../scene/vectors.ts';

type Point = readonly [number, number];

/** Part of the features' size below which a common length is one point, rounded. */
const kPoint = 1e-9;
const kRounding = 2 ** -49;

export function hasSeveralContacts(
  core: SceneCore,
  [a, b]: readonly [SceneShape, SceneShape],
  { outcome, hasHit, axis, cornersA, cornersB }: VerdictRecord,
): boolean {
  if (outcome !== Outcome.touching || hasHit) return false;
  const normal: Vec3 = [axis[0] ?? 0, axis[1] ?? 0, axis[2] ?? 0];
  const across = basisOf(normal);
  if (across === null) return false;
  const [u, v] = across;
  const flat = (shape: SceneShape, corners: number) =>
    featureOf(core, shape, corners, normal)?.map((at): Point => [dot(at, u), dot(at, v)]) ?? null;
  const [first, second] = [flat(a, cornersA), flat(b, cornersB)];
  // A plane has points below all of them.
  if (first === null || second === null) return (first ?? second ?? []).length > 1;
  const size = Math.max(extentOf(first), extentOf(second));
  return extentOf(common(inOrder(first), inOrder(second))) > kPoint * size;
}

function basisOf(normal: Vec3): readonly [Vec3, Vec3] | null {
  const least = normal.map(Math.abs).indexOf(Math.min(...normal.map(Math.abs)));
  const u = normalized(cross(normal, [0, 0, 0].with(least, 1) as unknown as Vec3));
  return u && [u, cross(normal, u)];
}

/** The corners of a set, bit i for corner i, as `core.test` numbers them; null: of a plane, which has none. */
function featureOf(
  core: SceneCore,
  shape: SceneShape,
  corners: number,
  normal: Vec3,
): readonly Vec3[] | null {
  const all = cornersOf(core, shape);
  // Of the axis of a capsule the core names the end that is nearest, also where it lies along a face.
  if (all && shape.kind === 'capsule' && isAcross(core, shape, normal)) return all;
  return all?.filter((_, i) => (corners >> i) & 1) ?? null;
}

/** Both ends have the same number on the normal, but for rounding. */
function isAcross(core: SceneCore, { start, end, radius }: Capsule, normal: Vec3): boolean {
  const at = (position: Vec3) => core.project({ kind: 'point', position }, normal).min;
  const size = Math.max(radius, Math.hypot(...start), Math.hypot(...end));
  return Math.abs(at(start) - at(end)) <= kRounding * size;
}

function cornersOf(core: SceneCore, shape: SceneShape): readonly Vec3[] | null {
  switch (shape.kind) {
    case 'plane':
      return null;
    case 'segment':
    case 'capsule':
      return [shape.start, shape.end];
    case 'ray':
      return [shape.origin, add(shape.origin, shape.direction)];
    case 'triangle':
      return [shape.a, shape.b, shape.c];
    case 'parallelogram':
      return [shape.a, shape.b, shape.c, add(shape.b, sub(shape.c, shape.a))];
    case 'aabb':
      return boxCorners(scale(add(shape.min, shape.max), 0.5), [
        [(shape.max[0] - shape.min[0]) / 2, 0, 0],
        [0, (shape.max[1] - shape.min[1]) / 2, 0],
        [0, 0, (shape.max[2] - shape.min[2]) / 2],
      ]);
    case 'obb': {
      const [x, y, z] = core.quaternion.toAxes(shape.rotation);
      const [hx, hy, hz] = shape.halfExtents;
      return boxCorners(shape.center, [scale(x, hx), scale(y, hy), scale(z, hz)]);
    }
    default:
      return []; // no edge that could lie along another
  }
}

/** Numbered x + 2 y + 4 z, with 1 for the upper end. */
const boxCorners = (center: Vec3, halves: readonly [Vec3, Vec3, Vec3]): readonly Vec3[] =>
  Array.from({ length: 8 }, (_, corner) =>
    halves.reduce((at, half, i) => add(at, scale(half, (corner >> i) & 1 ? 1 : -1)), center),
  );

/** Around their middle, counter-clockwise. */
function inOrder(points: readonly Point[]): readonly Point[] {
  const middle = [0, 1].map(
    (i) => points.reduce((sum, at) => sum + (at[i] ?? 0), 0) / points.length,
  );
  const [x = 0, y = 0] = middle;
  const angle = ([px, py]: Point) => Math.atan2(py - y, px - x);
  return points.toSorted((p, q) => angle(p) - angle(q));
}

/** What two convex features have in common, by its corners. */
function common(first: readonly Point[], second: readonly Point[]): readonly Point[] {
  if (second.length > 2) return clipped(first, second);
  if (first.length > 2) return clipped(second, first);
  return alongLine(first, second);
}

/** Two edges share a length if they are parallel and overlap. */
function alongLine(first: readonly Point[], second: readonly Point[]): readonly Point[] {
  const [p, q] = first;
  const [r, s] = second;
  if (!(p && q && r && s)) return [];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy);
  const sine =
    (dx * (s[1] - r[1]) - dy * (s[0] - r[0])) / length / Math.hypot(s[0] - r[0], s[1] - r[1]);
  if (!(Math.abs(sine) < kPoint)) return [];
  const at = ([x, y]: Point) => ((x - p[0]) * dx + (y - p[1]) * dy) / length;
  const [from, to] = [Math.min(at(r), at(s)), Math.max(at(r), at(s))];
  const [low, high] = [Math.max(0, from), Math.min(length, to)];
  return low < high
    ? [
        [low, 0],
        [high, 0],
      ]
    : [];
}

/** By Sutherland and Hodgman: the part of a feature within a polygon in order. */
function clipped(feature: readonly Point[], polygon: readonly Point[]): readonly Point[] {
  let rest = feature;
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const inside = ([x, y]: Point) =>
      (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    rest = rest.flatMap((at, k) => {
      const before = rest[(k + rest.length - 1) % rest.length] ?? at;
      const [now, then] = [inside(at), inside(before)];
      const part = then / (then - now);
      const crossing: Point = [
        before[0] + part * (at[0] - before[0]),
        before[1] + part * (at[1] - before[1]),
      ];
      const enters = now >= 0 !== then >= 0;
      return [...(enters ? [crossing] : []), ...(now >= 0 ? [at] : [])];
    });
  });
  return rest;
}

/** The greatest distance of two of the points. */
const extentOf = (points: readonly Point[]): number =>
  points.reduce(
    (most, [x, y]) => Math.max(most, ...points.map(([px, py]) => Math.hypot(px - x, py - y))),
    0,
  );
