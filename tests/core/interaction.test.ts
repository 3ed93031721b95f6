// Groups and masks: what a world leaves out is what the formula of both masks says, whatever else it is asked.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point, Ray, Shape } from '../../web/scene/shape.ts';
import { core, loadCore, type World } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

interface Bits {
  readonly group: number;
  readonly mask: number;
}
interface Slot extends Bits {
  readonly shape: Shape;
}

const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const along: Ray = { kind: 'ray', origin: [-9, 0, 0], direction: [1, 0, 0] };
const origin: Point = { kind: 'point', position: [0, 0, 0] };

const interact = (a: Bits, b: Bits) => (a.group & b.mask) !== 0 && (b.group & a.mask) !== 0;

function worldOf(slots: readonly Slot[]): World {
  const world = core.createWorld({ shapes: Math.max(1, slots.length) });
  slots.forEach(({ shape, group, mask }, slot) => {
    world.set(slot, shape);
    world.groups[slot] = group;
    world.masks[slot] = mask;
  });
  return world;
}

function pairsOf(world: World, budget?: number): number[][] {
  const record = world.newMeeting();
  let found = world.evaluate(budget === undefined ? {} : { budget });
  while (world.pairsLeft > 0) found = world.resume();
  return Array.from({ length: found }, (_, i) => {
    world.readMeeting(i, record);
    return [record.a, record.b];
  }).sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
}

const bits = fc.oneof(fc.constantFrom(0, 1, 2, 3, -1, 2 ** 31, 2 ** 32 - 1), fc.nat(7));
const several = fc.array(fc.record({ shape: anyShape, group: bits, mask: bits }), {
  maxLength: 80,
});
const asked = fc.record({ group: bits, mask: bits });

describe('what does not interact is left out', () => {
  test('of all questions and of evaluate', () => {
    fc.assert(
      fc.property(
        several,
        asked,
        anyShape,
        shapeOf.ray,
        shapeOf.point,
        (slots, own, shape, ray, point) => {
          const world = worldOf(slots);
          const kept = slots.flatMap((slot, i) => (interact(own, slot) ? [i] : []));
          const those = core.createWorld({ shapes: Math.max(1, kept.length) });
          kept.forEach((slot, i) => {
            those.set(i, (slots[slot] as Slot).shape);
          });
          const numbered = <T extends { slot: number }>(answer: T | null) =>
            answer && { ...answer, slot: kept[answer.slot] };
          requireEqual(
            world.query(shape, own),
            those.query(shape).map((i) => kept[i]),
          );
          requireEqual(world.raycast(ray as Ray, own), numbered(those.raycast(ray as Ray)));
          requireEqual(
            world.raycastAll(ray as Ray, { ...own, solid: false }),
            those.raycastAll(ray as Ray, { solid: false }).map(numbered),
          );
          requireEqual(world.nearest(point as Point, own), numbered(those.nearest(point as Point)));
          const pairs = slots.flatMap((a, i) =>
            slots.flatMap((b, j) =>
              i < j && interact(a, b) && core.meets(a.shape, b.shape) ? [[i, j]] : [],
            ),
          );
          requireEqual(pairsOf(world), pairs);
          requireEqual(pairsOf(world, 1e-9), pairs);
          those.dispose();
          world.dispose();
        },
      ),
      { numRuns: propertyRuns(60) },
    );
  });

  test('of boxes that are decided in lanes, too', () => {
    const slots = Array.from({ length: 200 }, (_, i): Slot => {
      const shape: Shape = {
        kind: 'obb',
        center: [(i % 20) / 2, Math.floor(i / 20) / 2, 0],
        rotation: [0, 0, i % 7, 5],
        halfExtents: [0.3, 0.3, 0.3],
      };
      return { shape, group: 1 << (i % 3), mask: i % 2 === 0 ? 3 : 6 };
    });
    const world = worldOf(slots);
    const pairs = slots.flatMap((a, i) =>
      slots.flatMap((b, j) =>
        i < j && interact(a, b) && core.meets(a.shape, b.shape) ? [[i, j]] : [],
      ),
    );
    expect(pairs.length).toBeGreaterThan(50);
    requireEqual(pairsOf(world), pairs);
    world.dispose();
  });
});

describe('groups and masks', () => {
  test('are 1 and all until they are written, and are the slot’s, whatever is in it', () => {
    const world = core.createWorld({ shapes: 3 });
    world.set(0, ball(0));
    expect(world.query(ball(0), { mask: 1 })).toEqual([0]);
    expect(world.query(ball(0), { mask: ~1 })).toEqual([]);
    expect(Array.from(world.groups)).toEqual([1, 1, 1]);
    expect(Array.from(world.masks)).toEqual([2 ** 32 - 1, 2 ** 32 - 1, 2 ** 32 - 1]);
    world.groups[0] = 4;
    world.set(0, ball(1));
    world.clear(0);
    world.set(0, ball(2));
    expect(Array.from(world.groups)).toEqual([4, 1, 1]);
    expect(world.query(ball(2), { mask: 4 })).toEqual([0]);
    expect(world.query(ball(2), { mask: 3 })).toEqual([]);
    world.dispose();
  });

  test('count from the next question on, written to a view of any age', () => {
    const world = worldOf([ball(0), ball(4)].map((shape) => ({ shape, group: 1, mask: -1 })));
    const { groups, masks } = world;
    expect(world.raycast(along, { mask: 1 })?.slot).toBe(0);
    groups[0] = 2;
    expect(world.raycast(along, { mask: 1 })?.slot).toBe(1);
    expect(world.nearest(origin, { mask: 1 })?.slot).toBe(1);
    masks[1] = 8; // asks of questions to be in the group 8
    expect(world.raycast(along, { group: 4 })?.slot).toBe(0);
    expect(world.raycast(along, { group: 8, mask: 1 })?.slot).toBe(1);
    expect(world.raycast(along)?.slot).toBe(0);
    masks[0] = 0;
    expect(world.raycast(along)?.slot).toBe(1);
    expect(world.meets(0, 0)).toBe(true); // the two slots of a test are named
    world.dispose();
  });

  test('stay as memory grows', async () => {
    const own = await loadCore({});
    const world = own.createWorld({ shapes: 2 });
    const { groups, masks } = world;
    groups[1] = 6;
    masks[0] = 5;
    const large = own.createWorld({ shapes: 100_000 });
    expect(groups.length).toBe(0); // detached
    expect(Array.from(world.groups)).toEqual([1, 6]);
    expect(Array.from(world.masks)).toEqual([5, 2 ** 32 - 1]);
    large.dispose();
    world.dispose();
    expect(thrown(() => world.groups)).toMatchObject({ name: 'WorldError' });
  });
});

test.each(['query', 'nearest', 'raycast', 'raycastAll'] as const)(
  'errors of world.%s name the option and its value',
  (call) => {
    const world = worldOf([{ shape: ball(0), group: 1, mask: 1 }]);
    const ask = (options: unknown) => {
      const argument = call === 'query' ? ball(0) : call === 'nearest' ? origin : along;
      return thrown(() => world[call](argument as never, options as never));
    };
    for (const name of ['group', 'mask']) {
      for (const value of [0.5, Number.NaN, 2 ** 32, -(2 ** 31) - 1, '1', null, 1n, {}]) {
        expect(ask({ [name]: value })).toMatchObject({
          name: 'InvalidArgumentError',
          function: `world.${call}`,
          argument: `options.${name}`,
          value,
          reason: 'notBits',
        });
      }
    }
    expect(ask({ masks: 1 })).toMatchObject({ argument: 'options.masks', reason: 'unknownOption' });
    expect(ask(7)).toMatchObject({ argument: 'options', reason: 'notOptions' });
    world.dispose();
  },
);
