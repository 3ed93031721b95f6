// Access to the browser's storage. Where it is full or blocked, nothing is stored and reading returns null.

const kPrefix = 'collision-playground.';

/** `localStorage`: shared by all tabs, kept for the next visit. `sessionStorage`: one tab's, kept for its reload. */
export type StorageArea = 'localStorage' | 'sessionStorage';

export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(kPrefix + key);
  } catch {
    return null;
  }
}

/** null: removes the entry. Whether it is as it should be: not where the storage is full or blocked. */
export function writeStored(
  key: string,
  value: string | null,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    if (value === null) globalThis[area].removeItem(kPrefix + key);
    else globalThis[area].setItem(kPrefix + key, value);
    return true;
  } catch {
    return false;
  }
}
