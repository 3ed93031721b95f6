// batch.cast: the casts of many pairs are those of core.cast, to the bit; views, options, typed errors.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Kind, Shape, Vec3 } from '../../web/scene/shape.ts';
import { type AnyKind, type Batch, core, loadCore } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { point, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

/** Writes a shape where a view has the numbers of its kind. */
function put(view: Float64Array, stride: number, i: number, shape: Shape): void {
  const kind = core.catalog.kinds.find(({ name }) => name === shape.kind);
  const fields = shape as unknown as Record<string, number | readonly number[] | undefined>;
  const numbers = (kind?.fields ?? []).flatMap(({ name }) => {
    const value = fields[name];
    return value === undefined ? [Number.POSITIVE_INFINITY] : value; // a ray without an end
  });
  view.set(numbers as number[], i * stride);
}

const castsOf = (batch: Batch, duration: number) => {
  const { outcomes, tEnter, tExit } = batch.cast({ duration });
  return Array.from({ length: batch.pairs }, (_, i) => ({
    outcome: core.catalog.codes.castOutcome?.[outcomes[i] as number],
    tEnter: Number.isNaN(tEnter[i]) ? null : tEnter[i],
    tExit: Number.isNaN(tExit[i]) ? null : tExit[i],
  }));
};

const kinds: readonly (readonly [Kind, Kind])[] = [
  ['obb', 'obb'],
  ['aabb', 'obb'],
  ['obb', 'aabb'],
  ['aabb', 'aabb'],
  ['sphere', 'obb'],
  ['capsule', 'triangle'],
  ['plane', 'obb'],
  ['segment', 'ray'],
];

test.each(kinds)('%s and %s', (kindA, kindB) => {
  const pair = fc.record({
    a: shapeOf[kindA],
    b: shapeOf[kindB],
    velocityA: point,
    velocityB: point,
  });
  const durations = fc.constantFrom(0, 1, 4, Number.POSITIVE_INFINITY);
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 9 }), durations, (pairs, duration) => {
      const batch = core.createBatch(kindA, kindB, { pairs: pairs.length });
      pairs.forEach(({ a, b, velocityA, velocityB }, i) => {
        put(batch.a, batch.strideA, i, a);
        put(batch.b, batch.strideB, i, b);
        batch.velocitiesA.set(velocityA, 3 * i);
        batch.velocitiesB.set(velocityB, 3 * i);
      });
      requireEqual(
        castsOf(batch, duration),
        pairs.map(({ a, b, velocityA, velocityB }) => {
          const { outcome, tEnter, tExit } = core.cast(a, b, { velocityA, velocityB, duration });
          return { outcome, tEnter, tExit };
        }),
      );
      batch.dispose();
    }),
    { numRuns: propertyRuns(60) },
  );
});

const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const batchOfBalls = (...places: number[]): Batch => {
  const batch = core.createBatch('sphere', 'sphere', { pairs: places.length, shared: 'a' });
  put(batch.a, batch.strideA, 0, ball(0));
  places.forEach((x, i) => {
    put(batch.b, batch.strideB, i, ball(x));
  });
  return batch;
};

describe('cast', () => {
  it('has one shape for all pairs, a duration of 1, and stands where nothing was written', () => {
    const batch = batchOfBalls(4, 1, 9);
    expect(castsOf(batch, 1).map(({ outcome }) => outcome)).toEqual(['never', 'hits', 'never']);
    const velocity: Vec3 = [4, 0, 0];
    for (let i = 0; i < 3; i++) batch.velocitiesA.set(velocity, 3 * i);
    const found = batch.cast();
    expect([found.meeting, found.tEnter[0], found.tEnter[1]]).toEqual([2, 0.5, 0]);
    expect(batch.cast({ count: 1 })).toBe(found);
    expect(found.meeting).toBe(1);
    expect(batch.run()).toBe(1); // as it does without
    batch.dispose();
    expect(thrown(() => found.tEnter)).toMatchObject({ name: 'BatchError' });
    expect(thrown(() => batch.cast())).toMatchObject({ name: 'BatchError' });
    expect(thrown(() => batch.velocitiesA)).toMatchObject({ name: 'BatchError' });
  });

  it('takes what was given as columns', () => {
    const batch = core.createBatch('sphere', 'sphere', { pairs: 2 });
    const columns = (x: number) =>
      [
        [x, x],
        [0, 0],
        [0, 0],
        [1, 1],
      ].map((c) => Float64Array.from(c));
    batch.from(columns(0), columns(5));
    batch.velocitiesB.set([-1, 0, 0, 1, 0, 0]);
    const found = batch.cast({ duration: 10 });
    expect([found.meeting, found.tEnter[0], found.outcomes[1]]).toEqual([1, 3, 0]);
    batch.dispose();
  });

  it('says invalid of a shape or velocity that is', () => {
    const batch = batchOfBalls(4, 4, 4);
    batch.b[batch.strideB + 3] = -1;
    batch.velocitiesA[6] = Number.NaN;
    expect(Array.from(batch.cast().outcomes)).toEqual([0, 3, 3]);
    batch.dispose();
  });

  const kNever = 0;
  const kInvalid = 3;
  const box = (x: number): Shape => ({ kind: 'aabb', min: [x, 0, 0], max: [x + 1, 1, 1] });
  it.each([
    ['corners in the wrong order', 'a', 3, -2],
    ['a corner that is no number', 'b', 0, Number.NaN],
    ['a corner too far away', 'b', 4, 1e61],
    ['a velocity that is no number', 'velocitiesA', 1, Number.NaN],
    ['a velocity too large', 'velocitiesB', 2, 1e61],
  ] as const)('says invalid of boxes with %s, beside valid ones', (_, column, number, value) => {
    for (let faulty = 0; faulty < 5; faulty++) {
      const batch = core.createBatch('aabb', 'aabb', { pairs: 5 });
      for (let i = 0; i < 5; i++) {
        put(batch.a, batch.strideA, i, box(0));
        put(batch.b, batch.strideB, i, box(9));
      }
      const stride = { a: batch.strideA, b: batch.strideB, velocitiesA: 3, velocitiesB: 3 }[column];
      batch[column][faulty * stride + number] = value;
      const expected = Array.from({ length: 5 }, (__, i) => (i === faulty ? kInvalid : kNever));
      expect(Array.from(batch.cast().outcomes)).toEqual(expected);
      batch.dispose();
    }
  });

  it('has views that stay as memory grows', async () => {
    const own = await loadCore({});
    const batch = own.createBatch('point', 'point', { pairs: 2 });
    batch.velocitiesA[0] = 1;
    batch.b[0] = 2;
    const found = batch.cast({ duration: 4 });
    const large = own.createWorld({ shapes: 100_000 });
    expect([found.meeting, found.tEnter[0]]).toEqual([2, 2]);
    expect(batch.velocitiesA[0]).toBe(1);
    large.dispose();
    batch.dispose();
  });
});

describe('errors', () => {
  it.each([
    [null, 'options', 'notOptions'],
    [{ duration: -1 }, 'options.duration', 'negative'],
    [{ duration: Number.NaN }, 'options.duration', 'notFinite'],
    [{ duration: '1' }, 'options.duration', 'wrongType'],
    [{ count: 3 }, 'options.count', 'notAPairCount'],
    [{ count: 0.5 }, 'options.count', 'notAPairCount'],
    [{ velocity: 1 }, 'options.velocity', 'unknownOption'],
  ])('%o', (options, argument, reason) => {
    const batch = batchOfBalls(4, 4);
    expect(thrown(() => batch.cast(options as never))).toMatchObject({
      name: 'InvalidArgumentError',
      function: 'batch.cast',
      argument,
      reason,
    });
    batch.dispose();
  });

  it('name kinds that go on forever', () => {
    const batch = core.createBatch('plane' as AnyKind, 'ray', { pairs: 1 });
    expect(thrown(() => batch.cast())).toMatchObject({ argument: 'kindB', reason: 'bothEndless' });
    batch.dispose();
  });
});
