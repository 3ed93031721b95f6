import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from '../../../../web/app/files/autosave.ts';
import { readStored } from '../../../../web/app/files/local-storage.ts';
import { emptyScene, type Scene } from '../../../../web/scene/scene.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const named = (name: string): Scene => ({
  items: [{ id: 1, name, shape: { kind: 'point', position: [0, 0, 0] } }],
  pair: null,
});
const autosave = (failed: (text: string) => void = () => undefined) =>
  new Autosave(({ items }) => items[0]?.name ?? null, failed);

test('only the scene that came to rest is kept', () => {
  const saving = autosave();
  saving.schedule(named('A'));
  saving.schedule(named('B'));
  expect(readStored('scene')).toBeNull();
  vi.runAllTimers();
  expect(readStored('scene')).toBe('B');
});

test('a page that goes away keeps it at once, and only once', () => {
  const saving = autosave();
  saving.schedule(named('A'));
  saving.flush();
  expect(readStored('scene')).toBe('A');
  kept.clear();
  vi.runAllTimers();
  saving.flush();
  expect(readStored('scene')).toBeNull();
});

test('a scene that needs no keeping takes the kept one away', () => {
  const saving = autosave();
  saving.schedule(named('A'));
  saving.flush();
  saving.schedule(emptyScene);
  saving.flush();
  expect(readStored('scene')).toBeNull();
});

test('a browser that keeps nothing is no trouble, and what could not be kept is said', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const failed = vi.fn();
  const saving = autosave(failed);
  saving.schedule(named('A'));
  expect(() => saving.flush()).not.toThrow();
  expect(readStored('scene')).toBeNull();
  saving.schedule(emptyScene);
  saving.flush();
  expect(failed.mock.calls).toEqual([['A']]);
});
