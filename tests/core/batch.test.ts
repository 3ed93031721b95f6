// Batches: outcomes and numbers of columns are those of single calls, whatever the kinds, the number of pairs and
// the numbers in them.

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind, Shape } from '../../web/scene/shape.ts';
import { type Batch, type BatchOptions, core, loadCore } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const { kinds, codes } = core.catalog;
const names = kinds.map(({ name }) => name);

/** The numbers of a shape, as a column has them. */
function numbersOf(shape: Shape): number[] {
  const fields = kinds.find(({ name }) => name === shape.kind)?.fields ?? [];
  return fields.flatMap(({ name, size }) => {
    const value = (shape as unknown as Record<string, number | readonly number[]>)[name];
    const numbers = value ?? Array.from({ length: size }, () => Number.POSITIVE_INFINITY);
    return typeof numbers === 'number' ? [numbers] : [...numbers];
  });
}
const column = (shapes: readonly Shape[]) => Float64Array.from(shapes.flatMap(numbersOf));
const outcomesOf = (batch: Batch, count: number) =>
  Array.from(batch.outcomes.subarray(0, count), (code) => codes.outcome[code]);

const pairsOf = core.catalog.pairs.flatMap(({ a, b }): [Kind, Kind][] =>
  a === b
    ? [[a, b]]
    : [
        [a, b],
        [b, a],
      ],
);

test.each(pairsOf)('%s and %s: what single calls say', (a, b) => {
  const batch = core.createBatch(a, b, { pairs: 80, numbers: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(shapeOf[a], shapeOf[b]), { maxLength: 80 }), (pairs) => {
      const found = batch.from(
        column(pairs.map(([one]) => one)),
        column(pairs.map(([, two]) => two)),
      );
      const verdicts = pairs.map(([one, two]) => core.test(one, two));
      requireEqual(
        outcomesOf(batch, pairs.length),
        verdicts.map(({ outcome }) => outcome),
      );
      requireEqual(found, verdicts.filter(({ outcome }) => outcome !== 'apart').length);
      const expected = verdicts.map(({ hit, gap }) => (batch.t ? (hit?.t ?? null) : gap));
      const numbers = Array.from(
        (batch.t ?? batch.gap ?? new Float64Array()).subarray(0, pairs.length),
        (number) => (Number.isNaN(number) ? null : number),
      );
      requireEqual(numbers, expected);
    }),
    { numRuns: propertyRuns(8) },
  );
  batch.dispose();
});

describe('no pair depends on its neighbors', () => {
  const box: Shape = {
    kind: 'obb',
    center: [5, 1, 0.5],
    rotation: [0, 0, 0, 1],
    halfExtents: [1, 1, 1],
  };
  const ray = (maxDistance = Number.POSITIVE_INFINITY): Shape => ({
    kind: 'ray',
    origin: [0, 0, 0],
    direction: [5, 1, 0.5],
    maxDistance,
  });

  test.each([
    ['five, of which the last has an end', [ray(), ray(), ray(), ray(), ray(100)]],
    ['six, of which the second has an end', [ray(), ray(100), ray(), ray(), ray(), ray()]],
  ])('rays that meet a box: %s', (_, rays) => {
    const boxes = column(rays.map(() => box));
    for (const shared of [undefined, 'obb'] as const) {
      const options = (kind: 'a' | 'b') => (shared ? { shared: kind } : {});
      const inOrder = core.createBatch('ray', 'obb', { pairs: rays.length, ...options('b') });
      const reversed = core.createBatch('obb', 'ray', { pairs: rays.length, ...options('a') });
      const ofBox = shared ? column([box]) : boxes;
      expect(inOrder.from(column(rays), ofBox)).toBe(rays.length);
      expect(reversed.from(ofBox, column(rays))).toBe(rays.length);
      for (const batch of [inOrder, reversed]) {
        expect(new Set(outcomesOf(batch, rays.length))).toEqual(new Set(['overlapping']));
        batch.dispose();
      }
    }
  });

  test.each(pairsOf)('%s and %s: turned round and cut', (a, b) => {
    const batch = core.createBatch(a, b, { pairs: 12 });
    const pair = fc.tuple(shapeOf[a], shapeOf[b], fc.boolean());
    /** Some rays without an end between others. */
    const withEnd = (shape: Shape, hasEnd: boolean): Shape =>
      shape.kind === 'ray'
        ? { ...shape, maxDistance: hasEnd ? 100 : Number.POSITIVE_INFINITY }
        : shape;
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 12 }), fc.nat(11), (drawn, turn) => {
        const pairs = drawn.map(
          ([one, two, has]) => [withEnd(one, has), withEnd(two, has)] as const,
        );
        const outcomes = pairs.map(([one, two]) => core.outcome(one, two));
        const k = turn % pairs.length;
        const turned = [...pairs.slice(k), ...pairs.slice(0, k)];
        const expected = [...outcomes.slice(k), ...outcomes.slice(0, k)];
        for (const count of [pairs.length, k]) {
          const found = batch.from(
            column(turned.slice(0, count).map(([one]) => one)),
            column(turned.slice(0, count).map(([, two]) => two)),
          );
          requireEqual(outcomesOf(batch, count), expected.slice(0, count));
          requireEqual(
            found,
            expected.slice(0, count).filter((outcome) => outcome !== 'apart').length,
          );
        }
      }),
      { numRuns: propertyRuns(15) },
    );
    batch.dispose();
  });
});

test('the public corpus, in batches of a file’s pairs of kinds', () => {
  const folder = new URL('../corpus/', import.meta.url);
  const files = readdirSync(folder).filter(
    (name) => /^[a-z-]+\.json$/.test(name) && !/schema/.test(name),
  );
  const cases = files.flatMap(
    (name) =>
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')).cases as {
        a: Shape;
        b: Shape;
        outcome: string;
      }[],
  );
  expect(cases.length).toBeGreaterThan(1000);
  for (const { a, b } of core.catalog.pairs) {
    const own = cases.filter((each) => each.a.kind === a && each.b.kind === b);
    const batch = core.createBatch(a, b, { pairs: own.length });
    batch.from(column(own.map((each) => each.a)), column(own.map((each) => each.b)));
    expect(outcomesOf(batch, own.length)).toEqual(own.map(({ outcome }) => outcome));
    batch.dispose();
  }
});

const ball = (x: number, radius = 1): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius });
test('columns that are given back crosswise are those that were there', () => {
  const batch = core.createBatch('sphere', 'sphere', { pairs: 3, numbers: true });
  batch.a.set(column([ball(0), ball(5), ball(9)]));
  batch.b.set(column([ball(1), ball(5.5), ball(20)]));
  const crossed = [new Float64Array(batch.b), new Float64Array(batch.a)] as const;
  expect(batch.from(batch.b, batch.a)).toBe(2);
  expect([new Float64Array(batch.a), new Float64Array(batch.b)]).toEqual(crossed);
  // shifted by a shape, within one column
  batch.a.set(column([ball(0), ball(5), ball(9)]));
  const { strideA } = batch;
  batch.from(batch.a.subarray(strideA), batch.a.subarray(0, 2 * strideA));
  expect(Array.from(batch.gap?.subarray(0, 2) ?? [])).toEqual([3, 2]);
  batch.dispose();
});

const balls = (count: number) => Array.from({ length: count }, (_, i) => ball(i / 8));

describe('columns', () => {
  test.each([0, 1, 2, 63, 64, 65, 255, 256, 257, 513])('of %i pairs, and no further', (count) => {
    const batch = core.createBatch('sphere', 'sphere', { pairs: 520 });
    batch.a.set(column(balls(520)));
    batch.b.set(column(balls(520).map(() => ball(0))));
    batch.outcomes.fill(77);
    const expected = balls(count).map((one) => core.outcome(one, ball(0)));
    expect(batch.run(count)).toBe(expected.filter((outcome) => outcome !== 'apart').length);
    expect(outcomesOf(batch, count)).toEqual(expected);
    expect(new Set(batch.outcomes.subarray(count))).toEqual(new Set([77]));
    expect(batch.pairsLeft).toBe(0);
    batch.dispose();
  });

  test.each(['a', 'b'] as const)('one shape in column %s for all pairs', (shared) => {
    const batch = core.createBatch('sphere', 'sphere', { pairs: 100, shared });
    const one = column([ball(3)]);
    const many = column(balls(100));
    const met = shared === 'a' ? batch.from(one, many) : batch.from(many, one);
    const expected = balls(100).map((each) => core.outcome(each, ball(3)));
    expect(outcomesOf(batch, 100)).toEqual(expected);
    expect(met).toBe(expected.filter((outcome) => outcome !== 'apart').length);
    expect(batch[shared]).toHaveLength(4);
    batch.dispose();
  });

  test('have the numbers of the catalog’s fields', () => {
    for (const { name, fields } of kinds) {
      const batch = core.createBatch(name, 'point', { pairs: 3 });
      expect(batch.strideA).toBe(fields.reduce((sum, { size }) => sum + size, 0));
      expect(batch.a).toHaveLength(3 * batch.strideA);
      expect(batch.strideB).toBe(3);
      batch.dispose();
    }
  });

  test('of ten thousand and one pairs, after memory has grown and moved', () => {
    const batch = core.createBatch('sphere', 'sphere', { pairs: 10_001 });
    batch.a.set(column(balls(10_001)));
    const kept = batch.a;
    const world = core.createWorld({ shapes: 400_000 });
    expect(kept).toHaveLength(0);
    batch.b.set(column(balls(10_001).map(() => ball(100))));
    expect(batch.run()).toBe(33);
    world.dispose();
    expect(batch.run()).toBe(33);
    batch.dispose();
  });
});

describe('numbers', () => {
  test('that are invalid make that pair invalid, and no other', () => {
    const wrong = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 201, -1];
    const slot = core.createWorld({ shapes: 2 });
    for (const a of names) {
      const batch = core.createBatch(a, 'sphere', { pairs: 3, numbers: true });
      const shape = fc.sample(shapeOf[a], { seed: 5, numRuns: 1 })[0] as Shape;
      for (let i = 0; i < batch.strideA; i++) {
        for (const value of wrong) {
          batch.a.set(column([shape, shape, shape]));
          batch.b.set(column([ball(0), ball(0), ball(0)]));
          batch.a[batch.strideA + i] = value;
          batch.run();
          slot.numbers.set(batch.a.subarray(batch.strideA, 2 * batch.strideA));
          slot.kinds[0] = names.indexOf(a);
          slot.count = 1;
          slot.evaluate();
          expect(batch.outcomes[1] === 3, `${a} ${i} ${value}`).toBe(slot.faults[0] !== 0);
          const whole = codes.outcome.indexOf(core.outcome(shape, ball(0)));
          expect([batch.outcomes[0], batch.outcomes[2]]).toEqual([whole, whole]);
        }
      }
      batch.dispose();
    }
    slot.dispose();
  });

  test('are t with rays and segments, gap without, and null without the option', () => {
    const give = (a: Kind, b: Kind, options: BatchOptions) => {
      const batch = core.createBatch(a, b, options);
      const given = [batch.t, batch.gap].map((view) => view?.length ?? null);
      batch.dispose();
      return given;
    };
    expect(give('ray', 'sphere', { pairs: 7, numbers: true })).toEqual([7, null]);
    expect(give('plane', 'segment', { pairs: 7, numbers: true })).toEqual([7, null]);
    expect(give('obb', 'obb', { pairs: 7, numbers: true })).toEqual([null, 7]);
    expect(give('obb', 'obb', { pairs: 7 })).toEqual([null, null]);
  });
});

describe('a budget', () => {
  const heavy = () => {
    const tiny = 2 ** -1070;
    const a: Shape = {
      kind: 'capsule',
      start: [tiny, 2 ** 190, 1],
      end: [-(2 ** 180), tiny, 3],
      radius: 2 ** 100,
    };
    const b: Shape = {
      kind: 'obb',
      center: [2 ** 190, tiny, 0],
      rotation: [tiny, 1, 2 ** -500, 3],
      halfExtents: [2 ** 189, tiny, 2 ** 190],
    };
    return { a, b };
  };

  test('stops between pairs, says what is left, and goes on', () => {
    const { a, b } = heavy();
    const batch = core.createBatch('capsule', 'obb', { pairs: 600 });
    batch.a.set(column(Array.from({ length: 600 }, () => a)));
    batch.b.set(column(Array.from({ length: 600 }, () => b)));
    batch.run(600, { budget: 1e-3 });
    const left = [batch.pairsLeft];
    while (batch.pairsLeft > 0) {
      batch.resume({ budget: 5 });
      left.push(batch.pairsLeft);
    }
    expect(left.length).toBeGreaterThan(1);
    expect(left).toEqual([...left].sort((x, y) => y - x));
    expect(new Set(outcomesOf(batch, 600))).toEqual(new Set([core.outcome(a, b)]));
    batch.dispose();
  });
});

describe('errors', () => {
  const create = (a: unknown, b: unknown, options: unknown) => () =>
    core.createBatch(a as Kind, b as Kind, options as BatchOptions);

  test.each([
    [create('cube', 'obb', { pairs: 1 }), 'kindA'],
    [create('obb', undefined, { pairs: 1 }), 'kindB'],
    [create('obb', 'obb', undefined), 'options'],
    [create('obb', 'obb', {}), 'options.pairs'],
    [create('obb', 'obb', { pairs: 0 }), 'options.pairs'],
    [create('obb', 'obb', { pairs: 1.5 }), 'options.pairs'],
    [create('obb', 'obb', { pairs: 2 ** 24 + 1 }), 'options.pairs'],
    [create('obb', 'obb', { pairs: 1n }), 'options.pairs'],
    [create('obb', 'obb', { pairs: 1, numbers: 1 }), 'options.numbers'],
    [create('obb', 'obb', { pairs: 1, shared: 'c' }), 'options.shared'],
    [create('obb', 'obb', { pairs: 1, count: 1 }), 'options.count'],
  ])('%# name the argument', (call, argument) => {
    expect(thrown(call)).toMatchObject({
      name: 'InvalidArgumentError',
      function: 'createBatch',
      argument,
    });
  });

  test('of columns and counts', () => {
    const batch = core.createBatch('sphere', 'point', { pairs: 2 });
    const calls: [() => unknown, string][] = [
      [() => batch.run(3), 'count'],
      [() => batch.run(-1), 'count'],
      [() => batch.run(0.5), 'count'],
      [() => batch.run(2, { budget: 0 }), 'options.budget'],
      [() => batch.from([0, 0, 0, 1] as never, new Float64Array(3)), 'a'],
      [() => batch.from(new Float32Array(4) as never, new Float64Array(3)), 'a'],
      [() => batch.from(new Float64Array(5), new Float64Array(3)), 'a'],
      [() => batch.from(new Float64Array(4), new Float64Array(6)), 'b'],
      [() => batch.from(new Float64Array(12), new Float64Array(9)), 'a'],
    ];
    for (const [call, argument] of calls) {
      expect(thrown(call)).toMatchObject({ name: 'InvalidArgumentError', argument });
    }
    expect(thrown(() => batch.resume())).toMatchObject({ name: 'BatchError' });
    batch.dispose();
  });

  test('a batch that was disposed of has nothing to say, and views that were kept are empty', () => {
    const batch = core.createBatch('sphere', 'point', { pairs: 2 });
    const { a, outcomes } = batch;
    batch.dispose();
    batch.dispose();
    expect([a.length, outcomes.length]).toEqual([0, 0]);
    const calls = [
      () => batch.a,
      () => batch.b,
      () => batch.outcomes,
      () => batch.t,
      () => batch.gap,
      () => batch.run(),
      () => batch.resume(),
      () => batch.pairsLeft,
      () => batch.from(new Float64Array(4), new Float64Array(3)),
    ];
    for (const call of calls) expect(thrown(call)).toMatchObject({ name: 'BatchError' });
  });

  test('memory that can’t be had is an error, and the core goes on', async () => {
    const own = await loadCore({
      wasmBinary: readFileSync(new URL('../../web/core/wasm/core.wasm', import.meta.url)),
    });
    const kept: Batch[] = [];
    const fill = () => {
      for (;;) kept.push(own.createBatch('obb', 'obb', { pairs: 2 ** 22 }));
    };
    expect(thrown(fill)).toMatchObject({ name: 'OutOfMemoryError' });
    expect(kept.length).toBeGreaterThan(0);
    for (const batch of kept) batch.dispose();
    expect(own.outcome(ball(0), ball(1))).toBe('overlapping');
    const again = own.createBatch('sphere', 'sphere', { pairs: 1 });
    expect(again.from(column([ball(0)]), column([ball(1)]))).toBe(1);
  });
});
