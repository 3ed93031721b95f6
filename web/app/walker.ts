// Plays the steps of the test once, from the first candidate to the one where it stopped.

/** How long a row is shown, in milliseconds. */
export const kPace = 700;

export interface WalkerHost {
  /** First and last row; null: nothing to walk through. */
  range(): { readonly first: number; readonly last: number } | null;
  show(row: number): void;
  /** The walk reached its end: the deciding row is shown again. */
  finished(): void;
  /** Playing has started or stopped. */
  changed(): void;
}

export class Walker {
  readonly #host: WalkerHost;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(host: WalkerHost) {
    this.#host = host;
  }

  get playing(): boolean {
    return this.#timer !== null;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.#start();
  }

  stop(): void {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#host.changed();
  }

  #start(): void {
    const range = this.#host.range();
    if (!range) return;
    let row = range.first;
    this.#timer = setInterval(() => {
      // An edit during the walk may have changed the last row.
      const last = this.#host.range()?.last ?? -1;
      row += 1;
      if (row <= last) {
        this.#host.show(row);
        return;
      }
      this.stop();
      this.#host.finished();
    }, kPace);
    this.#host.show(row);
    this.#host.changed();
  }
}
