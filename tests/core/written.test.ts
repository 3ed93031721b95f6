// Questions to a world are about what was written, in whichever way: they are answered as by a world that was filled
// with the same shapes just now.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point, Ray, Shape } from '../../web/scene/shape.ts';
import { core, type World } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape, coordinate, point, shapeOf } from './support/shapes.ts';

const { slotStride } = core.catalog.layout;
const kSlots = 9;

const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const along: Ray = { kind: 'ray', origin: [-9, 0, 0], direction: [1, 0, 0] };

function worldOf(shapes: readonly (Shape | null)[]): World {
  const world = core.createWorld({ shapes: kSlots });
  shapes.forEach((shape, slot) => {
    if (shape) world.set(slot, shape);
  });
  world.count = shapes.length;
  return world;
}

/** An invalid slot has other words than an empty one. */
function unlessRefused<T>(call: () => T): T | 'refused' {
  try {
    return call();
  } catch {
    return 'refused';
  }
}

/** What each question answers. */
function answersOf(world: World, ray: Ray, at: Point, shape: Shape) {
  const pairs = Array.from(
    { length: world.count },
    (_, slot) => [slot, (slot * 2) % kSlots] as const,
  );
  return {
    raycast: world.raycast(ray),
    raycastAll: world.raycastAll(ray),
    query: world.query(shape),
    nearest: world.nearest(at),
    tests: pairs.map(([a, b]) => unlessRefused(() => world.test(a, b))),
    meets: pairs.map(([a, b]) => unlessRefused(() => world.meets(a, b))),
    distances: pairs.map(([a, b]) => unlessRefused(() => world.distance(a, b))),
  };
}

describe('after numbers of a view that was taken before', () => {
  test.each(['none', 'evaluate', 'raycast'])('and %s', (before) => {
    const world = worldOf([ball(0), ball(20), ball(40)]);
    const { numbers, kinds } = world;
    if (before === 'evaluate') world.evaluate();
    if (before === 'raycast') world.raycast(along);
    numbers[0] = 60; // center.x of slot 0
    expect(world.raycast(along)?.slot).toBe(1);
    expect(world.raycastAll(along).map(({ slot }) => slot)).toEqual([1, 2, 0]);
    expect(world.nearest({ kind: 'point', position: [0, 0, 0] })?.slot).toBe(1);
    expect(world.query(ball(60.5))).toEqual([0]);
    numbers[slotStride] = 60.5;
    expect(world.meets(0, 1)).toBe(true);
    expect(world.test(0, 1).outcome).toBe('overlapping');
    expect(world.raycast(along)?.slot).toBe(2);
    kinds[2] = -1;
    expect(world.raycast(along)?.slot).toBe(0);
    numbers[0] = Number.NaN;
    expect(world.raycast(along)?.slot).toBe(1);
    expect(() => world.test(0, 1)).toThrow('center[0] is NaN');
    world.dispose();
  });
});

test('after transforms', () => {
  const world = core.createWorld({ shapes: 4 });
  const pose = (x: number) => [x, 0, 0, 0, 0, 0, 1];
  const halfExtents = [1, 1, 1] as const;
  world.transforms(Float64Array.from([...pose(5), ...pose(10)]), { layout: 'poses', halfExtents });
  expect(world.raycast(along)?.slot).toBe(0);
  world.transforms(Float64Array.from(pose(20)), { layout: 'poses', halfExtents });
  expect(world.raycast(along)?.slot).toBe(1);
  expect(world.meets(0, 1)).toBe(false);
  world.evaluate();
  world.transforms(Float64Array.from(pose(10.5)), { layout: 'poses', halfExtents });
  expect(world.meets(0, 1)).toBe(true);
  expect(world.query(ball(10.2))).toEqual([0, 1]);
  world.dispose();
});

const slot = fc.nat(kSlots - 1);
const step = fc.oneof(
  fc.record({ act: fc.constant('set' as const), slot, shape: anyShape }),
  fc.record({ act: fc.constant('clear' as const), slot }),
  fc.record({ act: fc.constant('write' as const), slot, shape: anyShape }),
  fc.record({ act: fc.constant('move' as const), slot, by: coordinate }),
  fc.record({ act: fc.constant('pose' as const), slot, place: point }),
  fc.record({ act: fc.constant('evaluate' as const), budget: fc.constantFrom(undefined, 1e-9) }),
  fc.record({ act: fc.constant('ask' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const codeOf = (shape: Shape) => core.catalog.kinds.findIndex(({ name }) => name === shape.kind);

function take(world: World, scratch: World, done: Step, isShared: boolean): void {
  switch (done.act) {
    case 'set':
      world.set(done.slot, done.shape);
      break;
    case 'clear':
      world.clear(done.slot);
      break;
    case 'write':
      if (!isShared) return;
      scratch.set(0, done.shape);
      world.numbers.set(scratch.numbers.subarray(0, slotStride), done.slot * slotStride);
      world.kinds[done.slot] = codeOf(done.shape);
      break;
    case 'move':
      if (!isShared) return;
      world.numbers[done.slot * slotStride] = done.by;
      break;
    case 'pose':
      world.transforms(Float64Array.from([...done.place, 0, 0, 0, 1]), {
        layout: 'poses',
        halfExtents: [1, 0.5, 0.25],
        first: done.slot,
      });
      break;
    case 'evaluate':
      world.evaluate(done.budget === undefined ? {} : { budget: done.budget });
  }
}

test.each([
  ['with views', true],
  ['without views', false],
])('after any calls, %s', (_, isShared) => {
  const scratch = core.createWorld({ shapes: 1 });
  const questions = fc.tuple(shapeOf['ray'], shapeOf['point'], anyShape);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), questions, (steps, [ray, at, shape]) => {
      const world = worldOf([]);
      world.count = kSlots;
      for (const each of [...steps, { act: 'ask' as const }]) {
        take(world, scratch, each, isShared);
        if (each.act !== 'ask') continue;
        const shapes = Array.from({ length: kSlots }, (__, i) => world.get(i) as Shape | null);
        const fresh = worldOf(
          shapes.map((written) => (written && isValid(written) ? written : null)),
        );
        requireEqual(
          answersOf(world, ray as Ray, at as Point, shape),
          answersOf(fresh, ray as Ray, at as Point, shape),
        );
        fresh.dispose();
      }
      world.dispose();
    }),
    { numRuns: propertyRuns(60) },
  );
});

/** Numbers that were written may be those of no shape, such as a box whose corners are exchanged. */
const isValid = (shape: Shape): boolean =>
  unlessRefused(() => core.meets(shape, shape)) !== 'refused';
