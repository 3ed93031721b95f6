// What a world finds for a ray, a shape and a point: that which asking each slot gives, however many there are,
// wherever they are, and whatever has changed since.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point, Ray, Shape } from '../../web/scene/shape.ts';
import { core, type World } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

function worldOf(shapes: readonly Shape[]): World {
  const world = core.createWorld({ shapes: Math.max(1, shapes.length) });
  shapes.forEach((shape, slot) => {
    world.set(slot, shape);
  });
  return world;
}

const several = fc.array(anyShape, { maxLength: 90 });

test('what single calls find', () => {
  fc.assert(
    fc.property(several, anyShape, shapeOf.ray, shapeOf.point, (shapes, shape, ray, point) => {
      const world = worldOf(shapes);
      requireEqual(
        world.query(shape),
        shapes.flatMap((each, slot) => (core.meets(shape, each) ? [slot] : [])),
      );
      const hits = shapes.flatMap((each, slot) => {
        const { hit } = core.test(ray, each);
        return hit ? [{ slot, t: hit.t }] : [];
      });
      const found = world.raycastAll(ray as Ray);
      requireEqual(
        found.map(({ slot }) => slot).sort((a, b) => a - b),
        hits.map(({ slot }) => slot),
      );
      requireEqual(world.raycast(ray as Ray)?.slot ?? null, found[0]?.slot ?? null);
      const distances = shapes.map((each) => core.distance(point, each).distance);
      const least = Math.min(...distances);
      const nearest = world.nearest(point as Point);
      requireEqual(
        nearest && { slot: nearest.slot, distance: nearest.distance },
        shapes.length === 0
          ? null
          : {
              slot: distances.indexOf(least),
              distance: least,
            },
      );
      world.dispose();
    }),
    { numRuns: propertyRuns(40) },
  );
});

describe('a tree that is kept', () => {
  const ball = (x: number, y = 0): Shape => ({ kind: 'sphere', center: [x, y, 0], radius: 0.5 });
  const probe = (x: number): Shape => ({ kind: 'point', position: [x, 0, 0] });
  const ray: Ray = { kind: 'ray', origin: [-100, 0, 0], direction: [1, 0, 0] };

  test('is made anew when a slot is set, cleared, written to or counted', () => {
    const world = worldOf(Array.from({ length: 100 }, (_, i) => ball(2 * i)));
    expect(world.query(probe(20))).toEqual([10]);
    world.set(10, ball(500));
    expect(world.query(probe(20))).toEqual([]);
    expect(world.query(probe(500))).toEqual([10]);
    world.clear(3);
    expect(world.query(probe(6))).toEqual([]);
    world.numbers[core.catalog.layout.slotStride * 5] = 6;
    expect(world.query(probe(6))).toEqual([5]);
    world.count = 5;
    expect(world.query(probe(6))).toEqual([]);
    expect(world.raycast(ray)?.slot).toBe(0);
    world.count = 100;
    expect(world.raycastAll(ray)).toHaveLength(99);
    world.dispose();
  });

  test('leaves an evaluation that is not finished as it is', () => {
    const world = worldOf(Array.from({ length: 200 }, (_, i) => ball(0, i / 1000)));
    const all = world.evaluate();
    expect(all).toBe((200 * 199) / 2);
    let met = world.evaluate({ budget: 1e-6 });
    while (world.pairsLeft > 0) {
      world.count = 50;
      expect(world.query(probe(0))).toHaveLength(50);
      world.count = 200;
      expect(world.nearest({ kind: 'point', position: [0, 9, 0] })?.slot).toBe(199);
      met = world.resume({ budget: 0.5 });
    }
    expect(met).toBe(all);
    expect(world.pairs).toBe(all);
    world.dispose();
  });

  test('of ten thousand shapes, with planes and endless rays among them', () => {
    const shapes = Array.from({ length: 10_000 }, (_, i): Shape => {
      if (i % 1000 === 7) return { kind: 'plane', normal: [0, 1, 0], constant: -i };
      if (i % 1000 === 8) return { kind: 'ray', origin: [i, -1, 0], direction: [0, 1, 0] };
      return ball((i * 37) % 1000, (i * 91) % 997);
    });
    const world = worldOf(shapes);
    world.evaluate();
    const big: Shape = { kind: 'aabb', min: [100, 100, -1], max: [160, 160, 1] };
    expect(world.query(big)).toEqual(
      shapes.flatMap((shape, slot) => (core.meets(big, shape) ? [slot] : [])),
    );
    world.dispose();
  });
});

test('errors name the shape', () => {
  const world = worldOf([]);
  expect(world.query({ kind: 'point', position: [0, 0, 0] })).toEqual([]);
  expect(world.nearest({ kind: 'point', position: [0, 0, 0] })).toBeNull();
  const wrong = { kind: 'sphere', center: [0, 0, 0], radius: -1 } as const;
  expect(thrown(() => world.query(wrong))).toMatchObject({ shape: 'shape', field: 'radius' });
  expect(thrown(() => world.nearest({ ...wrong, radius: 1 } as never))).toMatchObject({
    name: 'InvalidArgumentError',
    argument: 'point',
  });
  world.dispose();
  expect(thrown(() => world.query(wrong))).toMatchObject({ name: 'WorldError' });
});
