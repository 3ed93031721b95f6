import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullForm, shortForm } from '../../../web/strings/digits.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [0.5, '0.5'],
  [1 / 3, '0.333333'],
  [-2 / 3, '−0.666667'],
  [0.1 + 0.2, '0.3'],
  [123456.7, '123457'],
  [1234567, '1234570'],
  [1.5e-9, '1.5e−9'],
  [-0.0123456789, '−0.012346'],
  [-1.23456789e-7, '−1.235e−7'],
  [-1.23456789e-300, '−1.2e−300'],
  [123456789, '123457000'],
  [-123456789012, '−1.235e11'],
  [0.0000123456789, '1.2346e−5'],
  [-1e60, '−1e60'],
  [Number.POSITIVE_INFINITY, '∞'],
  [Number.NEGATIVE_INFINITY, '−∞'],
  [Number.NaN, 'NaN'],
])('%d is shown as %s', (value, text) => {
  expect(shortForm(value)).toBe(text);
});

test('the short form is short', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(shortForm(value).length).toBeLessThanOrEqual(9);
    }),
  );
});

test('fewer digits can be asked for', () => {
  expect(shortForm(-2 / 3, 3)).toBe('−0.667');
});

test('the full form loses nothing', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      expect(Number(fullForm(value))).toBe(value);
    }),
  );
});
