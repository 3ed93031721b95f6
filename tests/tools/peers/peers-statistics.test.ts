import { expect, test } from 'vitest';
import { timingOf } from '../../bench/peers/statistics.ts';

test('least, median, and the range of the middle half as a part of the median', () => {
  expect(timingOf([9, 1, 4, 2, 3])).toEqual({ least: 1, median: 3, spread: 2 / 3, rounds: 5 });
});

test('between two rounds their mean counts', () => {
  expect(timingOf([4, 1, 2, 3])).toEqual({ least: 1, median: 2.5, spread: 0.6, rounds: 4 });
});

test('one round, and rounds that are all alike, have no spread', () => {
  expect(timingOf([7])).toEqual({ least: 7, median: 7, spread: 0, rounds: 1 });
  expect(timingOf([5, 5, 5])).toEqual({ least: 5, median: 5, spread: 0, rounds: 3 });
  expect(timingOf([0, 0]).spread).toBe(0);
});

test('an outlier does not change the spread, and the order of rounds changes nothing', () => {
  const times = [10, 11, 12, 13, 14, 15, 16, 17, 18];
  const disturbed = timingOf([...times.slice(0, -1), 1000]);
  expect(disturbed).toEqual(timingOf(times));
  expect(timingOf([...times].reverse())).toEqual(timingOf(times));
});

test('without rounds there is nothing to say', () => {
  expect(() => timingOf([])).toThrow(RangeError);
});
