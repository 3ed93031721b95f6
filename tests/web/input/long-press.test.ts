import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongPress } from '../../../web/input/long-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('is half a second, and told once', () => {
  const rested = vi.fn();
  new LongPress().begin(rested);
  vi.advanceTimersByTime(499);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(rested).toHaveBeenCalledTimes(1);
});

test('one that ended, or gave way to another, is not told', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const press = new LongPress();
  press.begin(first);
  press.begin(second);
  vi.advanceTimersByTime(500);
  press.begin(third);
  press.end();
  vi.advanceTimersByTime(500);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(third).not.toHaveBeenCalled();
});
