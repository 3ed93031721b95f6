// The shown row of the ledger: chosen, or walking from the first candidate to where the test
// stopped.
import type { WalkCommands } from '../../page/commands.ts';
import { isWalking } from '../../page/selectors.ts';
import type { Store } from '../../scene/store.ts';
import { type Explained, shownRow, stopRow } from '../../strings/names.ts';
import { readingTime } from '../../strings/text.ts';
import type { PageStore } from '../page-store.ts';
import { Walker } from '../walker.ts';

export interface WalkControllerHost {
  readonly store: Store;
  readonly pageStore: PageStore;
  /** The records shown last; null: no pair is chosen. */
  explained(): Explained | null;
  /** The sentence of a row as plain text; empty until the sentences are loaded. */
  spokenStep(row: number): string;
}

export class WalkController implements WalkCommands {
  readonly #host: WalkControllerHost;
  readonly #walker: Walker;

  constructor(host: WalkControllerHost) {
    this.#host = host;
    const { pageStore } = host;
    this.#walker = new Walker({
      range: () => {
        const explained = host.explained();
        return explained && { first: this.#first(), last: stopRow(explained) };
      },
      show: (step) => this.#show(step),
      pace: (row) => readingTime(host.spokenStep(row)),
      finished: () => this.#showResult(),
      changed: () => pageStore.update({ playing: this.#walker.playing }),
    });
  }

  setStep(step: number): void {
    this.pause();
    this.#host.pageStore.update({ walked: null });
    this.#host.store.update({ step });
  }

  moveStep(by: number): void {
    const row = this.#rowAfter(by);
    if (row !== null) this.setStep(row);
  }

  walkTo(step: number): void {
    this.pause();
    this.#show(step);
  }

  walkBy(by: number): void {
    // Forwards from the result, the walk begins.
    const row = this.#host.store.state.step === null && by > 0 ? 0 : this.#rowAfter(by);
    if (row !== null) this.walkTo(row);
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

  end(): boolean {
    if (this.#host.store.state.step === null) return false;
    this.pause();
    this.#showResult();
    return true;
  }

  #showResult(): void {
    this.#host.pageStore.update({ walked: null });
    this.#host.store.update({ step: null });
  }

  /** Playing goes on from the row that the walk has come to. */
  #first(): number {
    const { store, pageStore } = this.#host;
    return isWalking(store.state, pageStore.state) ? (store.state.step ?? 0) : 0;
  }

  /** Shows a row; the first one begins the walk, and the one where the test stopped ends it. */
  #show(step: number): void {
    const { store, pageStore } = this.#host;
    const { scene } = store.state;
    const explained = this.#host.explained();
    const isUnderWay = step === 0 || isWalking(store.state, pageStore.state);
    const isBeforeEnd = explained !== null && step < stopRow(explained);
    pageStore.update({ walked: isUnderWay && isBeforeEnd ? scene : null });
    store.update({ step });
  }

  /** The row at an offset from the current one, whether or not that is on screen yet. */
  #rowAfter(by: number): number | null {
    const ledger = this.#host.explained()?.ledger;
    if (!ledger) return null;
    const row = shownRow(this.#host.store.state.step, ledger) + by;
    return Math.max(Math.min(row, ledger.count - 1), 0);
  }
}
