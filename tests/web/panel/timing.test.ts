import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Walker } from '../../../web/app/walker.ts';
import { Announcer } from '../../../web/panel/layout/announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the live region', () => {
  test('announces the last of many verdicts once, after a pause', () => {
    const said: string[] = [];
    const announcer = new Announcer((text) => said.push(text));
    for (let i = 0; i < 60; i++) {
      announcer.announce(`gap ${i}`);
      vi.advanceTimersByTime(16);
    }
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['gap 59']);
  });

  test('does not repeat itself', () => {
    const said: string[] = [];
    const announcer = new Announcer((text) => said.push(text));
    for (const text of ['Apart', 'Touching', 'Apart']) {
      announcer.announce(text);
      if (text === 'Apart') vi.advanceTimersByTime(1000);
    }
    expect(said).toEqual(['Apart']);
  });

  test('announces nothing after it is disposed', () => {
    const said: string[] = [];
    const announcer = new Announcer((text) => said.push(text));
    announcer.announce('Apart');
    announcer.dispose();
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([]);
  });
});

describe('the walk', () => {
  const walk = (range: { first: number; last: number } | null) => {
    const shown: number[] = [];
    const changes: (boolean | 'finished')[] = [];
    const walker: Walker = new Walker({
      range: () => range,
      show: (row) => shown.push(row),
      pace: (row) => 1000 * (row + 1),
      finished: () => changes.push('finished'),
      changed: () => changes.push(walker.playing),
    });
    return { walker, shown, changes };
  };

  test('plays once, from the first row to the deciding one', () => {
    const { walker, shown, changes } = walk({ first: 0, last: 3 });
    walker.toggle();
    vi.advanceTimersByTime(999);
    expect(shown).toEqual([0]);
    // Each row has its own time.
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1999);
    expect(shown).toEqual([0, 1]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([0, 1, 2, 3]);
    expect(changes).toEqual([true, false, 'finished']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops when told to', () => {
    const { walker, shown, changes } = walk({ first: 0, last: 9 });
    walker.toggle();
    vi.advanceTimersByTime(1500);
    walker.toggle();
    const so = [...shown];
    expect(changes).toEqual([true, false]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(so);
    expect(walker.playing).toBe(false);
  });

  test('does nothing without a pair', () => {
    const { walker, shown } = walk(null);
    walker.toggle();
    expect(walker.playing).toBe(false);
    expect(shown).toEqual([]);
  });
});
