// The files of a project without isolation share their globals: one that leaves a replaced timer behind fails
// itself, not the next file that waits for one.
import { afterAll, expect, vi } from 'vitest';

const kTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Date',
] as const;
const kKey = Symbol.for('collision-playground: timers of the worker');

const worker = globalThis as typeof globalThis & { [kKey]?: readonly unknown[] };
const timersNow = () => kTimers.map((name) => globalThis[name]);
worker[kKey] ??= timersNow();

afterAll(() => {
  // as Vitest does between two files
  vi.restoreAllMocks();
  for (const [i, timer] of timersNow().entries()) {
    expect(timer === worker[kKey]?.[i], `${kTimers[i]} is as it was before this file`).toBe(true);
  }
});
