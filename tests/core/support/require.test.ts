import { describe, expect, test } from 'vitest';
import { requireEqual, requireThat } from './require.ts';

describe('requireEqual', () => {
  test.each<[unknown, unknown]>([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    [
      { a: [1, 2, { b: null }], c: undefined },
      { a: [1, 2, { b: null }], c: undefined },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [new Map([[1, 2]]), new Map([[1, 2]])],
    [{ a: 0.1 + 0.2 }, { a: expect.closeTo(0.3, 12) }],
  ])('takes %j for %j', (found, expected) => {
    expect(() => requireEqual(found, expected)).not.toThrow();
  });

  test.each<[unknown, unknown]>([
    [1, 2],
    [0, -0],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: [1, 2, 3] } }, { a: { b: [1, 2, 4] } }],
    [new Map([[1, 2]]), new Map([[1, 3]])],
    [new Date(0), new Date(1)],
    [Float64Array.of(1), Float64Array.of(2)],
  ])('does not take %j for %j', (found, expected) => {
    expect(() => requireEqual(found, expected)).toThrow();
  });

  test('tells what differs', () => {
    expect(() => requireEqual({ gap: 1, axis: [0, 1] }, { gap: 1, axis: [0, 2] })).toThrow(
      'to deeply equal',
    );
  });
});

describe('requireThat', () => {
  test('is silent where the law holds', () => {
    expect(() => requireThat(true, 'min ≤ max', { min: 1, max: 2 })).not.toThrow();
  });

  test('names the law and the values that break it', () => {
    expect(() => requireThat(false, 'min ≤ max', { min: 3, max: 2 })).toThrow(
      'not so: min ≤ max, where the values are { min: 3, max: 2 }',
    );
  });
});
