// Messages beside or below the picture, shown once the texts of the panels are loaded. One that reports no error leaves
// when it can have been read, unless the pointer or the focus is on it; every one leaves at the next edit.
import type { Notice } from '../page/page.ts';
import { loadPanelStrings, type Strings, stringsOf } from '../strings/index.ts';
import type { PageStore } from './page-store.ts';

/** Milliseconds to notice a message, and to read one of its characters at a slow reader's pace. */
const kNoticing = 4000;
const kReading = 80;

export class Notices {
  readonly #pageStore: PageStore;
  readonly #signal: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pageStore: PageStore, signal: AbortSignal) {
    this.#pageStore = pageStore;
    this.#signal = signal;
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Something worked. */
  inform(text: (strings: Strings) => string): Promise<void> {
    return this.show({ text, wrong: false, offer: null });
  }

  /** Something did not work. */
  warn(text: (strings: Strings) => string): Promise<void> {
    return this.show({ text, wrong: true, offer: null });
  }

  /** Code could not be loaded. */
  failed(error: unknown): Promise<void> {
    console.warn(error);
    return this.warn((strings) => strings['panel.failed']);
  }

  async show(notice: Notice): Promise<void> {
    await loadPanelStrings();
    if (this.#signal.aborted) return;
    this.#pageStore.update({ notice });
    this.hold(false);
  }

  /** Keeps the message while it is held, and begins to wait anew afterwards. */
  hold(held: boolean): void {
    clearTimeout(this.#timer);
    const { notice } = this.#pageStore.state;
    if (held || notice === null || notice.wrong) return;
    const { length } = notice.text(stringsOf('en'));
    this.#timer = setTimeout(() => this.dismiss(), kNoticing + kReading * length);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#pageStore.update({ notice: null });
  }
}
