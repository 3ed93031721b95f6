import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongPress } from '../../../web/input/pointer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('fires once after half a second', () => {
  const onLongPress = vi.fn();
  new LongPress().begin(onLongPress);
  vi.advanceTimersByTime(499);
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(onLongPress).toHaveBeenCalledTimes(1);
});

test('does not fire after its end, or after the begin of another', () => {
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
