// Boxes by intervals and against planes: mistakes 5, 6 and 22.
import type { Aabb, Plane, Vec3 } from '../../../scene/shape.ts';
import type { Exhibit } from './exhibit.ts';

const aabb = (min: Vec3, max: Vec3): Aabb => ({ kind: 'aabb', min, max });
const kBox = aabb([0, 0, 0], [1, 1, 1]);
const kPlane: Plane = { kind: 'plane', normal: [0, 1, 0], constant: -2 };

const turnedComparison: Pick<Exhibit, 'group' | 'pairs' | 'source' | 'changes'> = {
  group: 'boxes',
  pairs: ['aabb-aabb'],
  source: 'turned-comparison',
  changes: [
    {
      from: '    if (a.max[i] < b.min[i] || a.min[i] < b.max[i]) return false;',
      to: '    if (a.max[i] < b.min[i] || a.min[i] > b.max[i]) return false;',
    },
  ],
};

export const boxExhibits: readonly Exhibit[] = [
  {
    number: 5,
    slug: 'box-against-itself',
    ...turnedComparison,
    inputs: [{ a: kBox, b: kBox, naive: false, exact: true }],
  },
  {
    number: 6,
    slug: 'boxes-far-apart',
    ...turnedComparison,
    inputs: [{ a: aabb([5, 5, 5], [6, 6, 6]), b: kBox, naive: true, exact: false }],
  },
  {
    number: 22,
    slug: 'plane-sides',
    group: 'planes',
    pairs: ['aabb-plane', 'obb-plane'],
    source: 'plane-sides',
    inputs: [
      {
        a: aabb([-1, 3, -1], [1, 4, 1]),
        b: kPlane,
        naive: { side: 'back' },
        exact: { side: 'front' },
      },
    ],
    changes: [
      {
        from: '  const distance = -plane.constant - dot(plane.normal, center);',
        to: '  const distance = dot(plane.normal, center) + plane.constant;',
      },
    ],
  },
];
