// meets and outcome: what test says, and nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../web/scene/shape.ts';
import { core, InvalidShapeError, WorldError } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const ball = (x: number, radius = 1): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius });

test('by hand', () => {
  expect(core.outcome(ball(0), ball(3))).toBe('apart');
  expect(core.outcome(ball(0), ball(2))).toBe('touching');
  expect(core.outcome(ball(0), ball(1))).toBe('overlapping');
  expect(core.meets(ball(0), ball(3))).toBe(false);
  expect(core.meets(ball(0), ball(2))).toBe(true);
  expect(core.meets(ball(0), ball(1))).toBe(true);
});

test('are what test gives, of objects and of slots, in both orders', () => {
  const world = core.createWorld({ shapes: 2 });
  fc.assert(
    fc.property(anyShape, anyShape, (a, b) => {
      const { outcome } = core.test(a, b);
      const meets = outcome !== 'apart';
      world.set(0, a);
      world.set(1, b);
      requireEqual([core.outcome(a, b), core.outcome(b, a)], [outcome, outcome]);
      requireEqual([core.meets(a, b), core.meets(b, a)], [meets, meets]);
      requireEqual([world.outcome(0, 1), world.outcome(1, 0)], [outcome, outcome]);
      requireEqual([world.meets(0, 1), world.meets(1, 0)], [meets, meets]);
    }),
    { numRuns: propertyRuns(3000) },
  );
  world.dispose();
});

describe('what is no shape throws what test throws', () => {
  const bad = [
    null,
    7,
    { kind: 'cone' },
    { kind: 'sphere', center: [0, 0, 0] },
    ball(Number.NaN),
    ball(2 ** 201),
    ball(0, -1),
    { kind: 'aabb', min: [0, 0, 0], max: [1, '1', 1] },
    { kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 0, 0], halfExtents: [1, 1, 1] },
  ] as Shape[];
  const pairs = bad.flatMap((shape) => [
    [shape, ball(0)] as const,
    [ball(0), shape] as const,
    ...bad.map((other) => [shape, other] as const),
  ]);

  test.each(pairs)('%j and %j', (a, b) => {
    const expected = thrown(() => core.test(a, b));
    expect(expected).toMatchObject({ name: 'InvalidShapeError' });
    expect(thrown(() => core.meets(a, b))).toEqual(expected);
    expect(thrown(() => core.outcome(a, b))).toEqual(expected);
    expect(thrown(() => core.explain(a, b))).toEqual(expected);
    expect(thrown(() => core.distance(a, b))).toEqual(expected);
    expect(core.outcome(ball(0), ball(2))).toBe('touching');
  });

  test('of slots', () => {
    const world = core.createWorld({ shapes: 3 });
    world.set(0, ball(0));
    world.set(1, ball(0));
    world.numbers[core.catalog.layout.slotStride] = Number.NaN;
    expect(() => world.refresh(1)).toThrow('slot 1.center[0]');
    for (const [a, b, who] of [
      [0, 1, '1.center[0]'],
      [1, 0, '1.center[0]'],
      [2, 0, 'slot 2 is empty'],
      [2, 2, 'slot 2 is empty'],
    ] as const) {
      const expected = thrown(() => world.test(a, b));
      expect(expected).toMatchObject({ message: expect.stringContaining(who) });
      expect(thrown(() => world.meets(a, b))).toEqual(expected);
      expect(thrown(() => world.outcome(a, b))).toEqual(expected);
      expect(() => world.outcome(a, b)).toThrow(InvalidShapeError);
    }
    for (const slot of [-1, 3, 0.5, Number.NaN, '0' as unknown as number]) {
      for (const [a, b] of [
        [0, slot],
        [slot, 0],
      ] as const) {
        expect(() => world.meets(a, b)).toThrow(WorldError);
        expect(() => world.outcome(a, b)).toThrow(WorldError);
      }
    }
    world.dispose();
    expect(() => world.meets(0, 1)).toThrow(WorldError);
    expect(() => world.outcome(0, 1)).toThrow(WorldError);
  });
});

describe('a shape’s fields', () => {
  test('are read once each, and not before they are needed', () => {
    const reads: string[] = [];
    const watched = (shape: Shape): Shape =>
      new Proxy(shape, {
        get(target, key) {
          reads.push(String(key));
          return Reflect.get(target, key) as unknown;
        },
      });
    core.meets(
      watched({ kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 0, 1], halfExtents: [1, 1, 1] }),
      watched({ kind: 'capsule', start: [0, 0, 0], end: [1, 0, 0], radius: 1 }),
    );
    expect(reads).toEqual([
      ...['kind', 'center', 'rotation', 'halfExtents'],
      ...['kind', 'start', 'end', 'radius'],
    ]);
  });

  test('may be typed arrays, frozen, or of a class', () => {
    class Ball {
      readonly kind = 'sphere';
      readonly center = Float64Array.of(2, 0, 0) as unknown as [number, number, number];
      get radius(): number {
        return 1;
      }
    }
    const frozen = Object.freeze({ ...ball(0), center: Object.freeze([0, 0, 0]) });
    const single = { ...ball(0), center: Float32Array.of(0, 0, 0) };
    for (const a of [frozen, single, ball(0)]) {
      expect(core.outcome(a as unknown as Shape, new Ball())).toBe('touching');
      expect(core.test(new Ball(), a as unknown as Shape).gap).toBe(0);
    }
  });

  test('that grow the memory when they are read are written nonetheless', () => {
    const worlds: { dispose(): void }[] = [];
    const greedy: Shape = {
      kind: 'sphere',
      center: [2, 0, 0],
      get radius() {
        worlds.push(core.createWorld({ shapes: 200_000 }));
        return 1;
      },
    };
    const before = core.createWorld({ shapes: 1 });
    const { numbers } = before;
    expect(core.outcome(greedy, ball(0))).toBe('touching');
    expect(core.outcome(ball(5), greedy)).toBe('apart');
    expect(numbers.length).toBe(0); // detached: the memory has grown
    before.set(0, greedy);
    expect(before.get(0)).toEqual({ kind: 'sphere', center: [2, 0, 0], radius: 1 });
    for (const world of [...worlds, before]) world.dispose();
  });
});
