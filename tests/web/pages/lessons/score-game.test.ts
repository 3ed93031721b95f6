// The best score of a game: kept, never made worse.
import { afterEach, expect, test, vi } from 'vitest';
import { Best } from '../../../../web/pages/lessons/score-game.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('is kept for the next visit, and only a lower one takes its place', () => {
  vi.stubGlobal('localStorage', storage);
  const best = new Best('lesson.cuts');
  expect(best.least).toBeNull();
  for (const score of [40, 38, 45]) best.take(score);
  expect(best.least).toBe(38);
  expect(new Best('lesson.cuts').least).toBe(38);
  expect(new Best('lesson.other').least).toBeNull();
});

test('where storage is blocked or was changed by others, there is one for this visit', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  const best = new Best('lesson.cuts');
  best.take(12);
  expect(best.least).toBe(12);
  vi.stubGlobal('localStorage', storage);
  stored.set('collision-playground.game.lesson.cuts', 'nonsense');
  expect(new Best('lesson.cuts').least).toBeNull();
});
