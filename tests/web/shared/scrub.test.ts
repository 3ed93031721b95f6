import { expect, test } from 'vitest';
import { addStep } from '../../../web/shared/scrub.ts';

test.each([
  [0.1, 0.2, 0.3],
  [0.3, -0.1, 0.2],
  [0.1, -0.1, 0],
  [-0.7, 0.1, -0.6],
  [1 / 3, 0.1, 0.433333333333],
  [1e20, 0.1, 1e20],
  [2 ** 60 + 4096, 0.1, 2 ** 60 + 4096],
  [Number.POSITIVE_INFINITY, 0.1, Number.POSITIVE_INFINITY],
])('%d and %d make %d', (value, by, sum) => {
  expect(addStep(value, by)).toBe(sum);
});
