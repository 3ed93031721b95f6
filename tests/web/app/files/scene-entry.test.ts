// Two tabs: what each finds after a reload, and what a new one finds.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SceneEntry } from '../../../../web/app/files/scene-entry.ts';

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
    keys: () => [...entries.keys()],
  } as unknown as Storage;
}

class Tab {
  readonly #own = storage();
  #entry = new SceneEntry();

  #in<T>(run: (entry: SceneEntry) => T): T {
    vi.stubGlobal('sessionStorage', this.#own);
    return run(this.#entry);
  }
  /** What it shows after a reload. */
  read(): string | null {
    this.#entry = new SceneEntry();
    return this.#in((entry) => entry.read());
  }
  write(text: string | null): boolean {
    return this.#in((entry) => entry.write(text));
  }
  setAside(text: string): boolean {
    return this.#in((entry) => entry.setAside(text));
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('a tab finds what it has stored, a new one what was stored last', () => {
  const [a, b] = [new Tab(), new Tab()];
  expect(a.read()).toBeNull();
  expect(b.read()).toBeNull();
  expect(a.write('A')).toBe(true);
  expect(b.write('B')).toBe(true);
  expect(a.read()).toBe('A');
  expect(b.read()).toBe('B');
  expect(new Tab().read()).toBe('B');
  a.write('A2');
  expect(b.read()).toBe('B');
  expect(new Tab().read()).toBe('A2');
});

test('a scene that need not be stored removes what this tab stored, and nothing that another one did', () => {
  const [a, b] = [new Tab(), new Tab()];
  a.write('A');
  a.write(null);
  expect(a.read()).toBeNull();
  expect(new Tab().read()).toBeNull();
  b.write('B');
  a.write(null);
  expect(a.read()).toBeNull();
  expect(new Tab().read()).toBe('B');
});

test('a text that is set aside is no longer found, and another tab’s stays', () => {
  const [a, b] = [new Tab(), new Tab()];
  a.write('wrong');
  expect(a.setAside('wrong')).toBe(true);
  expect(a.read()).toBeNull();
  a.write('wrong');
  b.write('B');
  expect(a.setAside('wrong')).toBe(true);
  expect(new Tab().read()).toBe('B');
});

test('where nothing can be stored, nothing is thrown, and that is said', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', refusing);
  const entry = new SceneEntry();
  expect(entry.read()).toBeNull();
  expect(entry.write('A')).toBe(false);
  expect(entry.setAside('A')).toBe(false);
});
