// Two boxes, both turned: fifteen candidate axes.
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Obb, Vec3 } from '../../../scene/shape.ts';
import { differenceScene } from '../difference-scene.ts';
import type { Lesson } from '../model.ts';

const a: Obb = {
  kind: 'obb',
  center: [-1.15, 0.15, 0],
  rotation: [0.029792, 0.193904, 0.037384, 0.979855],
  halfExtents: [1.15, 0.7, 0.8],
};
const b: Obb = {
  kind: 'obb',
  center: [1.5242, 0.5103, 1.1993],
  rotation: [0.216871, 0.431824, -0.133857, 0.865204],
  halfExtents: [0.9, 0.62, 0.95],
};
const bAt = (...center: Vec3) => sceneOfShapes(a, { ...b, center });

export const twoTurnedBoxes: Lesson = {
  slug: 'two-turned-boxes',
  pairs: [
    ['aabb', 'obb'],
    ['obb', 'obb'],
  ],
  figures: {
    main: { preset: 'edge-edge', axis: 'A.y×B.x' },
    difference: { ui: 'none', axis: 'none', readonly: true },
  },
  derived: { difference: differenceScene },
  exercises: {
    'only-nine': {
      figure: { scene: bAt(0.6, 0.2, 0.9), ui: 'min' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        only: { reading: 'count.separates', is: 1 },
        nine: { reading: 'step(A.x×B.z).status', is: 'separates' },
        kept: { kept: 'A' },
      },
      solution: bAt(-0.9, -1.45, -2.45),
    },
    'gap-and-distance': {
      figure: { preset: 'edge-edge', ui: 'min' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        more: { reading: 'distanceBeyondGap', from: 0.2 },
      },
      solution: bAt(1.5242, -3.2, -2.7),
    },
  },
  exhibits: [17, 18, 19, 23],
  readings(core, scene) {
    const [first, second] = scene.items.map(({ shape }) => shape);
    if (!(first && second)) return { distanceBeyondGap: null };
    const widest = Math.max(...core.explain(first, second).steps.map(({ gap }) => gap ?? 0));
    const { distance } = core.distance(first, second);
    return { distanceBeyondGap: distance - Math.max(0, widest) };
  },
};
