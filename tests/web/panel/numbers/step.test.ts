import { expect, test } from 'vitest';
import { kStepSizes, stepOf } from '../../../../web/panel/numbers/step.ts';

test('Shift steps ten times as far, Alt a tenth', () => {
  const keys = { shiftKey: false, altKey: false };
  expect(stepOf(kStepSizes.meter, keys)).toBe(0.1);
  expect(stepOf(kStepSizes.meter, { ...keys, shiftKey: true })).toBe(1);
  expect(stepOf(kStepSizes.meter, { ...keys, altKey: true })).toBe(0.01);
  expect(stepOf(kStepSizes.degree, keys)).toBe(1);
});
