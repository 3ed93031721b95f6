// Boxes by GJK, after Gilbert, Johnson and Keerthi 1988: mistake 26.
import type { Obb, Vec3 } from '../../../scene/shape.ts';
import type { Exhibit } from './exhibit.ts';

const cube = (center: Vec3): Obb => ({
  kind: 'obb',
  center,
  rotation: [0, 0, 0, 1],
  halfExtents: [1, 1, 1],
});

export const convexExhibits: readonly Exhibit[] = [
  {
    number: 26,
    slug: 'gjk-cycle',
    group: 'convex',
    pairs: ['obb-obb'],
    source: 'gjk-cycle',
    inputs: [{ a: cube([0, 0, 0]), b: cube([1.5, 0, 0]), naive: false, exact: true }],
    changes: [
      {
        from: '    const next = support(a, b, scale(point, -1));',
        to: '    if (Math.hypot(...point) <= 1e-12) return true;\n    const next = support(a, b, scale(point, -1));',
      },
    ],
  },
];
