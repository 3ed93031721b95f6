// Access to localStorage. Where it is full or blocked, nothing is stored and reading returns null.

const kPrefix = 'collision-playground.';

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(kPrefix + key);
  } catch {
    return null;
  }
}

/** null: removes the entry. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(kPrefix + key);
    else localStorage.setItem(kPrefix + key, value);
  } catch {
    // Full or blocked.
  }
}
