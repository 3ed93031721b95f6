// What takes long is done in parts: the parts together find what is found at once.
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../web/core/figure.ts';
import type { Item, Scene } from '../../web/scene/scene.ts';
import type { Ray, Shape } from '../../web/scene/shape.ts';
import { core, InvalidArgumentError, type World, WorldError } from './support/core.ts';

/** Numbers whose exponents lie as far apart as the core accepts: each pair of such shapes takes long. */
const far = (i: number): readonly [number, number, number] => {
  const small = 2 ** -1070 * (1 + i);
  const large = 2 ** 190 * (1 + i / 64);
  return [i % 2 === 0 ? large : small, i % 3 === 0 ? small : -large, i % 5 === 0 ? -small : large];
};
const slowShape = (i: number): Shape =>
  i % 2 === 0
    ? { kind: 'capsule', start: far(i), end: far(i + 7), radius: 2 ** (190 - (i % 4)) }
    : {
        kind: 'obb',
        center: far(i + 3),
        rotation: [1, 2, i, 4],
        halfExtents: [2 ** 189, 3, 2 ** -1070],
      };
const slowShapes = Array.from({ length: 40 }, (_, i) => slowShape(i));

function worldOf(shapes: readonly Shape[]): World {
  const world = core.createWorld({ shapes: shapes.length });
  shapes.forEach((shape, slot) => {
    world.set(slot, shape);
  });
  return world;
}

function meetingsOf(world: World, count: number) {
  const record = world.newMeeting();
  return Array.from({ length: count }, (_, i) => {
    world.readMeeting(i, record);
    return [record.a, record.b, record.outcome];
  });
}

const kRay: Ray = { kind: 'ray', origin: [-100, 0.1, 0.2], direction: [1, 0.01, 0.02] };
const sorted = (meetings: ReturnType<typeof meetingsOf>) =>
  meetings.map(String).sort((a, b) => (a < b ? -1 : 1));

describe('a world', () => {
  test('that stops and goes on finds what it finds at once', () => {
    const world = worldOf(slowShapes);
    const all = meetingsOf(world, world.evaluate());
    expect(world.pairs).toBe((slowShapes.length * (slowShapes.length - 1)) / 2);
    expect(world.pairsLeft).toBe(0);
    let parts = 1;
    let before = world.pairs;
    let count = world.evaluate({ budget: 1e-6 });
    while (world.pairsLeft > 0) {
      expect(world.pairsLeft).toBeLessThanOrEqual(before);
      before = world.pairsLeft;
      // What has been found stays.
      expect(meetingsOf(world, count)).toEqual(all.slice(0, count));
      count = world.resume({ budget: 2 });
      parts += 1;
    }
    expect(parts).toBeGreaterThan(2);
    expect(meetingsOf(world, count)).toEqual(all);
    expect(world.resume()).toBe(count);
    world.dispose();
  });

  test.each([
    ['near to each other', 0.6, 0],
    ['far from each other', 8, 0],
    ['with planes', 2, 3],
  ])('of many shapes %s stops before their bounds are compared', (_, side, planes) => {
    const count = 12_000;
    const world = core.createWorld({ shapes: count });
    let seed = 1;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return (seed / 2_147_483_647 - 0.5) * side * Math.cbrt(count);
    };
    for (let slot = 0; slot < count; slot++) {
      const center = [random(), random(), random()] as const;
      world.set(
        slot,
        slot < planes
          ? { kind: 'plane', normal: center, constant: slot }
          : { kind: 'obb', center, rotation: [1, 2, slot, 4], halfExtents: [0.2, 0.3, 0.4] },
      );
    }
    const all = meetingsOf(world, world.evaluate());
    const hit = world.raycast(kRay);
    expect(world.evaluate({ budget: 1e-6 })).toBe(0);
    expect([world.pairs, world.pairsLeft]).toEqual(Array(2).fill((count * (count - 1)) / 2));
    expect(world.raycast(kRay)).toEqual(hit);
    let parts = 1;
    let found = 0;
    for (let left = world.pairsLeft; left > 0; parts++) {
      found = world.resume({ budget: 0.25 });
      expect(world.pairsLeft).toBeLessThanOrEqual(left);
      left = world.pairsLeft;
    }
    expect(parts).toBeGreaterThan(5);
    expect(sorted(meetingsOf(world, found))).toEqual(sorted(all));
    world.dispose();
  });

  test.each([0, 1, 2])('of %d shapes is finished at once', (count) => {
    const world = core.createWorld({ shapes: 2 });
    for (let slot = 0; slot < count; slot++) {
      world.set(slot, { kind: 'sphere', center: [9 * slot, 0, 0], radius: 1 });
    }
    world.evaluate({ budget: 1000 });
    expect(world.pairs).toBe(count === 2 ? 1 : 0);
    expect(world.pairsLeft).toBe(0);
    world.dispose();
  });

  test('does not go on with shapes that have changed', () => {
    const world = worldOf(slowShapes);
    expect(() => world.resume()).toThrow(WorldError);
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    const changes = [
      () => world.set(3, ball),
      () => world.clear(3),
      () => world.refresh(4),
      () => expect(() => world.set(5, { ...ball, radius: Number.NaN })).toThrow(),
    ];
    for (const change of changes) {
      world.evaluate({ budget: 1e-6 });
      change();
      expect(() => world.resume()).toThrow('shapes have changed');
    }
    world.evaluate({ budget: 1e-6 });
    // Single tests and rays change nothing.
    world.test(0, 1);
    world.raycast({ kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] });
    world.resume();
    expect(world.pairsLeft).toBe(0);
    world.dispose();
    expect(() => world.resume()).toThrow(WorldError);
    expect(() => world.pairsLeft).toThrow(WorldError);
  });

  test.each([
    [{ budget: 0 }, 'options.budget'],
    [{ budget: -1 }, 'options.budget'],
    [{ budget: Number.NaN }, 'options.budget'],
    [{ budget: '5' }, 'options.budget'],
    [{ time: 5 }, 'options.time'],
    [5, 'options'],
    [[], 'options'],
    [[1, 2], 'options'],
    [null, 'options'],
  ])('refuses the budget %j', (options, argument) => {
    const world = worldOf(slowShapes.slice(0, 2));
    for (const call of [world.evaluate, world.resume]) {
      const error = thrown(() => call.call(world, options as never));
      expect(error).toBeInstanceOf(InvalidArgumentError);
      expect((error as InvalidArgumentError).argument).toBe(argument);
    }
    world.dispose();
  });
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a figure', () => {
  const items: readonly Item[] = [
    {
      id: 100,
      name: 'ray',
      shape: { kind: 'ray', origin: [0, 0, 0], direction: [1, 2 ** -40, 3] },
    },
    ...slowShapes.map((shape, id) => ({ id, name: `${id}`, shape })),
  ];
  const scene: Scene = { items, pair: [100, 1] };
  const kept = ({
    meets,
    meetings,
    meetingCount,
    hits,
    hitCount,
  }: ReturnType<Figure['evaluate']>) =>
    structuredClone({
      meets: [...meets],
      meetings: meetings.slice(0, meetingCount),
      hits: hits.slice(0, hitCount),
    });

  test('explains the pair first, and finds the same in parts', () => {
    const figure = core.createFigure();
    const atOnce = kept(figure.evaluate(scene));
    const results = figure.evaluate(scene, 1e-6);
    expect(results.isComplete).toBe(false);
    expect(results.ledger?.verdict.outcome).toBe(
      core.catalog.codes.outcome.indexOf(
        core.outcome((items[0] as Item).shape, (items[2] as Item).shape),
      ),
    );
    let parts = 0;
    while (!results.isComplete) {
      figure.proceed(2);
      parts += 1;
      if (results.isLate) expect(results.pairsLeft).toBeLessThan(results.pairCount);
    }
    expect(parts).toBeGreaterThan(2);
    expect(kept(results)).toEqual(atOnce);
    figure.dispose();
  });

  test('forgets what is left when the scene changes', () => {
    const figure = core.createFigure();
    figure.evaluate(scene, 1e-6);
    const small = { items: items.slice(0, 1), pair: null };
    const results = figure.evaluate(small, 1e-6);
    while (!results.isComplete) figure.proceed(5);
    expect(results.meetingCount).toBe(0);
    expect(results.hitCount).toBe(0);
    figure.dispose();
  });
});

test('however little time is given, something is decided', () => {
  const near = (i: number): Shape => ({ kind: 'sphere', center: [i / 8, 0, 0], radius: 1 });
  const world = worldOf(Array.from({ length: 12 }, (_, i) => near(i)));
  const expected = world.evaluate();
  let found = world.evaluate({ budget: Number.MIN_VALUE });
  for (let calls = 0; world.pairsLeft > 0 && calls < 10_000; calls++) {
    found = world.resume({ budget: Number.MIN_VALUE });
  }
  expect(world.pairsLeft).toBe(0);
  expect(found).toBe(expected);
  world.dispose();
});
