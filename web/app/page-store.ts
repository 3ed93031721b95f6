// The store of the page state: panels, dialogs, notices.
import type { PageState } from '../page/page.ts';
import { isUnchanged } from '../scene/store.ts';
import { readStored, writeStored } from '../shared/local-storage.ts';

/** Storage key of the setting that turns off single-letter keys. */
const kSingleKeys = 'single-keys';
const kOff = 'off';

export class PageStore {
  #state: PageState;
  readonly #changed: () => void;

  /** Which parts start unfolded: the panel beside the picture, and in it the answer as numbers. */
  constructor(
    { panelOpen, answerOpen }: { readonly panelOpen: boolean; readonly answerOpen: boolean },
    changed: () => void,
  ) {
    this.#changed = changed;
    this.#state = {
      problem: 'loading',
      refused: null,
      notice: null,
      missing: null,
      openings: 0,
      panelOpen,
      unfolded: false,
      tab: 'why',
      answer: { open: answerOpen, inFull: false, meetings: true },
      dialog: null,
      nudging: false,
      singleKeys: readStored(kSingleKeys) !== kOff,
      byKeys: false,
      dropping: false,
      playing: false,
      clock: { playing: false, loops: true, stops: false, inTime: true, row: null, bar: 'motion' },
      walked: null,
      parallel: false,
      printing: false,
    };
  }

  get state(): PageState {
    return this.#state;
  }

  update(change: Partial<PageState>): void {
    if (isUnchanged(this.#state, change)) return;
    this.#state = { ...this.#state, ...change };
    this.#changed();
  }

  /** Stored for the next visit. */
  setSingleKeys(on: boolean): void {
    writeStored(kSingleKeys, on ? null : kOff);
    this.update({ singleKeys: on });
  }
}
