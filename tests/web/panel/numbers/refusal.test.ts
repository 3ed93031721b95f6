import { expect, test } from 'vitest';
import {
  type ArgumentReason,
  InvalidArgumentError,
  InvalidShapeError,
} from '../../../../web/core/errors.ts';
import { refusalOf, refusalText } from '../../../../web/panel/numbers/refusal.ts';
import { loadPanelStrings, stringsOf } from '../../../../web/strings/index.ts';
import { typed } from '../../strings/explained.ts';

await loadPanelStrings();
const strings = stringsOf('en');

test.each([
  ['radius', 'negative', -0.5, 'Radius = -0.5: it must not be negative.'],
  ['radius', 'notFinite', Number.NaN, 'Radius = NaN: it must be a finite number.'],
  ['radius', 'outOfRange', 1e61, 'Radius = 1e+61 is beyond the core’s limit of 2^200.'],
  ['direction', 'zeroLength', 0, 'Radius = 0: it would have length zero and no direction.'],
  ['max[1]', 'minAboveMax', 3, 'Radius = 3: no minimum may be above its maximum.'],
  ['maxDistance', 'negative', -1, 'Radius = -1: it must not be negative.'],
  ['kind', 'unknownKind', 1, 'Radius = 1 is not possible.'],
] as const)('a refusal of %s, %s', (field, reason, value, text) => {
  const refusal = new InvalidShapeError('a', field, value, reason);
  expect(typed(refusalText(refusal, 'Radius', value, strings))).toBe(text);
});

test('several numbers that were pasted are named as they were written', () => {
  const refusal = new InvalidArgumentError('quaternion.fromAxes', 'axes', 1, 'leftHanded');
  expect(typed(refusalText(refusal, 'Rotation x', '[[1, 0, 0], …]', strings))).toBe(
    'Rotation x = [[1, 0, 0], …]: the axes must be right-handed, not mirrored.',
  );
});

test('argument errors of the core are returned, other errors are thrown', () => {
  const reason: ArgumentReason = 'overflow';
  const refusal = new InvalidArgumentError('quaternion.exp', 'q', 1, reason);
  const throws = (error: Error) => () => {
    throw error;
  };
  expect(refusalOf(throws(refusal))).toBe(refusal);
  expect(typed(refusalText(refusal, 'w', 800, strings))).toContain('w = 800');
  expect(refusalOf(() => 1)).toBeNull();
  expect(() => refusalOf(throws(new TypeError('broken')))).toThrow(TypeError);
});
