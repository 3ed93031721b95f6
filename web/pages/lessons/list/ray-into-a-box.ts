// A ray into a box that doesn't turn: three slabs, three intervals of t.
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Aabb, Ray, Vec3 } from '../../../scene/shape.ts';
import { length, scale } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import { rayCall } from '../ray-call.ts';

const box: Aabb = { kind: 'aabb', min: [-0.5, -0.6, -0.7], max: [1.1, 0.7, 0.8] };
/** Its direction is 1.4 m long. */
const ray: Ray = { kind: 'ray', origin: [-2.9, 2.2, 1.4], direction: [1.2, -0.6, -0.4] };
const rayFrom = (origin: Vec3, direction: Vec3 = ray.direction) =>
  sceneOfShapes({ ...ray, origin, direction }, box);

const kCamera = '20 24';

export const rayIntoABox: Lesson = {
  slug: 'ray-into-a-box',
  pairs: [
    ['ray', 'aabb'],
    ['segment', 'aabb'],
  ],
  figures: { main: { scene: sceneOfShapes(ray, box), axis: 'B.y', camera: kCamera } },
  exercises: {
    'never-all-three': {
      figure: { scene: rayFrom([-2.9, 1.5, 1.4]), camera: kCamera },
      goals: {
        x: { reading: 'step(B.x).b.min', from: 0 },
        y: { reading: 'step(B.y).b.min', from: 0 },
        z: { reading: 'step(B.z).b.min', from: 0 },
        apart: { reading: 'outcome', is: 'apart' },
        near: { reading: 'distance', to: 0.3 },
        kept: { kept: 'B' },
      },
      solution: rayFrom([-2.9, 1.5, 2.2]),
    },
    'one-frame': {
      figure: { scene: rayFrom([-2.9, 2.2, 1.4], [0.9, -0.3, -0.3]), camera: kCamera },
      goals: {
        t: { reading: 'hit.t', from: 0.95, to: 1.05 },
        top: { reading: 'hit.feature', is: 'y+' },
        far: { reading: 'hit.distance', from: 3 },
        kept: { kept: 'B' },
      },
      solution: rayFrom([-2.9, 2.2, 1.4], [3, -1.5, -1]),
    },
  },
  exhibits: [1, 2, 3, 4, 10, 11, 20],
  calls: { rayHitsBox: rayCall },
  variables: { length: 1.4 },
  /** The ray with its direction as long as `length`. */
  follow(_core, scene, { length: wanted = 1 }) {
    const items = scene.items.map((item) => {
      if (item.shape.kind !== 'ray') return item;
      const { direction } = item.shape;
      const factor = wanted / length(direction);
      return { ...item, shape: { ...item.shape, direction: scale(direction, factor) } };
    });
    return { ...scene, items };
  },
  readings(core, scene) {
    const [first, second] = scene.items.map(({ shape }) => shape);
    if (first?.kind !== 'ray' || !second) return { length: null, 'y.upper': null };
    const slab = core.explain(first, second).steps.find(({ name }) => name === 'B.y')?.b;
    return {
      length: length(first.direction),
      /** The t at which the ray meets the plane of the box's upper face. */
      'y.upper': slab?.[first.direction[1] < 0 ? 0 : 1] ?? null,
    };
  },
};
