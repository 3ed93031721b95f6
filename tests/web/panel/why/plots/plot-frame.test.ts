// The axis of the plots.
import { expect, test } from 'vitest';
import { axisAround, positionOn } from '../../../../../web/panel/why/plots/plot-frame.ts';

test('all finite numbers are within the axis, infinite ones at its ends', () => {
  const axis = axisAround([Number.NEGATIVE_INFINITY, 1, 3, Number.NaN], 10, 110);
  expect(positionOn(axis, 1)).toBeGreaterThan(10);
  expect(positionOn(axis, 3)).toBeLessThan(110);
  expect(positionOn(axis, 1)).toBeLessThan(positionOn(axis, 3));
  expect(positionOn(axis, Number.NEGATIVE_INFINITY)).toBe(10);
  expect(positionOn(axis, Number.POSITIVE_INFINITY)).toBe(110);
});

test('one number alone, or none, still makes a scale', () => {
  expect(positionOn(axisAround([2], 0, 100), 2)).toBeCloseTo(50, 6);
  expect(axisAround([], 0, 100)).toMatchObject({ low: 0, high: 1 });
});
