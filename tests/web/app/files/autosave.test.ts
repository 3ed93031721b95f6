import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from '../../../../web/app/files/autosave.ts';
import type { Scene } from '../../../../web/scene/scene.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const named = (name: string): Scene => ({
  items: [{ id: 1, name, shape: { kind: 'point', position: [0, 0, 0] } }],
  pair: null,
});

function recorded() {
  const stored: (string | undefined)[] = [];
  return { stored, saving: new Autosave(({ items }) => stored.push(items[0]?.name)) };
}

test('only the scene that came to rest is stored', () => {
  const { stored, saving } = recorded();
  saving.schedule(named('A'));
  saving.schedule(named('B'));
  expect(stored).toEqual([]);
  vi.runAllTimers();
  expect(stored).toEqual(['B']);
});

test('a page that goes away stores it at once, and only once', () => {
  const { stored, saving } = recorded();
  saving.schedule(named('A'));
  saving.flush();
  expect(stored).toEqual(['A']);
  vi.runAllTimers();
  saving.flush();
  expect(stored).toEqual(['A']);
});
