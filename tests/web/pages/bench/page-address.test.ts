// What the address keeps of judging.
import { expect, test } from 'vitest';
import {
  addressOfTolerance,
  addressWith,
  toleranceIn,
} from '../../../../web/pages/bench/page-address.ts';

test.each([
  ['', 0],
  ['?tolerance=0.001', 0.001],
  ['?pair=obb-obb&tolerance=1e-6', 1e-6],
  ['?tolerance=-1', 0],
  ['?tolerance=2', 0],
  ['?tolerance=NaN', 0],
  ['?tolerance=x', 0],
])('the tolerance in %s', (search, tolerance) => {
  expect(toleranceIn(search)).toBe(tolerance);
});

test('it is written and taken away', () => {
  const href = addressOfTolerance('https://a.b/bench/?pair=gjk#code=1x', 0.5).href;
  expect(href).toBe('https://a.b/bench/?pair=gjk&tolerance=0.5#code=1x');
  expect(addressOfTolerance(href, 0).href).toBe('https://a.b/bench/?pair=gjk#code=1x');
});

test('another pair keeps it, but not an exhibit', () => {
  const href = 'https://a.b/bench/?pair=gjk&count=5&exhibit=x&tolerance=0.5#code=1x';
  expect(addressWith(href, { pair: 'obb-obb' }).href).toBe(
    'https://a.b/bench/?pair=obb-obb&tolerance=0.5',
  );
});
