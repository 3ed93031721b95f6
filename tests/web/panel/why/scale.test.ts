import { describe, expect, test } from 'vitest';
import { bandOf, barOf, scaleOf } from '../../../../web/panel/why/scale.ts';
import { skippedStep, step } from '../../strings/explained.ts';

const infinite = Number.POSITIVE_INFINITY;

describe('the scale of a group', () => {
  test('spans all its intervals', () => {
    const low = step(-1, { aMin: -2, aMax: 0, bMin: -1, bMax: 1 });
    const high = step(1, { aMin: 0, aMax: 1, bMin: 2, bMax: 6 });
    expect(scaleOf([low, high])).toEqual({ low: -2, high: 6 });
  });

  test('has a margin where an interval is unbounded', () => {
    const scale = scaleOf([step(-1, { aMin: 0, aMax: infinite, bMin: 1, bMax: 2 })]);
    expect(scale.low).toBe(0);
    expect(scale.high).toBeGreaterThan(2);
  });

  test('has a positive width even with a single number or none', () => {
    const single = scaleOf([step(0, { aMin: 3, aMax: 3, bMin: 3, bMax: 3 })]);
    expect(single.high).toBeGreaterThan(single.low);
    const none = scaleOf([skippedStep(1)]);
    expect(none.high).toBeGreaterThan(none.low);
  });
});

describe('bars', () => {
  const scale = { low: 0, high: 10 };

  test('are at the positions of their numbers', () => {
    expect(barOf(2, 5, scale)).toMatchObject({ left: 20, width: 30, point: false });
  });

  test('extend to the border where they are unbounded', () => {
    expect(barOf(-infinite, 5, scale)).toMatchObject({ left: 0, width: 50, endlessDown: true });
    expect(barOf(5, infinite, scale)).toMatchObject({ left: 50, width: 50, endlessUp: true });
  });

  test('a single value is a point, and NaN has no bar', () => {
    expect(barOf(4, 4, scale)).toMatchObject({ left: 40, point: true });
    expect(barOf(Number.NaN, Number.NaN, scale)).toBeNull();
  });
});

describe('the band', () => {
  const scale = { low: 0, high: 10 };

  test.each([
    ['between them', [0, 2, 5, 9], 20, 30],
    ['between them the other way round', [5, 9, 0, 2], 20, 30],
    ['what they share', [0, 6, 5, 9], 50, 10],
    ['one inside the other', [0, 10, 3, 4], 30, 10],
  ] as const)('is %s', (_, [aMin, aMax, bMin, bMax], left, width) => {
    const band = bandOf(step(0, { aMin, aMax, bMin, bMax }), scale);
    expect(band?.left).toBeCloseTo(left);
    expect(band?.width).toBeCloseTo(width);
  });

  test('is missing where an interval is', () => {
    expect(bandOf(step(infinite, { bMin: Number.NaN, bMax: Number.NaN }), scale)).toBeNull();
  });
});
