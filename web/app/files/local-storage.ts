// What a browser keeps for the next visit. It may have no room, or keep nothing for this page: then the
// page just starts as for the first time.

const kPrefix = 'collision-playground.';

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(kPrefix + key);
  } catch {
    return null;
  }
}

/** null: nothing is to be remembered. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(kPrefix + key);
    else localStorage.setItem(kPrefix + key, value);
  } catch {
    // Not kept: there is nothing that the viewer could do about it here.
  }
}
