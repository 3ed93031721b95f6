// What is taken: rectangles, and lines of any direction.
import { expect, test } from 'vitest';
import { LabelSpace } from '../../../../web/view/engine/label-space.ts';

test('areas that share a border only are apart', () => {
  const space = new LabelSpace();
  space.take(100, 100, 20, 10);
  expect(space.isFree(100, 121, 20, 10)).toBe(true);
  expect(space.isFree(100, 119, 20, 10)).toBe(false);
  expect(space.isFree(141, 100, 20, 10)).toBe(true);
  expect(space.isFree(139, 100, 20, 10)).toBe(false);
});

test('beside an oblique line there is room where the rectangle about it has none', () => {
  const space = new LabelSpace();
  space.take(100, 100, 2, 2, 50, 50);
  expect(space.isFree(100, 100, 5, 5)).toBe(false);
  expect(space.isFree(140, 60, 5, 5)).toBe(true);
  expect(space.isFree(60, 140, 5, 5)).toBe(true);
  expect(space.isFree(140, 140, 5, 5)).toBe(false);
  expect(space.isFree(160, 160, 5, 5)).toBe(true);
});

test('an area by its number does not count; cleared, none does', () => {
  const space = new LabelSpace();
  const own = space.take(100, 100, 9, 9);
  expect(space.isFree(100, 100, 5, 5, own)).toBe(true);
  space.take(104, 100, 9, 9);
  expect(space.isFree(100, 100, 5, 5, own)).toBe(false);
  space.clear();
  expect(space.isFree(100, 100, 5, 5)).toBe(true);
});
