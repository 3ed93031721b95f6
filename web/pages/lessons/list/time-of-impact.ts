// When two shapes in motion meet: intervals of time, a shape that is grown, bisection, and steps that skip nothing.
import type { Core } from '../../../core/index.ts';
import { motionBetween, motionOf, shapeAt } from '../../../scene/clock.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Shape, Sphere, Vec3 } from '../../../scene/shape.ts';
import { length, sub } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

const inMotion = (
  [a, velocityA]: readonly [Shape, Vec3],
  [b, velocityB]: readonly [Shape, Vec3?],
): PlainScene => ({
  items: [
    { id: 1, name: 'A', shape: a, velocity: velocityA },
    { id: 2, name: 'B', shape: b, ...(velocityB && { velocity: velocityB }) },
  ],
  pair: [1, 2],
  motion: { duration: 1 },
});

const a: Aabb = { kind: 'aabb', min: [-2.6, -1.9, -0.5], max: [-1.4, -0.9, 0.5] };
const b: Aabb = { kind: 'aabb', min: [0.3, -0.2, -0.7], max: [1.5, 1.1, 0.6] };
const boxWith = (...velocity: Vec3) => inMotion([a, velocity], [b]);

const ball: Sphere = { kind: 'sphere', center: [-2.5, 1.2, 0], radius: 0.5 };
const cube: Aabb = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const ballAt = (...center: Vec3) => inMotion([{ ...ball, center }, [5, 0, 0]], [cube]);

interface Flight {
  readonly a: Item<Shape>;
  readonly b: Item<Shape>;
  /** Of a, as b sees it. */
  readonly velocity: Vec3;
  readonly duration: number;
}

function flightOf({ items, motion }: PlainScene): Flight | null {
  const [first, second] = items;
  if (!(first && second && motion)) return null;
  const { velocityA, velocityB } = motionBetween(first, second, motion.duration);
  const velocity = sub(velocityA, velocityB);
  return { a: first, b: second, velocity, duration: motion.duration };
}

/** Both as they stand at a time. */
const pairAt = ({ a: first, b: second }: Flight, time: number) =>
  [shapeAt(first, time) as Shape, shapeAt(second, time) as Shape] as const;

/** When each row of the pair is open. */
function openings(core: Core, { a: first, b: second, duration }: Flight): Own {
  const motion = motionBetween(first, second, duration);
  const { rows } = core.explainCast(first.shape, second.shape, motion);
  const own: Own = { 'count.rows': rows.length };
  for (const { name, opens, closes } of rows) {
    own[`opens(${name})`] = opens;
    own[`closes(${name})`] = closes;
  }
  return own;
}

/** The steps that go on by no more than the distance allows: time and distance after each. */
function advances(core: Core, flight: Flight): Own {
  const own: Own = {};
  const speed = length(flight.velocity);
  let time = 0;
  for (let i = 0; i <= 8; i++) {
    const { distance } = core.distance(...pairAt(flight, time));
    own[`advance(${i}).time`] = time;
    own[`advance(${i}).distance`] = distance;
    if (speed > 0) time = Math.min(time + distance / speed, flight.duration);
  }
  return own;
}

const kHalvings = [1, 2, 3, 5, 10, 20];

/** The bracket after some halvings; nothing of it where they don't meet at the end, or meet at the start. */
function halvings(core: Core, flight: Flight): Own {
  const meets = (time: number) => core.outcome(...pairAt(flight, time)) !== 'apart';
  const isBracket = !meets(0) && meets(flight.duration);
  const own: Own = {};
  let [low, high] = [0, flight.duration];
  for (let i = 1; i <= 20; i++) {
    const middle = (low + high) / 2;
    if (meets(middle)) high = middle;
    else low = middle;
    if (!kHalvings.includes(i)) continue;
    own[`halved(${i}).low`] = isBracket ? low : null;
    own[`halved(${i}).high`] = isBracket ? high : null;
  }
  return own;
}

/** What the center of a ball says about a box that is grown by its radius. */
function grown(core: Core, { a: first, b: second, velocity, duration }: Flight): Own {
  const [sphere, box] = [first.shape, second.shape];
  const speed = length(velocity);
  if (sphere.kind !== 'sphere' || box.kind !== 'aabb' || speed === 0) return { grown: null };
  const { center, radius } = sphere;
  const by = (offset: number) => (x: number) => x + offset;
  const min = box.min.map(by(-radius)) as unknown as Vec3;
  const max = box.max.map(by(radius)) as unknown as Vec3;
  const path: Shape = {
    kind: 'ray',
    origin: center,
    direction: velocity,
    maxDistance: speed * duration,
  };
  const meets = core.outcome(path, { kind: 'aabb', min, max }) !== 'apart';
  return { grown: meets ? 'meets' : 'misses' };
}

export const timeOfImpact: Lesson = {
  slug: 'time-of-impact',
  pairs: [
    ['aabb', 'aabb'],
    ['sphere', 'aabb'],
  ],
  figures: {
    main: { scene: inMotion([a, [3, 1.5, 0]], [b, [-1, 0, 0.2]]) },
    corner: { preset: 'graze-corner', ui: 'min' },
    turned: { preset: 'flight-edges', ui: 'min' },
  },
  exercises: {
    'last-axis': {
      figure: { scene: boxWith(3, 0.6, 0) },
      goals: {
        hits: { reading: 'cast.outcome', is: 'hits' },
        row: { reading: 'cast.row', is: 'y' },
        time: { reading: 'cast.tEnter', from: 0.49, to: 0.51 },
        kept: { kept: 'A' },
        other: { kept: 'B' },
      },
      solution: boxWith(4, 1.4, 0),
    },
    'round-corner': {
      figure: { scene: ballAt(-2.5, 1.2, 0) },
      goals: {
        never: { reading: 'cast.outcome', is: 'never' },
        grown: { reading: 'grown', is: 'meets' },
        kept: { kept: 'B' },
        size: { reading: 'A.radius', is: 0.5 },
      },
      solution: ballAt(-2.5, 1.4, 1.4),
    },
  },
  exhibits: [10, 12, 24, 25],
  calls: {
    firstContact: {
      arguments: (scene) => {
        const [first = {}, second = {}]: readonly Partial<Item<Shape>>[] = scene.items;
        const { duration } = motionOf(scene);
        const { velocityA, velocityB } = motionBetween(first, second, duration);
        return [first.shape, velocityA, second.shape, velocityB, duration];
      },
      core: (core, scene) => {
        const [first, second] = scene.items;
        if (!(first && second)) return null;
        const motion = motionBetween(first, second, motionOf(scene).duration);
        return core.cast(first.shape, second.shape, motion).tEnter;
      },
    },
  },
  readings(core, scene) {
    const flight = flightOf(scene);
    if (!flight) return {};
    const [x, y, z] = flight.velocity;
    return {
      'v.x': x,
      'v.y': y,
      'v.z': z,
      speed: length(flight.velocity),
      ...openings(core, flight),
      ...advances(core, flight),
      ...halvings(core, flight),
      ...grown(core, flight),
    };
  },
};
