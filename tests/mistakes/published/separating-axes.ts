// Boxes and triangles by separating axes, after Gottschalk, Lin and Manocha 1996: mistakes 5, 6, 16
// to 19 and 23.
import type { Aabb, Obb, Triangle, Vec3 } from '../../../web/scene/shape.ts';
import { onPair, type Published } from './answer.ts';
import {
  type Axes,
  type Box,
  boxOf,
  cornersOf,
  cross,
  dot,
  length,
  sub,
  three,
  worldAxes,
} from './vector.ts';

/** One comparison turned around: minA < maxB in place of minA > maxB. */
export const turnedComparison: Published = onPair(['aabb'], ['aabb'], (a, b) => ({
  meets: three.every((i) => !(a.max[i] < b.min[i] || a.min[i] < b.max[i])),
}));

type Flat = Aabb | Obb | Triangle;

function interval(shape: Flat, axis: Vec3): readonly [number, number] {
  const values = cornersOf(shape).map((corner) => dot(corner, axis));
  return [Math.min(...values), Math.max(...values)];
}

function separates(axis: Vec3, a: Flat, b: Flat): boolean {
  const [minA, maxA] = interval(a, axis);
  const [minB, maxB] = interval(b, axis);
  return maxA < minB || maxB < minA;
}

const crosses = (a: readonly Vec3[], b: readonly Vec3[]) =>
  a.flatMap((u) => b.map((v) => cross(u, v))).filter((axis) => length(axis) > 1e-9);

/** Apart only if all 13 candidates separate, in place of any. */
export const allMustSeparate: Published = onPair(['aabb'], ['triangle'], (a, b) => {
  const edges = [sub(b.b, b.a), sub(b.c, b.b), sub(b.a, b.c)];
  const axes = [
    ...crosses(worldAxes, edges),
    ...worldAxes,
    ...crosses(edges.slice(0, 1), edges.slice(1, 2)),
  ];
  return { meets: !axes.every((axis) => separates(axis, a, b)) };
});

const onBoxes = (axesOf: (a: Box, b: Box) => readonly Vec3[], project = (_: Obb, b: Obb) => b) =>
  onPair(['obb'], ['obb'], (a, b) => ({
    meets: !axesOf(boxOf(a), boxOf(b)).some((axis) => separates(axis, a, project(a, b))),
  }));

/** Three faces of each box and no edge×edge. */
export const facesOnly: Published = onBoxes((a, b) => [...a.axes, ...b.axes]);

/** Faces of both, and cross products of A's axes with A's. */
export const crossesOfAWithItself: Published = onBoxes((a, b) => [
  ...a.axes,
  ...b.axes,
  ...crosses(a.axes, a.axes),
]);

/** All 15 axes, but A is projected on them twice. */
export const projectsATwice: Published = onBoxes(
  (a, b) => [...a.axes, ...b.axes, ...crosses(a.axes, b.axes)],
  (a) => a,
);

const sum = (terms: readonly number[]) => terms.reduce((total, term) => total + term, 0);

/**
 * The textbook's 15 inequalities in A's frame. The zero or nearly zero cross product of parallel
 * edges is asked like any other, with no epsilon.
 */
function byFifteen(a: Box, b: Box): boolean {
  const offset = sub(b.center, a.center);
  const t = a.axes.map((axis) => dot(axis, offset)) as unknown as Vec3;
  const r = a.axes.map((u) => b.axes.map((v) => dot(u, v))) as unknown as Axes;
  const q = r.map((row) => row.map(Math.abs)) as unknown as Axes;
  const faceOfA = three.some((i) => Math.abs(t[i]) > a.half[i] + dot(q[i], b.half));
  const faceOfB = three.some(
    (j) =>
      Math.abs(sum(three.map((i) => t[i] * r[i][j]))) >
      b.half[j] + sum(three.map((i) => a.half[i] * q[i][j])),
  );
  const next = [1, 2, 0] as const;
  const edges = three.some((i) =>
    three.some((j) => {
      const [i1, i2, j1, j2] = [next[i], next[next[i]], next[j], next[next[j]]];
      const distance = Math.abs(t[i2] * r[i1][j] - t[i1] * r[i2][j]);
      const radii =
        a.half[i1] * q[i2][j] +
        a.half[i2] * q[i1][j] +
        b.half[j1] * q[i][j2] +
        b.half[j2] * q[i][j1];
      return distance > radii;
    }),
  );
  return !(faceOfA || faceOfB || edges);
}

export const textbookWithoutEpsilon: Published = onPair(['obb'], ['obb'], (a, b) => ({
  meets: byFifteen(boxOf(a), boxOf(b)),
}));

/** "One axis in common, so faces suffice", where `same` says which axes are in common. */
const sharedAxis = (same: (u: Vec3, v: Vec3) => boolean) =>
  onPair(['obb'], ['obb'], (a, b) => {
    const shared = boxOf(a).axes.some((u) => boxOf(b).axes.some((v) => same(u, v)));
    return (shared ? facesOnly : textbookWithoutEpsilon)({ a, b });
  });

export const sharedWithinTolerance: Published = sharedAxis(
  (u, v) => Math.abs(dot(u, v)) > 1 - 1e-6,
);

/** Misses a shared axis that is reversed. */
export const sharedIfEqual: Published = sharedAxis((u, v) => three.every((i) => u[i] === v[i]));
