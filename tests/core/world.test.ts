// Worlds: what evaluate and the raycasts find is what single tests find.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ray, Shape } from '../../web/scene/shape.ts';
import { type Core, core, loadCore, type World } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const scene = fc.array(anyShape, { minLength: 2, maxLength: 12 });

function worldOf(shapes: readonly Shape[], owner: Core = core): World {
  const world = owner.createWorld({ shapes: shapes.length });
  shapes.forEach((shape, slot) => {
    world.set(slot, shape);
  });
  return world;
}

function meetingsOf(world: World) {
  const record = world.newMeeting();
  return Array.from({ length: world.evaluate() }, (_, i) => {
    world.readMeeting(i, record);
    const { a, b, outcome, hasHit } = record;
    return { a, b, outcome: core.catalog.codes.outcome[outcome], t: hasHit ? record.hit.t : null };
  }).sort((x, y) => x.a - y.a || x.b - y.b);
}

/** The same by testing every pair on its own. */
function expectedMeetings(shapes: readonly Shape[]) {
  return shapes.flatMap((a, i) =>
    shapes.flatMap((b, j) => {
      if (j <= i) return [];
      const { outcome, hit } = core.test(a, b);
      return outcome === 'apart' ? [] : [{ a: i, b: j, outcome, t: hit?.t ?? null }];
    }),
  );
}

describe('evaluate', () => {
  test('finds the pairs that meet, and no others', () => {
    fc.assert(
      fc.property(scene, (shapes) => {
        const world = worldOf(shapes);
        requireEqual(meetingsOf(world), expectedMeetings(shapes));
        world.dispose();
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  test('gives the pairs of shapes without an end first, one such shape after the other', () => {
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    const floor: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
    const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] };
    const world = worldOf([ball, ray, { ...ray, maxDistance: 1 }, floor, ball]);
    const record = world.newMeeting();
    const pairs = Array.from({ length: world.evaluate() }, (_, i) => {
      world.readMeeting(i, record);
      return [record.a, record.b];
    });
    expect(pairs).toEqual([
      ...[0, 2, 3, 4].map((other) => (other < 1 ? [other, 1] : [1, other])),
      ...[0, 2, 4].map((other) => (other < 3 ? [other, 3] : [3, other])),
      ...[
        [0, 2],
        [0, 4],
        [2, 4],
      ],
    ]);
    world.dispose();
  });

  test('sees numbers that were written into a slot directly', () => {
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    const world = worldOf([ball, { ...ball, center: [5, 0, 0] }]);
    expect(world.evaluate()).toBe(0);
    world.numbers[core.catalog.layout.slotStride] = 1.5; // center.x of slot 1
    expect(world.evaluate()).toBe(1);
    expect(world.get(1)).toEqual({ ...ball, center: [1.5, 0, 0] });
    world.numbers[core.catalog.layout.slotStride] = Number.NaN;
    expect(world.evaluate()).toBe(0);
    expect(core.catalog.codes.reason[world.faults[1] as number]).toBe('notFinite');
    expect(() => world.refresh(1)).toThrow('slot 1.center[0]');
    world.dispose();
  });

  test('more meetings than there was room for at first', () => {
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    const world = worldOf(Array.from({ length: 40 }, () => ball));
    expect(world.evaluate()).toBe(780);
    expect(meetingsOf(world).at(-1)).toEqual({ a: 38, b: 39, outcome: 'overlapping', t: null });
    world.dispose();
  });

  test('its views follow the memory as it grows', async () => {
    // A core of its own: the memory of a shared one may have grown already.
    const own = await loadCore({});
    const small = worldOf([{ kind: 'sphere', center: [1, 2, 3], radius: 4 }], own);
    const before = small.numbers;
    const worlds = Array.from({ length: 4 }, () => own.createWorld({ shapes: 30_000 }));
    expect(before.length).toBe(0); // detached
    expect(Array.from(small.numbers.subarray(0, 4))).toEqual([1, 2, 3, 4]);
    for (const world of [...worlds, small]) world.dispose();
  });

  test('a large world: many shapes, few neighbors', () => {
    const side = 20;
    const world = core.createWorld({ shapes: side ** 3 });
    for (let i = 0; i < side ** 3; i++) {
      const center = [i % side, Math.floor(i / side) % side, Math.floor(i / side ** 2)] as const;
      world.set(i, { kind: 'sphere', center, radius: 0.5 });
    }
    // Neighbors along the three axes just touch.
    expect(world.evaluate()).toBe(3 * side * side * (side - 1));
    world.dispose();
  });
});

describe('raycasts', () => {
  test('find every hit, nearest first', () => {
    fc.assert(
      fc.property(scene, shapeOf.ray, (shapes, shot) => {
        const ray = shot as Ray;
        const world = worldOf(shapes);
        const expected = shapes
          .flatMap((shape, slot) => {
            const hit = core.test(ray, shape).hit;
            return hit ? [{ slot, hit }] : [];
          })
          .sort((x, y) => x.hit.t - y.hit.t || x.slot - y.slot);
        requireEqual(world.raycastAll(ray), expected);
        const nearest = world.raycast(ray);
        requireEqual(nearest && { slot: nearest.slot, hit: nearest.hit }, expected[0] ?? null);
        world.dispose();
      }),
      { numRuns: propertyRuns(400) },
    );
  });
});

test('a ray is a ray', () => {
  const world = worldOf([{ kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] }]);
  const segment = { kind: 'segment', start: [0, 0, 5], end: [0, 0, -5] } as unknown as Ray;
  for (const ask of ['raycast', 'raycastAll'] as const) {
    expect(thrown(() => world[ask](segment))).toMatchObject({
      name: 'InvalidArgumentError',
      function: `world.${ask}`,
      argument: 'ray.kind',
      value: 'segment',
    });
    expect(thrown(() => world[ask](null as unknown as Ray))).toMatchObject({ argument: 'ray' });
  }
  world.dispose();
});

const expectClose = (actual: readonly number[], expected: readonly number[]) =>
  actual.forEach((component, i) => {
    expect(component).toBeCloseTo(expected[i] as number, 15);
  });

describe('obbFromAxes', () => {
  test('gives the rotation that turns the world’s axes into these', () => {
    const box = core.obbFromAxes(
      [1, 2, 3],
      [
        [0, 2, 0],
        [-3, 0, 0],
        [0, 0, 0.5],
      ],
      [1, 1, 1],
    );
    expect(box).toMatchObject({ kind: 'obb', center: [1, 2, 3], halfExtents: [1, 1, 1] });
    expectClose(box.rotation, [0, 0, Math.SQRT1_2, Math.SQRT1_2]);
  });

  test('takes a mirrored frame for the box that it is', () => {
    const box = core.obbFromAxes(
      [0, 0, 0],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, -1],
      ],
      [1, 2, 3],
    );
    expectClose(box.rotation, [0, 0, 0, 1]);
  });
});
