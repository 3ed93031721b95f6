// Boxes along the axes of the world: one interval per axis.
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Aabb, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';

const box = (min: Vec3, max: Vec3): Aabb => ({ kind: 'aabb', min, max });

// Gaps of 0.2, 0.3 and 0.6: by these the distance is 0.7.
const corner = sceneOfShapes(
  box([-1.2, -0.6, -0.6], [0, 0.2, 0.5]),
  box([0.2, 0.5, 1.1], [1.1, 1.1, 1.9]),
);

// Along x the interval of B lies within that of A.
const within = (...min: Vec3) =>
  sceneOfShapes(
    box([-1.25, -0.5, -0.75], [1, 0.25, 0.5]),
    box(min, [min[0] + 0.75, min[1] + 1, min[2] + 1.25]),
  );

const beside = (...min: Vec3) =>
  sceneOfShapes(
    box([-1.3, -0.6, -0.7], [0, 0.3, 0.4]),
    box(min, [min[0] + 1.1, min[1] + 0.8, min[2] + 0.9]),
  );

export const threeIntervals: Lesson = {
  slug: 'three-intervals',
  pairs: [['aabb', 'aabb']],
  figures: {
    main: { preset: 'aabb-aabb', axis: 'y' },
    corner: { scene: corner, ui: 'verdict', axis: 'x', camera: '-20 20' },
  },
  exercises: {
    push: {
      figure: { scene: within(-0.25, 0, -0.25), ui: 'verdict', axis: 'y' },
      goals: {
        overlapping: { reading: 'outcome', is: 'overlapping' },
        along: { reading: 'candidate', is: 'z' },
        deep: { reading: 'depth', from: 0.3, to: 0.5 },
        kept: { kept: 'A' },
      },
      solution: within(-0.25, -0.25, 0.125),
    },
    far: {
      figure: { scene: beside(0.4, -0.5, -0.6), ui: 'verdict', axis: 'x', camera: '-20 20' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        narrow: { reading: 'widestGap', to: 0.5 },
        distant: { reading: 'distance', from: 0.72 },
      },
      solution: beside(0.45, 0.75, 0.85),
    },
  },
  exhibits: [5, 6],
  readings(core, { items }) {
    const [a, b] = items.map(({ shape }) => shape);
    if (!(a && b)) return {};
    const { steps } = core.explain(a, b);
    const gaps = steps.map(({ gap }) => gap ?? 0);
    return {
      widestGap: Math.max(...gaps),
      sumOfSquares: gaps.reduce((sum, gap) => sum + Math.max(0, gap) ** 2, 0),
    };
  },
};
