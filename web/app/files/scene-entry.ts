// The entry of the stored scene: one that all tabs share, for the next visit, and one that is the tab's own,
// so that a reload shows what this tab showed though another tab has stored another scene since.
import { readStored, writeStored } from '../../shared/local-storage.ts';

const kKey = 'scene';
/** The tab's own entry where it shows a scene that need not be stored. */
const kNone = '';

export class SceneEntry {
  /** The shared entry as this tab has last read or written it. */
  #shared: string | null = null;

  read(): string | null {
    this.#shared = readStored(kKey);
    const own = readStored(kKey, 'sessionStorage');
    return own === null ? this.#shared : own === kNone ? null : own;
  }

  /** null: the scene need not be stored. False: it could not be stored for the next visit. */
  write(text: string | null): boolean {
    writeStored(kKey, text ?? kNone, 'sessionStorage');
    const isAnotherTabs = readStored(kKey) !== this.#shared;
    if (text === null && isAnotherTabs) return true;
    this.#shared = text;
    return writeStored(kKey, text);
  }

  /** Keeps the text under a key of its own and empties the entry, unless that fails. */
  setAside(text: string): boolean {
    const key = `${kKey}.${new Date().toISOString()}`;
    writeStored(key, text);
    if (readStored(key) !== text) return false;
    writeStored(kKey, null, 'sessionStorage');
    if (readStored(kKey) === text) writeStored(kKey, null);
    return true;
  }
}
