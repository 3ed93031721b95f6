// Access to localStorage. Where it is full or blocked, nothing is stored and reading returns null.

const kPrefix = 'collision-playground.';

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(kPrefix + key);
  } catch {
    return null;
  }
}

/** null: removes the entry. Whether it is as it should be: not where the storage is full or blocked. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(kPrefix + key);
    else localStorage.setItem(kPrefix + key, value);
    return true;
  } catch {
    return false;
  }
}
