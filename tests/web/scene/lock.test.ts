import { expect, test } from 'vitest';
import { constrained, snapped, toggledLock } from '../../../web/scene/lock.ts';

test('an axis lock allows its axis only, a plane lock all but its axis', () => {
  expect(constrained([1, 2, 3], null)).toEqual([1, 2, 3]);
  expect(constrained([1, 2, 3], { axis: 1, plane: false })).toEqual([0, 2, 0]);
  expect(constrained([1, 2, 3], { axis: 1, plane: true })).toEqual([1, 0, 3]);
});

test('setting the same lock again removes it, another replaces it', () => {
  const x = toggledLock(null, 0, false);
  expect(x).toEqual({ axis: 0, plane: false });
  expect(toggledLock(x, 0, true)).toEqual({ axis: 0, plane: true });
  expect(toggledLock(x, 2, false)).toEqual({ axis: 2, plane: false });
  expect(toggledLock(x, 0, false)).toBeNull();
});

test('an offset snaps to quarters of a meter', () => {
  expect(snapped([0.1, 0.13, -0.4])).toEqual([0, 0.25, -0.5]);
});
