// Boxes by GJK, after Gilbert, Johnson and Keerthi 1988, and by EPA, after van den Bergen 2001: mistakes 26 and 27.
import type { Obb, Vec3 } from '../../../scene/shape.ts';
import type { Exhibit } from './exhibit.ts';

/** A box that is not turned. */
const box = (center: Vec3, halfExtents: Vec3 = [1, 1, 1]): Obb => ({
  kind: 'obb',
  center,
  rotation: [0, 0, 0, 1],
  halfExtents,
});

export const convexExhibits: readonly Exhibit[] = [
  {
    number: 26,
    slug: 'gjk-cycle',
    group: 'convex',
    pairs: ['obb-obb'],
    source: 'gjk-cycle',
    inputs: [{ a: box([0, 0, 0]), b: box([1.5, 0, 0]), naive: false, exact: true }],
    changes: [
      {
        from: '    const next = support(a, b, scale(point, -1));',
        to: '    if (Math.hypot(...point) <= 1e-12) return true;\n    const next = support(a, b, scale(point, -1));',
      },
    ],
  },
  {
    number: 27,
    slug: 'epa-wrong-face',
    group: 'convex',
    pairs: ['obb-obb'],
    source: 'epa-wrong-face',
    inputs: [
      {
        a: box([0, 0, 0], [2, 1, 1]),
        b: box([1.5, 1, 0.5]),
        naive: { meets: true, depth: 1.5 },
        exact: { meets: true, depth: 1 },
      },
    ],
    changes: [
      {
        from: '  const normal = cross(sub(q, p), sub(r, p));',
        to: '  const product = cross(sub(q, p), sub(r, p));\n  const normal = scale(product, 1 / Math.hypot(...product));',
      },
    ],
  },
];
