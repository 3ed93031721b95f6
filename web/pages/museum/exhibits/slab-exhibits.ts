// Rays against boxes by slabs, after Kay and Kajiya 1986: mistakes 1 to 4, 7 to 11 and 20.
import type { Aabb, Obb, Ray, Vec3 } from '../../../scene/shape.ts';
import type { Change, Exhibit } from './exhibit.ts';

const ray = (origin: Vec3, direction: Vec3): Ray => ({ kind: 'ray', origin, direction });
const aabb = (min: Vec3, max: Vec3): Aabb => ({ kind: 'aabb', min, max });
/** A cube that is not turned. */
const cube = (center: Vec3, half: number): Obb => ({
  kind: 'obb',
  center,
  rotation: [0, 0, 0, 1],
  halfExtents: [half, half, half],
});

const kUnitCube = aabb([-1, -1, -1], [1, 1, 1]);

const slabSign: Pick<Exhibit, 'group' | 'pairs' | 'source' | 'changes'> = {
  group: 'slabs',
  pairs: ['ray-aabb'],
  source: 'slab-sign',
  changes: [
    {
      from: '    const t1 = (-origin[i] - box.min[i]) / direction[i];\n    const t2 = (-origin[i] - box.max[i]) / direction[i];',
      to: '    const t1 = (box.min[i] - origin[i]) / direction[i];\n    const t2 = (box.max[i] - origin[i]) / direction[i];',
    },
  ],
};

const slopeAgainstOffset: Pick<Exhibit, 'group' | 'pairs' | 'source' | 'changes'> = {
  group: 'slabs',
  pairs: ['ray-obb'],
  source: 'slope-against-offset',
  changes: [{ from: '    if (Math.abs(e - f) < 1e-8) {', to: '    if (f === 0) {' }],
};

const parallelBranch: Change = {
  from: '    const inverse = 1 / direction[i];',
  to: '    if (direction[i] === 0) {\n      if (origin[i] < box.min[i] || origin[i] > box.max[i]) return false;\n      continue;\n    }\n    const inverse = 1 / direction[i];',
};

export const slabExhibits: readonly Exhibit[] = [
  {
    number: 1,
    slug: 'slab-sign',
    ...slabSign,
    inputs: [
      {
        a: ray([0, 1.5, 1.5], [1, 0, 0]),
        b: aabb([1, 1, 1], [2, 2, 2]),
        naive: false,
        exact: { meets: true, hit: { t: 1, point: [1, 1.5, 1.5] } },
      },
    ],
  },
  {
    number: 2,
    slug: 'box-behind-the-ray',
    ...slabSign,
    inputs: [
      {
        a: ray([0, 0, 0], [1, 0, 0]),
        b: aabb([-2, -1, -1], [-1, 1, 1]),
        naive: { meets: true, hit: { t: 1, point: [1, 0, 0] } },
        exact: false,
      },
    ],
  },
  {
    number: 3,
    slug: 'wrong-face-first',
    ...slabSign,
    inputs: [
      {
        a: ray([-3, 0, 0], [1, 0, 0]),
        b: aabb([1, -1, -1], [2, 1, 1]),
        naive: { meets: true, hit: { t: 1, point: [-2, 0, 0] } },
        exact: { meets: true, hit: { t: 4, point: [1, 0, 0] } },
      },
    ],
  },
  {
    number: 4,
    slug: 'direction-epsilon',
    group: 'slabs',
    pairs: ['ray-aabb'],
    source: 'direction-epsilon',
    inputs: [
      {
        a: ray([0, 0, 0], [1e-9, 0, 0]),
        b: aabb([1, -1, -1], [2, 1, 1]),
        naive: false,
        exact: { meets: true, hit: { t: 999999999.9999999 } },
      },
    ],
    changes: [
      {
        from: '    if (Math.abs(direction[i]) < 1e-8) {',
        to: '    if (direction[i] === 0) {',
      },
    ],
  },
  {
    number: 7,
    slug: 'slope-against-offset',
    ...slopeAgainstOffset,
    inputs: [
      {
        a: ray([0, 0, 0], [1, 0, 0]),
        b: cube([1, 0, 0], 0.25),
        naive: false,
        exact: { meets: true, hit: { t: 0.75 } },
      },
    ],
  },
  {
    number: 8,
    slug: 'dropped-slab',
    ...slopeAgainstOffset,
    inputs: [
      {
        a: ray([0, 0, 0], [0.6, 0.8, 0]),
        b: cube([0.6, 10, 0], 1),
        naive: { meets: true, hit: { t: 11.25 } },
        exact: false,
      },
    ],
  },
  {
    number: 9,
    slug: 'two-directions',
    group: 'slabs',
    pairs: ['ray-obb'],
    source: 'two-directions',
    inputs: [
      {
        a: ray([0, 0, 0], [2, 0, 0]),
        b: cube([5, 0, 0], 1),
        naive: { meets: true, hit: { distance: 4, point: [8, 0, 0] } },
        exact: { meets: true, hit: { distance: 4, point: [4, 0, 0] } },
      },
    ],
    changes: [
      {
        from: '  const point = add(ray.origin, scale(ray.direction, enter));',
        to: '  const point = add(ray.origin, scale(unit, enter));',
      },
    ],
  },
  {
    number: 10,
    slug: 'start-inside',
    group: 'slabs',
    pairs: ['ray-obb'],
    source: 'start-inside',
    inputs: [
      {
        a: ray([0, 0, 0], [1, 0, 0]),
        b: cube([0, 0, 0], 1),
        naive: { meets: true, hit: { t: -1, distance: -1 } },
        exact: { meets: true, hit: { t: 0, distance: 0 } },
      },
    ],
    changes: [{ from: '  let enter = -Infinity;', to: '  let enter = 0;' }],
  },
  {
    number: 11,
    slug: 'open-or-closed',
    group: 'slabs',
    pairs: ['ray-obb'],
    source: 'open-or-closed',
    inputs: [
      { a: ray([-5, 1, 0], [1, 0, 0]), b: cube([0, 0, 0], 1), naive: false, exact: true },
      { a: ray([0, 2, 0], [1, -1, 0]), b: cube([0, 0, 0], 1), naive: true, exact: true },
    ],
    changes: [
      {
        from: '      if (Math.abs(e) >= box.halfExtents[i]) return false;',
        to: '      if (Math.abs(e) > box.halfExtents[i]) return false;',
      },
    ],
  },
  {
    number: 20,
    slug: 'zero-times-infinity',
    group: 'slabs',
    pairs: ['ray-aabb'],
    source: 'zero-times-infinity',
    inputs: [
      {
        a: ray([-5, 1, 0], [1, 0, 0]),
        b: kUnitCube,
        naive: false,
        exact: { meets: true, hit: { t: 4 } },
      },
      {
        a: ray([-5, 1, 0], [1, -0, 0]),
        b: kUnitCube,
        naive: false,
        exact: { meets: true, hit: { t: 4 } },
      },
    ],
    changes: [parallelBranch],
  },
];
