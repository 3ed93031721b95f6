import { expect, test } from 'vitest';
import {
  numberPieces,
  type Piece,
  type Quantities,
  symbolPieces,
} from '../../../../web/panel/quaternion/formula.ts';

const quantities: Quantities = {
  q: { symbol: 'q', numbers: [0.5, -0.25, 1 / 3, 1] },
  t: { symbol: 't', numbers: [-0.5] },
  lost: { symbol: 'n', numbers: null },
};
const textOf = (pieces: readonly Piece[] | null) =>
  pieces?.map(({ text, part }) => text + part).join('');

test('names and numbers take the places of a template', () => {
  const template = '2({q.x}{q.y} + {q.w}) / {q}{^t}';
  expect(textOf(symbolPieces(template, quantities))).toBe('2(qxqy + qw) / qt');
  expect(textOf(numberPieces(template, quantities))).toBe(
    '2(0.5·(−0.25) + 1) / (0.5, −0.25, 0.3333, 1)(−0.5)',
  );
  expect(numberPieces(template, quantities)?.at(-1)).toMatchObject({ isRaised: true });
});

test('without one of its numbers a formula has names only', () => {
  expect(numberPieces('{q.x} / {lost}', quantities)).toBeNull();
  expect(textOf(symbolPieces('{q.x} / {lost}', quantities))).toBe('qx / n');
});
