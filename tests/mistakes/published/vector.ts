// Vectors and boxes in plain doubles, as published code has them.
import type { Aabb, Obb, Quat, Triangle, Vec3 } from '../../../web/scene/shape.ts';

export type Axes = readonly [Vec3, Vec3, Vec3];
export const three = [0, 1, 2] as const;

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));
export const normalize = (a: Vec3): Vec3 => {
  const size = length(a);
  return [a[0] / size, a[1] / size, a[2] / size];
};
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const worldAxes: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The columns of the rotation matrix of a quaternion of any length. */
export function axesOf([x, y, z, w]: Quat): Axes {
  const s = 2 / (x * x + y * y + z * z + w * w);
  return [
    [1 - s * (y * y + z * z), s * (x * y + w * z), s * (x * z - w * y)],
    [s * (x * y - w * z), 1 - s * (x * x + z * z), s * (y * z + w * x)],
    [s * (x * z + w * y), s * (y * z - w * x), 1 - s * (x * x + y * y)],
  ];
}

export interface Box {
  readonly center: Vec3;
  readonly axes: Axes;
  readonly half: Vec3;
}

export const boxOf = (shape: Aabb | Obb): Box =>
  shape.kind === 'obb'
    ? { center: shape.center, axes: axesOf(shape.rotation), half: shape.halfExtents }
    : {
        center: scale(add(shape.min, shape.max), 0.5),
        axes: worldAxes,
        half: scale(sub(shape.max, shape.min), 0.5),
      };

export function cornersOf(shape: Aabb | Obb | Triangle): Vec3[] {
  if (shape.kind === 'triangle') return [shape.a, shape.b, shape.c];
  const { center, axes, half } = boxOf(shape);
  const signs = [-1, 1];
  return signs.flatMap((x) =>
    signs.flatMap((y) =>
      signs.map((z) =>
        add(
          center,
          add(
            scale(axes[0], x * half[0]),
            add(scale(axes[1], y * half[1]), scale(axes[2], z * half[2])),
          ),
        ),
      ),
    ),
  );
}
