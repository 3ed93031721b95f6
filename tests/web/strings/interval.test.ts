import { expect, test } from 'vitest';
import { interval } from '../../../web/strings/interval.ts';
import { typed } from './explained.ts';

test('a value alone, an endless end, and ends that look the same', () => {
  expect(interval([1, 1])).toBe('1.000');
  expect(typed(interval([Number.NEGATIVE_INFINITY, 2]))).toBe('(−∞, 2.000]');
  // Rounding apart is one value; ends that only look the same are given more digits.
  expect(interval([0.1 + 0.2, 0.30000000000000004])).toBe('0.300');
  expect(interval([0.3, 0.30000000000000004])).toBe('0.300');
  expect(typed(interval([999998.5, 1000000.5]))).toBe('[999998.5, 1000000.5]');
});
