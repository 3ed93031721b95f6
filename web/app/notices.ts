// Messages over the picture, shown once the texts of the panels are loaded.
import type { Notice } from '../page/page.ts';
import { loadPanelStrings, type Strings } from '../strings/index.ts';
import type { PageStore } from './page-store.ts';

export class Notices {
  readonly #pageStore: PageStore;
  readonly #signal: AbortSignal;

  constructor(pageStore: PageStore, signal: AbortSignal) {
    this.#pageStore = pageStore;
    this.#signal = signal;
  }

  /** Something worked. */
  inform(text: (strings: Strings) => string): Promise<void> {
    return this.show({ text, wrong: false, startAnew: false });
  }

  /** Something did not work. */
  warn(text: (strings: Strings) => string): Promise<void> {
    return this.show({ text, wrong: true, startAnew: false });
  }

  async show(notice: Notice): Promise<void> {
    await loadPanelStrings();
    if (!this.#signal.aborted) this.#pageStore.update({ notice });
  }
}
