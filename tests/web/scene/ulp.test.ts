// Neighboring doubles and ulps.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ulp32Of, ulpOf, ulpsFrom } from '../../../web/scene/ulp.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const steps = fc.integer({ min: -1e6, max: 1e6 });

describe('steps of one ulp', () => {
  test('known neighbors', () => {
    expect(ulpsFrom(1, 1)).toBe(1 + Number.EPSILON);
    expect(ulpsFrom(1, -1)).toBe(1 - Number.EPSILON / 2);
    expect(ulpsFrom(0, 1)).toBe(Number.MIN_VALUE);
    expect(ulpsFrom(0, -1)).toBe(-Number.MIN_VALUE);
    expect(ulpsFrom(-1, 1)).toBe(-1 + Number.EPSILON / 2);
  });

  test('nothing lies between two neighbors', () => {
    fc.assert(
      fc.property(finite, (value) => {
        const next = ulpsFrom(value, 1);
        fc.pre(next !== value);
        expect(next).toBeGreaterThan(value);
        const middle = value / 2 + next / 2;
        expect(middle <= value || middle >= next).toBe(true);
      }),
    );
  });

  test('steps up and down cancel, also across zero', () => {
    fc.assert(
      fc.property(finite, steps, (value, count) => {
        fc.pre(Math.abs(value) < 1e300);
        expect(ulpsFrom(ulpsFrom(value, count), -count) + 0).toBe(value + 0);
      }),
    );
    expect(ulpsFrom(ulpsFrom(3 * Number.MIN_VALUE, -7), 7)).toBe(3 * Number.MIN_VALUE);
  });

  test('are clamped to the last finite double', () => {
    expect(ulpsFrom(Number.MAX_VALUE, 5)).toBe(Number.MAX_VALUE);
    expect(ulpsFrom(-Number.MAX_VALUE, -5)).toBe(-Number.MAX_VALUE);
    expect(ulpsFrom(Number.POSITIVE_INFINITY, -1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the size of an ulp', () => {
  test('of doubles', () => {
    expect(ulpOf(1)).toBe(Number.EPSILON);
    expect(ulpOf(-1)).toBe(Number.EPSILON);
    expect(ulpOf(0)).toBe(Number.MIN_VALUE);
    expect(ulpOf(Number.MAX_VALUE)).toBe(2 ** 971);
  });

  test('of float32, as Math.fround shows', () => {
    const size = fc.double({ noNaN: true, min: 2 ** -120, max: 2 ** 120 });
    fc.assert(
      fc.property(size, (value) => {
        const single = Math.fround(value);
        const step = ulp32Of(single);
        expect(Math.fround(single + step)).toBe(single + step);
        expect([single, single + step]).toContain(Math.fround(single + step * 0.4));
      }),
    );
    expect(ulp32Of(0)).toBe(2 ** -149);
    expect(ulp32Of(1)).toBe(2 ** -23);
  });
});
