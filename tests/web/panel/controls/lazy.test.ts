import { expect, test, vi } from 'vitest';
import { Lazy } from '../../../../web/panel/controls/lazy.ts';

test('loads once, and notifies all callers', async () => {
  const load = vi.fn(async () => 42);
  const lazy = new Lazy(load);
  const arrived = vi.fn();
  expect(lazy.get(arrived)).toBe('loading');
  expect(lazy.get(arrived)).toBe('loading');
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  expect(lazy.get(arrived)).toBe(42);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is reported, and not retried with each rendering', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const lazy = new Lazy(load);
  // Like a panel, which renders again when loading has ended.
  const seen: unknown[] = [];
  const show = () => seen.push(lazy.get(show));
  show();
  await vi.waitFor(() => expect(seen).toEqual(['loading', 'failed']));
  expect(lazy.get(show)).toBe('failed');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  expect(lazy.get(() => undefined)).toBe('loading');
  expect(load).toHaveBeenCalledTimes(2);
  silent.mockRestore();
  vi.useRealTimers();
});
