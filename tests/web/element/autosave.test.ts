import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from '../../../web/element/autosave.ts';
import { remembered } from '../../../web/element/remembered.ts';
import { emptyScene, type Scene } from '../../../web/scene/scene.ts';

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
const autosave = () => new Autosave(({ items }) => items[0]?.name ?? null);

test('only the scene that came to rest is kept', () => {
  const saving = autosave();
  saving.note(named('A'));
  saving.note(named('B'));
  expect(remembered('scene')).toBeNull();
  vi.runAllTimers();
  expect(remembered('scene')).toBe('B');
});

test('a page that goes away keeps it at once, and only once', () => {
  const saving = autosave();
  saving.note(named('A'));
  saving.settle();
  expect(remembered('scene')).toBe('A');
  kept.clear();
  vi.runAllTimers();
  saving.settle();
  expect(remembered('scene')).toBeNull();
});

test('a scene that needs no keeping takes the kept one away', () => {
  const saving = autosave();
  saving.note(named('A'));
  saving.settle();
  saving.note(emptyScene);
  saving.settle();
  expect(remembered('scene')).toBeNull();
});

test('a browser that keeps nothing is no trouble', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const saving = autosave();
  saving.note(named('A'));
  expect(() => saving.settle()).not.toThrow();
  expect(remembered('scene')).toBeNull();
});
