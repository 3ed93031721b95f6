// Two spheres: the distance of the centers against the sum of the radii.
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Sphere, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';

const sphere = (radius: number, ...center: Vec3): Sphere => ({ kind: 'sphere', center, radius });

// Numbers that a double holds exactly, so that the spheres can touch exactly.
const exactly = (...center: Vec3) =>
  sceneOfShapes(sphere(1.5, -0.75, -0.5, 0), sphere(1, ...center));
const caught = (...center: Vec3) =>
  sceneOfShapes(sphere(0.9, -0.6, -0.2, 0), sphere(0.8, ...center));

export const twoSpheres: Lesson = {
  slug: 'two-spheres',
  pairs: [['sphere', 'sphere']],
  figures: {
    main: { preset: 'sphere-sphere', axis: '|A − B|' },
    ulp: { preset: 'contact-ulp', ui: 'verdict' },
  },
  exercises: {
    touch: {
      figure: { scene: exactly(0.75, 0.5, 0), ui: 'verdict' },
      goals: {
        touching: { reading: 'outcome', is: 'touching' },
        slanted: { reading: 'slant', from: 0.2 },
        size: { reading: 'B.radius', is: 1 },
        kept: { kept: 'A' },
      },
      solution: exactly(0.75, 1.5, 0),
    },
    catch: {
      figure: { scene: caught(0.1, 0.2, 0), ui: 'verdict' },
      goals: {
        overlapping: { reading: 'outcome', is: 'overlapping' },
        deep: { reading: 'depth', from: 0.1 },
        wrong: { reading: 'beyondSquares', from: 0.001 },
      },
      solution: caught(0.6, 0.7, 0),
    },
  },
  exhibits: [11],
  readings(core, { items }) {
    const [a, b] = items.map(({ shape }) => shape);
    if (a?.kind !== 'sphere' || b?.kind !== 'sphere') return {};
    const { distance, axis } = core.distance(
      { kind: 'point', position: a.center },
      { kind: 'point', position: b.center },
    );
    const [x, y, z] = (axis ?? [0, 0, 0]).map((component) => component * distance);
    const squares = a.radius ** 2 + b.radius ** 2;
    return {
      'D.x': x ?? null,
      'D.y': y ?? null,
      'D.z': z ?? null,
      squaredDistance: distance ** 2,
      squaredSum: (a.radius + b.radius) ** 2,
      sumOfSquares: squares,
      beyondSquares: distance ** 2 - squares,
      // how far the center line is from both directions of the picture's frame
      slant: Math.min(Math.abs(x ?? 0), Math.abs(y ?? 0)),
    };
  },
};
