// A user's test of two oriented boxes, in plain doubles; without the edge axes it has a classic bug.
import type { Obb, Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { cross, dot, sub, turn, unit } from '../../../../web/scene/vectors.ts';

const kAxes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const axesOf = ({ rotation }: Obb) => kAxes.map((axis) => turn(unit(rotation) as Quat, axis));

function radius({ halfExtents }: Obb, axes: readonly Vec3[], along: Vec3): number {
  return axes.reduce((sum, axis, i) => sum + Math.abs(dot(axis, along)) * (halfExtents[i] ?? 0), 0);
}

export const ownBoxTest =
  ({ edges }: { readonly edges: boolean }) =>
  (a: Obb, b: Obb): boolean => {
    const [axesA, axesB] = [axesOf(a), axesOf(b)];
    const crossed = edges ? axesA.flatMap((u) => axesB.map((v) => cross(u, v))) : [];
    const between = sub(b.center, a.center);
    return [...axesA, ...axesB, ...crossed]
      .filter((axis) => dot(axis, axis) > 1e-12)
      .every(
        (axis) => Math.abs(dot(between, axis)) <= radius(a, axesA, axis) + radius(b, axesB, axis),
      );
  };
