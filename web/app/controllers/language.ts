// The texts of a figure. Until those of its language are loaded they are English.
import {
  hasStrings,
  type Lang,
  loadStrings,
  type Strings,
  stringsOf,
} from '../../strings/index.ts';
import type { Attributes } from '../attributes.ts';

export class Language {
  readonly #attributes: Attributes;
  readonly #signal: AbortSignal;
  readonly #loaded: () => void;

  /** `loaded`: called when the texts of another language have been loaded. */
  constructor(attributes: Attributes, signal: AbortSignal, loaded: () => void) {
    this.#attributes = attributes;
    this.#signal = signal;
    this.#loaded = loaded;
  }

  /** The language of `strings`. */
  get lang(): Lang {
    const { lang } = this.#attributes;
    return hasStrings(lang) ? lang : 'en';
  }

  get strings(): Strings {
    return stringsOf(this.#attributes.lang);
  }

  /** Resolves when the texts are loaded, or could not be. */
  async load(): Promise<void> {
    const { lang } = this.#attributes;
    if (hasStrings(lang)) return;
    try {
      await loadStrings(lang);
      if (!this.#signal.aborted) this.#loaded();
    } catch (error) {
      console.error(error);
    }
  }
}
