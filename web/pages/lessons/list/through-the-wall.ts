// A bullet and a wall: tests at single moments miss what happens between them. Where the story of the lessons begins.
import type { Core } from '../../../core/index.ts';
import { motionBetween, shapeAt } from '../../../scene/clock.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Shape, Sphere, Vec3 } from '../../../scene/shape.ts';
import { length } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

const bullet: Sphere = { kind: 'sphere', center: [-2, 0.2, 0], radius: 0.1 };
const wall: Aabb = { kind: 'aabb', min: [0, -0.9, -0.9], max: [0.2, 0.9, 0.9] };
const shot = (velocity: Vec3, steps: number): PlainScene => ({
  items: [
    { id: 1, name: 'A', shape: bullet, velocity },
    { id: 2, name: 'B', shape: wall },
  ],
  pair: [1, 2],
  motion: { duration: 1, steps },
});

interface Shot {
  readonly a: Item<Shape>;
  readonly b: Item<Shape>;
  readonly velocity: Vec3;
  readonly duration: number;
  readonly steps: number;
}

/** What a scene has of a bullet that is tested at steps; null: it is another one. */
function shotOf({ items, motion }: PlainScene): Shot | null {
  const [a, b] = items;
  if (!(a?.velocity && b && motion?.steps)) return null;
  return { a, b, velocity: a.velocity, duration: motion.duration, steps: motion.steps };
}

/** How many tests find that they meet: at the start and after each of so many steps. */
function found(core: Core, { a, b, duration }: Shot, steps: number): number {
  const times = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * duration);
  const meets = (time: number) =>
    core.outcome(shapeAt(a, time) as Shape, shapeAt(b, time) as Shape) !== 'apart';
  return times.filter(meets).length;
}

/** The steps of the table in the text. */
const kTried = [2, 3, 5, 7, 9, 10, 11, 15, 20];

function readingsOf(core: Core, scene: PlainScene): Readonly<Record<string, Reading>> {
  const shown = shotOf(scene);
  if (!shown) return {};
  const { a, b, velocity, duration, steps } = shown;
  const cast = core.cast(a.shape, b.shape, motionBetween(a, b, duration));
  const meeting = cast.tEnter === null ? null : (cast.tExit ?? 0) - cast.tEnter;
  const tried = kTried.flatMap((count): [string, Reading][] => [
    [`time(${count})`, duration / count],
    [`found(${count})`, found(core, shown, count)],
  ]);
  return {
    ...Object.fromEntries(tried),
    'sampled.time': duration / steps,
    'sampled.length': length(velocity) * (duration / steps),
    'count.tests': steps + 1,
    'count.found': found(core, shown, steps),
    meeting,
    // how much longer they meet than a step lasts, now and with one step less
    spare: meeting && meeting - duration / steps,
    spareBefore: meeting && meeting - duration / (steps - 1),
  };
}

export const throughTheWall: Lesson = {
  slug: 'through-the-wall',
  pairs: [['sphere', 'aabb']],
  figures: {
    main: { preset: 'tunnel', ui: 'min', axis: 'none' },
    boxes: { preset: 'flight-edges', ui: 'min' },
    still: { preset: 'edge-edge', ui: 'verdict', axis: 'A.y×B.x' },
    close: { preset: 'contact-turned', ui: 'verdict' },
  },
  exercises: {
    fewest: {
      figure: { scene: shot([7, 0, 0], 4) },
      goals: {
        sure: { reading: 'spare', from: 0 },
        fewest: { reading: 'spareBefore', to: -1e-6 },
        kept: { kept: 'B' },
        speed: { reading: 'A.velocity.x', is: 7 },
      },
      solution: shot([7, 0, 0], 18),
    },
    slip: {
      figure: { scene: shot([4, 0, 0], 12) },
      goals: {
        hits: { reading: 'cast.outcome', is: 'hits' },
        unseen: { reading: 'count.found', is: 0 },
        steps: { reading: 'motion.steps', from: 12 },
        kept: { kept: 'B' },
      },
      solution: shot([16, 0, 0], 12),
    },
  },
  exhibits: [24],
  calls: {
    firstFound: {
      arguments: (scene) => {
        const [a, b] = scene.items;
        const { duration, steps = 1 } = scene.motion ?? { duration: 1 };
        return [a?.shape, a?.velocity ?? [0, 0, 0], b?.shape, duration, steps];
      },
      core: (core, scene) => {
        const shown = shotOf(scene);
        if (!shown) return null;
        const { a, b, duration } = shown;
        return core.cast(a.shape, b.shape, motionBetween(a, b, duration)).tEnter;
      },
    },
  },
  readings: readingsOf,
};
