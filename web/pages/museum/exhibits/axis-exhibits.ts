// Boxes and triangles by separating axes, after Gottschalk, Lin and Manocha 1996: mistakes 16 to 19 and 23.
import type { Obb, Quat, Vec3 } from '../../../scene/shape.ts';
import type { Exhibit } from './exhibit.ts';

const obb = (center: Vec3, rotation: Quat, halfExtents: Vec3): Obb => ({
  kind: 'obb',
  center,
  rotation,
  halfExtents,
});
const cube = (center: Vec3, rotation: Quat) => obb(center, rotation, [1, 1, 1]);

export const axisExhibits: readonly Exhibit[] = [
  {
    number: 16,
    slug: 'all-axes-must-separate',
    group: 'axes',
    pairs: ['aabb-triangle', 'obb-triangle', 'obb-obb'],
    source: 'all-axes',
    inputs: [
      {
        a: { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
        b: { kind: 'triangle', a: [5, 0, 0], b: [6, 0, 0], c: [5, 1, 0] },
        naive: true,
        exact: false,
      },
    ],
    changes: [
      {
        from: '  const apart = axes.every((axis) => {',
        to: '  const apart = axes.some((axis) => {',
      },
    ],
  },
  {
    number: 17,
    slug: 'faces-only',
    group: 'axes',
    pairs: ['obb-obb', 'aabb-obb'],
    source: 'faces-only',
    inputs: [
      {
        a: obb([-1.15, 0.15, 0], [0.029792, 0.193904, 0.037384, 0.979855], [1.15, 0.7, 0.8]),
        b: obb(
          [1.5242, 0.5103, 1.1993],
          [0.216871, 0.431824, -0.133857, 0.865204],
          [0.9, 0.62, 0.95],
        ),
        naive: true,
        exact: false,
      },
    ],
    changes: [
      {
        from: '  const axes = [...a.axes, ...b.axes];',
        to: '  const crosses = a.axes.flatMap((u) => b.axes.map((v) => cross(u, v)));\n  const axes = [...a.axes, ...b.axes, ...crosses];',
      },
      {
        from: 'const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];',
        to: 'const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];\nconst cross = (a, b) => [\n  a[1] * b[2] - a[2] * b[1],\n  a[2] * b[0] - a[0] * b[2],\n  a[0] * b[1] - a[1] * b[0],\n];',
      },
    ],
  },
  {
    number: 18,
    slug: 'wrong-cross-products',
    group: 'axes',
    pairs: ['obb-obb', 'aabb-obb'],
    source: 'wrong-cross-products',
    inputs: [
      {
        a: cube([0, 0, 0], [0, 0, 0, 1]),
        b: cube([2.5, 2.5, 0], [60, -25, -60, 144]),
        naive: true,
        exact: false,
      },
    ],
    changes: [
      {
        from: '  const axes = [...a.axes, ...b.axes, ...crosses(a.axes, a.axes)];',
        to: '  const axes = [...a.axes, ...b.axes, ...crosses(a.axes, b.axes)];',
      },
    ],
  },
  {
    number: 19,
    slug: 'parallel-edges',
    group: 'axes',
    pairs: ['obb-obb', 'aabb-obb'],
    source: 'parallel-edges',
    inputs: [
      {
        a: cube([0, 0, 0], [0.1, 0.7, 0.6, 0.8]),
        b: cube([2.23, -1.03, 0.07], [0.10000000000000002, 0.7, 0.6, 0.8]),
        naive: false,
        exact: true,
      },
    ],
    changes: [
      {
        from: '  const q = r.map((row) => row.map((x) => Math.abs(x)));',
        to: '  const q = r.map((row) => row.map((x) => Math.abs(x) + 1e-14));',
      },
    ],
  },
  {
    number: 23,
    slug: 'shared-axis',
    group: 'axes',
    pairs: ['obb-obb', 'aabb-obb'],
    source: 'shared-axis',
    inputs: [
      {
        a: obb([0, 0, 0], [2, 0, 0, 5], [24, 1, 1]),
        b: obb([0, 0, 3], [2, 0.012, 0.03, 5], [24, 1, 1]),
        naive: true,
        exact: false,
      },
    ],
    changes: [
      {
        from: '  const shared = a.axes.some((u) => b.axes.some((v) => Math.abs(dot(u, v)) > 0.9999));\n  const axes = [...a.axes, ...b.axes, ...(shared ? [] : crosses(a.axes, b.axes))];',
        to: '  const axes = [...a.axes, ...b.axes, ...crosses(a.axes, b.axes)];',
      },
    ],
  },
];
