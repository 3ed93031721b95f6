// Boxes in straight motion: mistakes 24 and 25.
import type { Aabb, Vec3 } from '../../../scene/shape.ts';
import type { Exhibit } from './exhibit.ts';

const aabb = (min: Vec3, max: Vec3): Aabb => ({ kind: 'aabb', min, max });

const kCast: Pick<Exhibit, 'group' | 'pairs' | 'task'> = {
  group: 'motion',
  pairs: ['aabb-aabb'],
  task: 'cast-boxes',
};

const kStill: Vec3 = [0, 0, 0];
const kLeft = aabb([-1.5, 0, -0.5], [0, 1, 0.5]);
const kRight = aabb([0, 0, -0.5], [1, 1, 0.5]);

export const motionExhibits: readonly Exhibit[] = [
  {
    number: 24,
    slug: 'tunneling',
    ...kCast,
    source: 'tunneling',
    steps: 3,
    inputs: [
      {
        a: aabb([-3.1, 0.9, -0.1], [-2.9, 1.1, 0.1]),
        b: aabb([-0.05, 0, -1], [0.05, 2, 1]),
        motion: { velocityA: [120, 0, 0], velocityB: kStill, duration: 0.05 },
        naive: false,
        exact: { meets: true, hit: { t: 0.02375 } },
      },
    ],
    changes: [
      {
        from: '  for (let frame = 0; frame / 60 <= duration; frame++) {\n    const t = frame / 60;\n    const overlaps = [0, 1, 2].every(\n      (i) => a.min[i] + t * velocity[i] < b.max[i] && b.min[i] < a.max[i] + t * velocity[i],\n    );\n    if (overlaps) return { meets: true, hit: { t } };\n  }\n  return false;',
        to: '  let [enter, exit] = [0, duration];\n  for (const i of [0, 1, 2]) {\n    const [near, far] = [b.min[i] - a.max[i], b.max[i] - a.min[i]];\n    if (velocity[i] === 0) {\n      if (near >= 0 || far <= 0) return false;\n      continue;\n    }\n    const [t1, t2] = [near / velocity[i], far / velocity[i]];\n    enter = Math.max(enter, Math.min(t1, t2));\n    exit = Math.min(exit, Math.max(t1, t2));\n  }\n  return enter < exit && { meets: true, hit: { t: enter } };',
      },
    ],
  },
  {
    number: 25,
    slug: 'stuck-when-leaving',
    ...kCast,
    source: 'leaving',
    inputs: [
      {
        a: kLeft,
        b: kRight,
        motion: { velocityA: [-1, 0, 0], velocityB: kStill, duration: 1 },
        naive: { meets: true, hit: { t: 0 } },
        exact: false,
      },
      {
        a: kLeft,
        b: kRight,
        motion: { velocityA: [0, 2, 0], velocityB: kStill, duration: 1 },
        naive: { meets: true, hit: { t: 0 } },
        exact: false,
      },
    ],
    changes: [
      {
        from: '      if (near > 0 || far < 0) return false;',
        to: '      if (near >= 0 || far <= 0) return false;',
      },
      {
        from: '  return enter <= exit && { meets: true, hit: { t: enter } };',
        to: '  return enter < exit && { meets: true, hit: { t: enter } };',
      },
    ],
  },
];
