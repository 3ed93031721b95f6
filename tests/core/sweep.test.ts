// world.sweep and world.castPair, as JavaScript sees them: all pairs are those of core.cast, to the bit and in order;
// views, masks, typed errors. That the order is exact is tested natively.
import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import type { Shape, Vec3 } from '../../web/scene/shape.ts';
import { type Cast, core, loadCore, type World } from './support/core.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape, point } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

interface Mover {
  readonly shape: Shape | null;
  readonly velocity: Vec3;
  readonly group: number;
}

const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const goesOn = (shape: Shape) => shape.kind === 'ray' || shape.kind === 'plane';

function worldOf(movers: readonly Mover[]): World {
  const world = core.createWorld({ shapes: Math.max(1, movers.length) });
  movers.forEach(({ shape, velocity, group }, slot) => {
    if (shape !== null) world.set(slot, shape);
    world.velocities.set(velocity, 3 * slot);
    if (group !== 1) world.groups[slot] = group;
  });
  return world;
}

const moving = (shape: Shape, velocity: Vec3 = [0, 0, 0]): Mover => ({ shape, velocity, group: 1 });

/** What a sweep says of one pair. */
const pairsOf = (world: World, duration?: number) => {
  const found = world.sweep(duration === undefined ? {} : { duration });
  return Array.from({ length: found.count }, (_, i) => ({
    a: found.a[i] as number,
    b: found.b[i] as number,
    outcome: core.catalog.codes.castOutcome?.[found.outcomes[i] as number],
    tEnter: found.tEnter[i] as number,
    tExit: found.tExit[i] as number,
  }));
};

type Pair = ReturnType<typeof pairsOf>[number];

/** The same of each two by core.cast, in the order of slots. */
const pairByPair = (movers: readonly Mover[], duration: number): Pair[] =>
  movers.flatMap((a, i) =>
    movers.flatMap((b, j): Pair[] => {
      if (i >= j || a.shape === null || b.shape === null) return [];
      if (goesOn(a.shape) && goesOn(b.shape)) return [];
      const motion = { velocityA: a.velocity, velocityB: b.velocity, duration };
      const { outcome, tEnter, tExit } = core.cast(a.shape, b.shape, motion);
      return outcome === 'never'
        ? []
        : [{ a: i, b: j, outcome, tEnter: tEnter as number, tExit: tExit as number }];
    }),
  );

const mover = fc.record({
  shape: fc.oneof({ weight: 9, arbitrary: anyShape }, fc.constant(null)),
  velocity: fc.oneof(fc.constant<Vec3>([0, 0, 0]), point),
  group: fc.constant(1),
});
const duration = fc.constantFrom(0, 0.5, 1, 3, Number.POSITIVE_INFINITY);

describe('all pairs are those of core.cast', () => {
  test('of shapes of all kinds', () => {
    fc.assert(
      fc.property(fc.array(mover, { maxLength: 30 }), duration, (movers, time) => {
        const world = worldOf(movers);
        const found = pairsOf(world, time);
        const inOrderOfSlots = [...found].sort((x, y) => x.a - y.a || x.b - y.b);
        requireEqual(inOrderOfSlots, pairByPair(movers, time));
        found.forEach(({ a, b, tEnter, outcome, tExit }, i) => {
          const before = found[i - 1];
          requireThat(!before || before.tEnter <= tEnter, 'they are in order of time', found);
          const cast: Cast = world.castPair(a, b, { duration: time });
          requireEqual([cast.outcome, cast.tEnter, cast.tExit], [outcome, tEnter, tExit]);
        });
        world.dispose();
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  test.each([5, 64, 65, 400])('of %i boxes in a room', (count) => {
    const numbers = Array.from({ length: 9 * count }, (_, i) => Math.sin(i * 78.233) * 43758.5453);
    const at = (i: number) => (numbers[i] as number) - Math.floor(numbers[i] as number) - 0.5;
    const movers = Array.from({ length: count }, (_, i): Mover => {
      const room = Math.cbrt(count);
      const [x, y, z, turn] = [at(9 * i) * room, at(9 * i + 1) * room, at(9 * i + 2) * room, i % 7];
      const shape: Shape = {
        kind: 'obb',
        center: [x, y, z],
        rotation: [turn, at(9 * i + 3), 1, 2],
        halfExtents: [0.2, 0.3, 0.25],
      };
      return moving(shape, [at(9 * i + 4), at(9 * i + 5), at(9 * i + 6)]);
    });
    const world = worldOf(movers);
    const found = pairsOf(world);
    const expected = pairByPair(movers, 1).sort((x, y) => x.tEnter - y.tEnter || x.a - y.a);
    requireEqual(found, expected);
    if (count > 5) expect(found.length).toBeGreaterThan(count / 8);
    world.dispose();
  });
});

describe('sweep', () => {
  it('has a duration of 1 where none is given, and stands where nothing was written', () => {
    const world = worldOf([moving(ball(0)), moving(ball(4)), moving(ball(9))]);
    expect(world.sweep().count).toBe(0);
    world.velocities.set([2, 0, 0]);
    expect(pairsOf(world)).toEqual([{ a: 0, b: 1, outcome: 'touches', tEnter: 1, tExit: 1 }]);
    expect(pairsOf(world, 10).map(({ a, b, tEnter }) => [a, b, tEnter])).toEqual([
      [0, 1, 1],
      [0, 2, 3.5],
    ]);
    expect(world.castPair(1, 0, { duration: 10 })).toEqual(
      core.cast(ball(4), ball(0), { velocityB: [2, 0, 0], duration: 10 }),
    );
    world.count = 2;
    expect(pairsOf(world, 10)).toHaveLength(1);
    world.dispose();
  });

  it('leaves out what does not interact, and two that go on forever', () => {
    const plane: Shape = { kind: 'plane', normal: [1, 0, 0], constant: 0 };
    const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [0, 1, 0] };
    const world = worldOf([
      moving(ball(3), [-1, 0, 0]),
      moving(plane),
      moving(ray),
      moving(ball(3)),
    ]);
    const found = () => pairsOf(world, 2).map(({ a, b }) => [a, b]);
    expect(found()).toEqual([
      [0, 3],
      [0, 1],
      [0, 2],
    ]);
    world.masks[0] = ~2;
    world.groups[3] = 2;
    expect(found()).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(world.castPair(0, 3).tEnter).toBe(0); // two slots that are named
    world.dispose();
  });

  it('is about what is written in slots and velocities, however it was', () => {
    const world = worldOf([moving(ball(0), [1, 0, 0]), moving(ball(5))]);
    const { velocities, numbers } = world;
    const entered = () => pairsOf(world, 100).map(({ tEnter }) => tEnter);
    expect(entered()).toEqual([3]);
    numbers[core.catalog.layout.slotStride] = 7;
    expect(entered()).toEqual([5]);
    velocities[0] = 2;
    expect(entered()).toEqual([2.5]);
    world.set(0, ball(1));
    expect(entered()).toEqual([2]);
    world.kinds[1] = -1;
    expect(entered()).toEqual([]);
    world.dispose();
  });

  it('has one answer, whose views stay as memory grows', async () => {
    const own = await loadCore({});
    const world = own.createWorld({ shapes: 2 });
    world.set(0, ball(0));
    world.set(1, ball(4));
    world.velocities[0] = 1;
    const found = world.sweep({ duration: 10 });
    const { velocities } = world;
    const large = own.createWorld({ shapes: 100_000 });
    expect(velocities.length).toBe(0); // detached
    expect([found.count, found.a[0], found.b[0], found.tEnter[0]]).toEqual([1, 0, 1, 2]);
    expect(Array.from(world.velocities)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(world.sweep()).toBe(found);
    expect(found.count).toBe(0);
    large.dispose();
    world.dispose();
    expect(thrown(() => found.tEnter)).toMatchObject({ name: 'WorldError' });
    expect(thrown(() => world.velocities)).toMatchObject({ name: 'WorldError' });
    expect(thrown(() => world.sweep())).toMatchObject({ name: 'WorldError' });
  });

  it('says when there is no memory, and answers as before afterwards', async () => {
    const own = await loadCore({});
    const world = own.createWorld({ shapes: 2000 });
    for (let slot = 0; slot < 2000; slot++) world.set(slot, ball(0));
    expect(world.velocities.length).toBe(6000);
    const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation((delta) => {
      if (delta === 0) return 0;
      throw new RangeError('no more memory');
    });
    expect(thrown(() => world.sweep())).toMatchObject({ name: 'OutOfMemoryError' });
    world.count = 10;
    expect(world.sweep().count).toBe(45);
    grow.mockRestore();
    world.dispose();
  });
});

describe('errors', () => {
  const world = worldOf([moving(ball(0)), moving(ball(4)), { ...moving(ball(0)), shape: null }]);

  it.each([
    [null, 'options', 'notOptions'],
    [{ duration: -1 }, 'options.duration', 'negative'],
    [{ duration: Number.NaN }, 'options.duration', 'notFinite'],
    [{ duration: '1' }, 'options.duration', 'wrongType'],
    [{ duration: 2 ** 201 }, 'options.duration', 'outOfRange'],
    [{ mask: 1 }, 'options.mask', 'unknownOption'],
  ])('%o', (options, argument, reason) => {
    const error = { name: 'InvalidArgumentError', argument, reason };
    expect(thrown(() => world.sweep(options as never))).toMatchObject({
      ...error,
      function: 'world.sweep',
    });
    expect(thrown(() => world.castPair(0, 1, options as never))).toMatchObject({
      ...error,
      function: 'world.castPair',
    });
  });

  it('name the velocity of a valid shape, and what it is', () => {
    world.velocities.fill(Number.NaN, 6); // of the empty slot
    expect(world.sweep().count).toBe(0);
    world.velocities[4] = 2 ** 201;
    const error = {
      name: 'InvalidArgumentError',
      argument: 'velocities[4]',
      value: 2 ** 201,
      reason: 'outOfRange',
    };
    expect(thrown(() => world.sweep())).toMatchObject(error);
    expect(thrown(() => world.castPair(0, 1))).toMatchObject(error);
    expect(thrown(() => world.castPair(1, 0))).toMatchObject(error);
    world.velocities[4] = 0;
    expect(world.sweep().count).toBe(0);
  });

  it('name slots without a shape, and two that go on forever', () => {
    expect(thrown(() => world.castPair(0, 2))).toMatchObject({
      name: 'InvalidShapeError',
      reason: 'emptySlot',
      shape: expect.stringContaining('2'),
    });
    expect(thrown(() => world.castPair(0, 3))).toMatchObject({ name: 'WorldError' });
    const plane: Shape = { kind: 'plane', normal: [1, 0, 0], constant: 0 };
    const planes = worldOf([moving(plane), moving(plane)]);
    expect(thrown(() => planes.castPair(0, 1))).toMatchObject({ reason: 'bothEndless' });
    expect(planes.sweep().count).toBe(0);
    planes.dispose();
  });
});
