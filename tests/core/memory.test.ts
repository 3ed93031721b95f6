// The core's buffers move when they grow and all of its memory moves when it grows: what is read
// from them is never what was there before.
import { describe, expect, test } from 'vitest';
import type { Ray, Shape } from '../../web/scene/shape.ts';
import { type Core, core, loadCore, type World, WorldError } from './support/core.ts';

/** Balls along x, each meeting its two neighbors. */
const row = (count: number): Shape[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'sphere', center: [i, 0, 0], radius: 0.55 }));

const along: Ray = { kind: 'ray', origin: [-2, 0, 0], direction: [1, 0, 0] };

function worldOf(shapes: readonly Shape[], owner: Core = core): World {
  const world = owner.createWorld({ shapes: shapes.length });
  shapes.forEach((shape, slot) => {
    world.set(slot, shape);
  });
  return world;
}

/** The slots of the meetings 0 to count − 1, read without evaluating again. */
function slotsOf(world: World, count: number): [number, number][] {
  const meeting = world.newMeeting();
  return Array.from({ length: count }, (_, i) => {
    world.readMeeting(i, meeting);
    return [meeting.a, meeting.b];
  });
}

const neighbors = (count: number) => Array.from({ length: count }, (_, i) => [i, i + 1]);

describe('meetings', () => {
  test.each([64, 65, 66, 130, 1000])('are right when there are %d of them', (count) => {
    const world = worldOf(row(count + 1));
    expect(world.evaluate()).toBe(count);
    expect(slotsOf(world, count)).toEqual(neighbors(count));
    world.dispose();
  });

  test('are those of the last evaluate, whatever was asked since', () => {
    const world = worldOf(row(5));
    expect(world.evaluate()).toBe(4);
    expect(world.raycastAll(along).length).toBe(5);
    world.raycast(along);
    world.explain(0, 1);
    expect(slotsOf(world, 4)).toEqual(neighbors(4));
    world.dispose();
  });

  test.each([-1, 4, 1e9, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', undefined])(
    'have no number %s',
    (i) => {
      const world = worldOf(row(5));
      const meeting = world.newMeeting();
      expect(() => world.readMeeting(0, meeting)).toThrow(WorldError); // nothing was evaluated
      world.evaluate();
      expect(() => world.readMeeting(i as number, meeting)).toThrow(WorldError);
      expect(() => world.readMeeting(i as number, meeting)).toThrow('meeting is ');
      world.readMeeting(3, meeting);
      world.dispose();
    },
  );
});

describe('arguments that grow the memory while they are read', () => {
  // A core of its own: the memory of a shared one may have grown already.
  let small: Core;
  const worlds: World[] = [];
  const grow = (value: number): number => {
    worlds.push(small.createWorld({ shapes: 100_000 }));
    return value;
  };
  /** The same numbers, the one at `k` by a getter that grows the memory. */
  const greedy = <T extends readonly number[]>(numbers: T, k: number): T => {
    const copy = [...numbers];
    Object.defineProperty(copy, k, { get: () => grow(numbers[k] as number) });
    return copy as unknown as T;
  };

  test('reach the core nonetheless', async () => {
    small = await loadCore({});
    const watched = worldOf(row(1), small);
    const { numbers } = watched;
    const down: Ray = { kind: 'ray', origin: [0.25, 3, 0.25], direction: [0, -2, 0] };
    const corners = [0, 0, 0, 0, 0, 1, 1, 0, 0];
    const expected = small.raycastMesh(down, corners, [0, 1, 2]);
    expect(expected).toMatchObject({ t: 1.5, triangle: 0 });
    expect(small.raycastMesh(down, greedy(corners, 5), [0, 1, 2])).toEqual(expected);
    expect(small.raycastMesh(down, corners, greedy([0, 1, 2], 1))).toEqual(expected);
    const q = small.quaternion.multiply([1, 2, 3, 4], [5, 6, 7, 8]);
    const greedyQ = greedy([5, 6, 7, 8] as const, 2);
    expect(small.quaternion.multiply([1, 2, 3, 4], greedyQ)).toEqual(q);
    const [x, y, z] = [[0, 2, 0] as const, [-3, 0, 0] as const, [0, 0, 0.5] as const];
    const box = small.obbFromAxes([1, 2, 3], [x, y, z], [1, 1, 1]);
    expect(small.obbFromAxes([1, 2, 3], [x, greedy(y, 1), z], [1, 1, 1])).toEqual(box);
    expect(numbers.length).toBe(0); // detached: the memory has grown
    for (const world of [...worlds, watched]) world.dispose();
  });
});

test.each([0, 1, 5, 64, 65, 10_000])(
  'an answer of %d is no longer than itself after longer and shorter ones, and after the memory has grown',
  async (count) => {
    const small = await loadCore({});
    const world = worldOf(row(Math.max(count, 1)), small);
    if (count === 0) world.clear(0);
    const many = worldOf(row(130), small);
    const slots = Array.from({ length: count }, (_, slot) => slot);
    const all: Shape = { kind: 'sphere', center: [count / 2, 0, 0], radius: count + 1 };
    const box: Shape = { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] };
    const turned: Shape = {
      kind: 'obb',
      center: [0.5, 0.25, 0],
      rotation: [0.1, 0.2, 0.3, 0.9],
      halfExtents: [1, 1, 1],
    };
    const ask = () => {
      expect(world.query(all)).toEqual(slots);
      expect(many.query({ ...all, radius: 100_000 }).length).toBe(130);
      expect(world.raycastAll(along).map(({ slot }) => slot)).toEqual(slots);
      expect(small.explain(box, turned).steps.length).toBe(15);
      expect(small.explain(box, box).steps.length).toBe(3);
      expect(small.contact(box, turned)?.points.length).toBeGreaterThan(0);
      expect(world.query(all)).toEqual(slots);
    };
    ask();
    const grown = small.createWorld({ shapes: 200_000 });
    ask();
    for (const each of [grown, world, many]) each.dispose();
  },
);

test('an empty list is written after the memory has grown', async () => {
  const small = await loadCore({});
  const meshes = () => [
    small.createMesh(new Float64Array(0)),
    small.createMesh(new Uint8ClampedArray(0)),
  ];
  const before = meshes();
  const world = small.createWorld({ shapes: 100_000 });
  const after = meshes();
  expect([...before, ...after].map(({ triangleCount }) => triangleCount)).toEqual([0, 0, 0, 0]);
  world.dispose();
});

test('a world that was disposed is refused everything', () => {
  const world = worldOf(row(3));
  world.evaluate();
  const meeting = world.newMeeting();
  const [shapeOfRow] = row(1) as [Shape];
  world.dispose();
  const calls = [
    () => world.numbers,
    () => world.kinds,
    () => world.faults,
    () => world.meetings,
    () => world.timings,
    () => world.readMeeting(0, meeting),
    () => world.query(shapeOfRow),
    () => world.nearest({ kind: 'point', position: [0, 0, 0] }),
    () => world.transforms(new Float32Array(16)),
    () => world.get(0),
    () => world.raycastAll(along),
    () => world.distance(0, 1),
  ];
  for (const call of calls) expect(call).toThrow(WorldError);
});

describe('views that were kept', () => {
  test('of a world that was disposed of are empty, and never those of another', async () => {
    const own = await loadCore({});
    const first = worldOf(row(3), own);
    const { numbers, kinds, faults } = first;
    const other = worldOf(row(3), own);
    expect(numbers[3]).toBe(0.55);
    first.dispose();
    const second = worldOf(row(3), own);
    for (const view of [numbers, kinds, faults]) expect(view.length).toBe(0);
    numbers[3] = 99; // goes nowhere
    expect(() => numbers.set([1, 2, 3])).toThrow(TypeError);
    for (const world of [other, second]) {
      expect(world.evaluate()).toBe(2);
      expect(world.numbers[3]).toBe(0.55);
      expect(world.get(0)).toEqual(row(1)[0]);
      world.dispose();
    }
  });

  const shape: Shape = { kind: 'sphere', center: [0.5, 0, 0], radius: 0.25 };
  const inParts = (world: World): number => {
    let count = world.evaluate({ budget: 1e-9 });
    while (world.pairsLeft > 0) count = world.resume({ budget: 0.5 });
    return count;
  };
  const poses = Float32Array.from({ length: 20 * 7 }, (_, i) => Math.sin(i));
  const calls: ((world: World) => unknown)[] = [
    (world) => world.set(0, row(1)[0] as Shape),
    (world) => world.evaluate(),
    (world) => slotsOf(world, 129),
    (world) => world.raycastAll(along),
    (world) => slotsOf(world, 129),
    (world) => world.raycast(along),
    (world) => world.explain(0, 1),
    (world) => world.distance(0, 2),
    (world) => world.test(3, 4),
    (world) => world.outcome(3, 5),
    inParts,
    (world) => slotsOf(world, 129),
    (world) => world.set(129, shape),
    (world) => world.get(129),
    (world) => Array.from(world.kinds),
    (world) => Array.from(world.faults),
    (world) => Array.from(world.numbers.slice(0, 4)),
    (world) => world.clear(0),
    (world) => world.get(0),
    (world) => world.evaluate(),
    (world) => slotsOf(world, 128),
    (world) => world.query(shape),
    (world) => world.nearest({ kind: 'point', position: [4, 5, 6] }),
    (world) => world.transforms(poses, { layout: 'poses', first: 60, halfExtents: [1, 2, 3] }),
    (world) => world.evaluate(),
    (world) => Array.from(world.meetings.slice(0, 100)),
    (world) => Array.from(world.numbers.slice(720, 960)),
    (world) => world.query(shape),
    (world) => world.set(129, row(130)[129] as Shape),
  ];
  const disturbances: ((owner: Core) => unknown)[] = [
    (owner) => worldOf(row(2), owner).dispose(),
    (owner) => owner.createWorld({ shapes: 40_000 }),
    (owner) => owner.createWorld({ shapes: 40_000 }).dispose(),
    (owner) => owner.raycastMesh(along, new Float32Array(144_000).fill(9)),
    (owner) => owner.meets(shape, shape),
  ];

  test.each(Array.from(disturbances.keys()))(
    'are found again after what happens, %d',
    async (k) => {
      const own = await loadCore({});
      const [world, undisturbed] = [worldOf(row(130), own), worldOf(row(130))];
      for (const [i, call] of calls.entries()) {
        disturbances[(i + k) % disturbances.length]?.(own);
        expect(call(world)).toEqual(call(undisturbed));
      }
      world.dispose();
      undisturbed.dispose();
    },
  );

  test('a record that is none is refused', () => {
    const world = worldOf(row(3));
    world.evaluate();
    for (const out of [undefined, null, 7, {}, { hit: {} }]) {
      expect(() => world.readMeeting(0, out as never)).toThrow('world.readMeeting: out is');
    }
    world.dispose();
  });
});
