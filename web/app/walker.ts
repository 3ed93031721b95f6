// Plays the steps of the test, each for as long as its sentence takes to read.

export interface WalkerHost {
  /** First and last row; null: nothing to walk through. */
  range(): { readonly first: number; readonly last: number } | null;
  show(row: number): void;
  /** Milliseconds for which a row is shown. */
  pace(row: number): number;
  /** The walk reached its end: the deciding row is shown again. */
  finished(): void;
  /** Playing has started or stopped. */
  changed(): void;
}

export class Walker {
  readonly #host: WalkerHost;
  #timer: ReturnType<typeof setTimeout> | null = null;

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
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#host.changed();
  }

  #start(): void {
    const range = this.#host.range();
    if (!range) return;
    this.#show(range.first);
    this.#host.changed();
  }

  #show(row: number): void {
    this.#timer = setTimeout(() => this.#goOn(row + 1), this.#host.pace(row));
    this.#host.show(row);
  }

  #goOn(row: number): void {
    // An edit during the walk may have changed the last row.
    const last = this.#host.range()?.last ?? -1;
    if (row <= last) {
      this.#show(row);
      return;
    }
    this.stop();
    this.#host.finished();
  }
}
