import { describe, expect, test } from 'vitest';
import { axesOf, pastedNumbers } from '../../../web/scene/pasted-numbers.ts';

test.each([
  ['[0.1, -2, 3e-5]', [0.1, -2, 3e-5]],
  ['(1.000, −2.000, 3.000)', [1, -2, 3]],
  ['{1.0, 2.0, .5}', [1, 2, 0.5]],
  ['1 2\t3;+4', [1, 2, 3, 4]],
  ['[[1, 0, 0],\n [0, 1, 0],\n [0, 0, 1]]', [1, 0, 0, 0, 1, 0, 0, 0, 1]],
])('%s', (text, numbers) => {
  expect(pastedNumbers(text)).toEqual(numbers);
});

test.each(['5', '', '[5]', 'sqrt(2)', '1/3', '[1, x, 3]', '[NaN, 1]', '1e999e', '1 '.repeat(1001)])(
  '%s is no list',
  (text) => {
    expect(pastedNumbers(text)).toBeNull();
  },
);

describe('axes', () => {
  // A quarter of a turn about z: x goes to y, and y to −x.
  const axes = [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ];

  test('are three vectors, or a matrix column by column', () => {
    expect(axesOf(axes.flat())).toEqual(axes);
  });

  test('are in a matrix with a position, in columns as three.js has it or in rows', () => {
    expect(axesOf([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1])).toEqual(axes);
    expect(axesOf([0, -1, 0, 5, 1, 0, 0, 6, 0, 0, 1, 7, 0, 0, 0, 1])).toEqual(axes);
  });

  test('are not in other lists', () => {
    expect(axesOf([1, 2, 3])).toBeNull();
    expect(axesOf([0, 1, 0, 1, -1, 0, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1])).toBeNull();
    expect(axesOf([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 5, 6, 7, 2])).toBeNull();
  });
});
