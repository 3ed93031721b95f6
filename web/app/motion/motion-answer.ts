// Asks the core when the shapes of a scene meet.
import type { Core } from '../../core/core.ts';
import type { Meeting, MotionAnswer, Sample } from '../../page/motion.ts';
import { motionBetween, motionOf, shapeAt } from '../../scene/clock.ts';
import { type Item, itemById, type Scene } from '../../scene/scene.ts';
import { kOrigin } from '../../scene/vectors.ts';

/** `scene`: without hidden shapes. */
export function motionAnswer(core: Core, scene: Scene): MotionAnswer {
  const { duration } = motionOf(scene);
  const [first, second] = (scene.pair ?? []).map((id) => itemById(scene, id));
  const hasPair = first !== undefined && second !== undefined && canBeCast(first, second);
  const pair = hasPair
    ? core.explainCast(first.shape, second.shape, motionBetween(first, second, duration))
    : null;
  return {
    scene,
    duration,
    pair,
    meetings: meetingsOf(core, scene, duration),
    samples: hasPair ? samplesOf(core, scene, [first, second]) : [],
  };
}

const goesOn = ({ shape }: Item) => shape.kind === 'plane' || shape.kind === 'ray';
const canBeCast = (a: Item, b: Item) => !(goesOn(a) && goesOn(b));

const seenMoving = ({ velocity: a = kOrigin }: Item, { velocity: b = kOrigin }: Item) =>
  a.some((each, axis) => each !== b[axis]);

/** A world finds them, in the exact order of time. */
function meetingsOf(core: Core, { items, pair }: Scene, duration: number): readonly Meeting[] {
  return sweptPairs(core, items, duration).flatMap(([one, other]) => {
    if (!seenMoving(one, other)) return [];
    const isPair = pair?.[0] === other.id && pair[1] === one.id;
    const [a, b] = isPair ? [other, one] : [one, other];
    const cast = core.cast(a.shape, b.shape, motionBetween(a, b, duration));
    return [{ ids: [a.id, b.id] as const, cast }];
  });
}

function sweptPairs(
  core: Core,
  items: readonly Item[],
  duration: number,
): readonly (readonly [Item, Item])[] {
  const world = core.createWorld({ shapes: items.length });
  try {
    for (const [slot, { shape, velocity = kOrigin }] of items.entries()) {
      world.set(slot, shape);
      world.velocities.set(velocity, 3 * slot);
    }
    const { count, a, b } = world.sweep({ duration });
    return Array.from({ length: count }, (_, i) => {
      return [items[a[i] as number] as Item, items[b[i] as number] as Item] as const;
    });
  } finally {
    world.dispose();
  }
}

function samplesOf(core: Core, scene: Scene, pair: readonly [Item, Item]): readonly Sample[] {
  const { duration, steps = 0 } = motionOf(scene);
  if (steps === 0) return [];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const time = (step / steps) * duration;
    return { time, meets: meetAt(core, pair, time) };
  });
}

const meetAt = (core: Core, [a, b]: readonly [Item, Item], time: number): boolean =>
  core.meets(shapeAt(a, time), shapeAt(b, time));

/** Doublings of an ulp of the time. */
const kMostDoublings = 10;

/**
 * A time at which the pair is seen to meet, if it first does at this one: where shapes stand is rounded, so that they may
 * be an ulp apart then.
 */
export function timeThatShows(core: Core, { scene }: MotionAnswer, time: number): number {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id));
  for (let doublings = 0; a && b && doublings <= kMostDoublings; doublings++) {
    const later = time * (1 + (2 ** doublings - 1) * 2 ** -52);
    if (meetAt(core, [a, b], later)) return later;
  }
  return time;
}
