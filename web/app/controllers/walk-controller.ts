// The shown row of the ledger: chosen, or walking from the first candidate to where the test
// stopped.
import type { WalkCommands } from '../../page/commands.ts';
import type { Store } from '../../scene/store.ts';
import { type Explained, shownRow, stopRow } from '../../strings/names.ts';
import type { PageStore } from '../page-store.ts';
import { Walker } from '../walker.ts';

export interface WalkControllerHost {
  readonly store: Store;
  readonly pageStore: PageStore;
  /** The records shown last; null: no pair is chosen. */
  explained(): Explained | null;
}

export class WalkController implements WalkCommands {
  readonly #host: WalkControllerHost;
  readonly #walker: Walker;

  constructor(host: WalkControllerHost) {
    this.#host = host;
    const { store, pageStore } = host;
    this.#walker = new Walker({
      range: () => {
        const explained = host.explained();
        return explained && { first: 0, last: stopRow(explained) };
      },
      show: (step) => store.update({ step }),
      finished: () => store.update({ step: null }),
      changed: () => pageStore.update({ playing: this.#walker.playing }),
    });
  }

  setStep(step: number): void {
    this.pause();
    this.#host.store.update({ step });
  }

  moveStep(by: number): void {
    this.pause();
    this.#host.store.update({ step: this.#rowAfter(by) });
  }

  toggle(): void {
    this.#walker.toggle();
  }

  play(): void {
    if (!this.#walker.playing) this.#walker.toggle();
  }

  pause(): void {
    this.#walker.stop();
  }

  /** The row at an offset from the current one, whether or not that is on screen yet. */
  #rowAfter(by: number): number | null {
    const ledger = this.#host.explained()?.ledger;
    if (!ledger) return null;
    const row = shownRow(this.#host.store.state.step, ledger) + by;
    return Math.max(Math.min(row, ledger.count - 1), 0);
  }
}
