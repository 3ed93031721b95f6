// Out of memory: a typed error that says what there is no memory for, and a core that answers as before.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Ray, Sphere } from '../../web/scene/shape.ts';
import { type Core, loadCore, OutOfMemoryError, type World } from './support/core.ts';

const ball = (x: number): Sphere => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const ray: Ray = { kind: 'ray', origin: [0.25, 3, 0.25], direction: [0, -2, 0] };
const corners = [0, 0, 0, 0, 0, 1, 1, 0, 0];

/** From now on the memory does not grow. */
const stopGrowth = () =>
  vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation((delta) => {
    if (delta === 0) return 0;
    throw new RangeError('no more memory');
  });

afterEach(() => {
  vi.restoreAllMocks();
});

function expectSound(core: Core): void {
  expect(core.test(ball(0), ball(2)).outcome).toBe('touching');
  expect(core.explain(ball(0), ball(3)).outcome).toBe('apart');
  expect(core.raycastMesh(ray, corners)).toMatchObject({ t: 1.5, triangle: 0 });
  expect(core.quaternion.multiply([0, 0, 1, 0], [0, 0, 1, 0])).toEqual([0, 0, 0, -1]);
}

/** A world of balls that all meet one another. */
function crowd(core: Core, count: number): World {
  const world = core.createWorld({ shapes: count });
  for (let slot = 0; slot < count; slot++) world.set(slot, ball(0));
  return world;
}

describe('there is no memory for', () => {
  test('a world', async () => {
    const core = await loadCore({});
    const growth = stopGrowth();
    expect(() => core.createWorld({ shapes: 1_000_000 })).toThrow(OutOfMemoryError);
    expect(() => core.createWorld({ shapes: 1_000_000 })).toThrow('a world of 1000000 shapes');
    expectSound(core);
    growth.mockRestore();
    const world = core.createWorld({ shapes: 100_000 });
    world.set(99_999, ball(0));
    expect(world.get(99_999)).toEqual(ball(0));
    expectSound(core);
  });

  test('more and more worlds, until some are disposed of', async () => {
    const core = await loadCore({});
    stopGrowth();
    const worlds: World[] = [];
    const fill = () => {
      for (;;) worlds.push(core.createWorld({ shapes: 1000 }));
    };
    expect(fill).toThrow(OutOfMemoryError);
    const count = worlds.length;
    expectSound(core);
    for (const world of worlds.splice(0)) world.dispose();
    expect(fill).toThrow(OutOfMemoryError);
    expect(worlds.length).toBe(count); // nothing was lost
    expectSound(core);
  });

  test('all meetings', async () => {
    const core = await loadCore({});
    const world = crowd(core, 1000);
    const growth = stopGrowth();
    const meeting = world.newMeeting();
    expect(() => world.evaluate()).toThrow(OutOfMemoryError);
    expect(() => world.readMeeting(0, meeting)).toThrow('found no meetings');
    expect(() => world.resume()).toThrow('nothing to resume');
    expect(world.test(3, 4).outcome).toBe('overlapping');
    expectSound(core);
    world.count = 10;
    expect(world.evaluate()).toBe(45);
    growth.mockRestore();
    world.count = 1000;
    expect(world.evaluate()).toBe(499_500);
    world.readMeeting(499_499, meeting);
    expect([meeting.a, meeting.b]).toEqual([998, 999]);
    world.dispose();
  });

  test('all hits', async () => {
    const core = await loadCore({});
    const world = crowd(core, 20_000);
    stopGrowth();
    const through: Ray = { ...ray, origin: [0, 9, 0] };
    expect(() => world.raycastAll(through)).toThrow(OutOfMemoryError);
    expectSound(core);
    world.count = 7;
    expect(world.raycastAll(through).map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('a mesh', async () => {
    const core = await loadCore({});
    const huge = { length: 9 * 2 ** 40, 0: 0 };
    expect(() => core.raycastMesh(ray, huge)).toThrow(OutOfMemoryError);
    expect(() => core.raycastMesh(ray, corners, { length: 3 * 2 ** 30 })).toThrow(OutOfMemoryError);
    expectSound(core);
    stopGrowth();
    expect(() => core.raycastMesh(ray, new Float32Array(9_000_000))).toThrow(OutOfMemoryError);
    expectSound(core);
  });
});

test('the memory of a large mesh is given back', async () => {
  const core = await loadCore({});
  const large = new Float32Array(9 * 200_000);
  expect(core.raycastMesh(ray, large)).toBe(null);
  stopGrowth();
  // Where the mesh was there is room for a world now.
  const world = core.createWorld({ shapes: 5_000 });
  world.set(0, ball(0));
  world.dispose();
  expect(core.raycastMesh(ray, large)).toBe(null);
  expectSound(core);
});
