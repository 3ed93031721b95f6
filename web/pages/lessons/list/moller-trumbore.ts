// A ray into a triangle, with t, u and v by one division, and how far a ray reaches.
import type { Core } from '../../../core/index.ts';
import type { DrawnVector } from '../../../scene/drawn-vector.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Ray, Triangle } from '../../../scene/shape.ts';
import { length } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import { rayCall } from '../ray-call.ts';
import type { Reading } from '../readings.ts';
import { ray, triangle } from './ray-into-a-triangle.ts';

const rayUpTo = (maxDistance: number) => sceneOfShapes({ ...ray, maxDistance }, triangle);

const standing = (x: number): Triangle => ({
  kind: 'triangle',
  a: [x, -0.8, 0.9],
  b: [x, -0.6, -1],
  c: [x, 1.1, 0.1],
});
/** The farther triangle comes first, the nearest second. */
const several = sceneOfShapes(
  { kind: 'ray', origin: [-3, 0.2, 0.1], direction: [2, 0, 0], maxDistance: 7 },
  standing(2),
  standing(1),
  standing(3),
);

/** Of each shape that the ray A may hit, and the name of the nearest. */
function hits(core: Core, { items }: PlainScene, shot: Ray): Readonly<Record<string, Reading>> {
  const own: Record<string, Reading> = {};
  const world = core.createWorld({ shapes: items.length });
  for (const [slot, { name, shape }] of items.entries()) {
    if (shape === shot) continue;
    world.set(slot, shape);
    const { hit } = core.test(shot, shape);
    own[`${name}.t`] = hit?.t ?? null;
    own[`${name}.distance`] = hit?.distance ?? null;
  }
  own['nearest'] = items[world.raycast(shot)?.slot ?? -1]?.name ?? null;
  world.dispose();
  return own;
}

/** e and f along two edges, and s from their corner to the origin of the ray. */
function vectors({ items }: PlainScene): readonly DrawnVector[] {
  const [first, second] = items.map(({ shape }) => shape);
  if (first?.kind !== 'ray' || second?.kind !== 'triangle' || items.length > 2) return [];
  const { a, b, c } = second;
  return [
    { from: a, to: b, name: 'e', color: 'b' },
    { from: a, to: c, name: 'f', color: 'b' },
    { from: a, to: first.origin, name: 's' },
  ];
}

export const mollerTrumbore: Lesson = {
  slug: 'moller-trumbore',
  pairs: [
    ['ray', 'triangle'],
    ['segment', 'triangle'],
    ['segment', 'parallelogram'],
  ],
  figures: {
    main: { preset: 'ray-triangle', axis: 't' },
    several: { scene: several, ui: 'verdict', camera: '35 22' },
  },
  calls: { rayHitsTriangle: rayCall },
  exercises: {
    'from-behind': {
      figure: { scene: sceneOfShapes(ray, triangle) },
      goals: {
        hits: { reading: 'outcome', is: 'overlapping' },
        back: { reading: 'hit.facing', is: 'back' },
        kept: { kept: 'B' },
      },
      solution: sceneOfShapes(
        { ...ray, origin: [-0.05, -0.95, -1.95], direction: [0.15, 0.95, 2] },
        triangle,
      ),
    },
    'long-enough': {
      figure: { scene: rayUpTo(1.3) },
      goals: {
        hits: { reading: 'outcome', is: 'overlapping' },
        spare: { reading: 'spare', from: 0, to: 0.1 },
        far: { reading: 'hit.distance', from: 2.5 },
        kept: { kept: 'B' },
      },
      solution: rayUpTo(2.9),
    },
  },
  exhibits: [12, 13, 15],
  vectors: (_core, scene) => vectors(scene),
  readings(core, scene) {
    const [first, second] = scene.items.map(({ shape }) => shape);
    if (first?.kind !== 'ray' || !second) return {};
    const { hit } = core.test(first, second);
    const { maxDistance = Number.POSITIVE_INFINITY, direction } = first;
    return {
      ...hits(core, scene, first),
      length: length(direction),
      limit: maxDistance / length(direction),
      spare: hit && maxDistance - hit.distance,
    };
  },
};
