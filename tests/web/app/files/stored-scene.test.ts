// The scene of the last visit is written over only where it has been read.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attributes } from '../../../../web/app/attributes.ts';
import { StoredScene } from '../../../../web/app/files/stored-scene.ts';
import type { Scene } from '../../../../web/scene/scene.ts';

const kept = new Map<string, string>();
const kKey = 'collision-playground.scene';

beforeEach(() => {
  kept.clear();
  kept.set(kKey, 'last');
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const scene: Scene = {
  items: [{ id: 1, name: 'A', shape: { kind: 'point', position: [0, 0, 0] } }],
  pair: null,
};

/** What is stored after an edit and the end of the visit. */
function afterVisit(begin: (stored: StoredScene) => void): string | undefined {
  const visit = new AbortController();
  const attributes = { autosave: true, preset: null, scene: null, src: null } as Attributes;
  const stored = new StoredScene(attributes, visit.signal, () => undefined);
  begin(stored);
  stored.allowOverwriting();
  stored.changed(scene);
  visit.abort();
  return kept.get(kKey);
}

test('one that was opened is written over', () => {
  expect(afterVisit((stored) => expect(stored.text).toBe('last'))).toContain('"A"');
});

test('one that could not be read stays for the next visit', () => {
  expect(afterVisit((stored) => stored.leave())).toBe('last');
  expect([...kept.keys()]).toEqual([kKey]);
});

test('one that is wrong is kept elsewhere', () => {
  expect(afterVisit((stored) => stored.setAside('last'))).toContain('"A"');
  expect([...kept.values()]).toContain('last');
});

test('a scene that could not be stored is said once', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
  const visit = new AbortController();
  const attributes = { autosave: true, preset: null, scene: null, src: null } as Attributes;
  const failed = vi.fn();
  const stored = new StoredScene(attributes, visit.signal, failed);
  stored.allowOverwriting();
  vi.useFakeTimers();
  for (let i = 0; i < 2; ++i) {
    stored.changed(scene);
    vi.runAllTimers();
  }
  vi.useRealTimers();
  expect(failed).toHaveBeenCalledOnce();
  expect(failed.mock.calls[0]?.[0]).toContain('"A"');
});
