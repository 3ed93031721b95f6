// The words of a figure. Until those of its own language are there it speaks English.
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
  readonly #arrived: () => void;

  /** `arrived`: other words are there. */
  constructor(attributes: Attributes, signal: AbortSignal, arrived: () => void) {
    this.#attributes = attributes;
    this.#signal = signal;
    this.#arrived = arrived;
  }

  /** Of `strings`. */
  get lang(): Lang {
    const { lang } = this.#attributes;
    return hasStrings(lang) ? lang : 'en';
  }

  get strings(): Strings {
    return stringsOf(this.#attributes.lang);
  }

  /** Settles once the words are there, or won't come. */
  async load(): Promise<void> {
    const { lang } = this.#attributes;
    if (hasStrings(lang)) return;
    try {
      await loadStrings(lang);
      if (!this.#signal.aborted) this.#arrived();
    } catch (error) {
      console.error(error);
    }
  }
}
