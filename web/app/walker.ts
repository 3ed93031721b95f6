// Plays the test once: from the first candidate to the one where it stopped, step by step.

/** How long a row is shown, in milliseconds. */
export const kPace = 700;

export interface WalkerHost {
  /** Row to begin with and row to end with; null: nothing to walk through. */
  route(): { readonly first: number; readonly last: number } | null;
  show(row: number): void;
  /** The walk went through to its end: the verdict's own row is shown again. */
  arrived(): void;
  /** Playing has begun or ended. */
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
    const route = this.#host.route();
    if (!route) return;
    let row = route.first;
    this.#timer = setInterval(() => {
      // A drag during the walk may have moved the end.
      const last = this.#host.route()?.last ?? -1;
      row += 1;
      if (row <= last) {
        this.#host.show(row);
        return;
      }
      this.stop();
      this.#host.arrived();
    }, kPace);
    this.#host.show(row);
    this.#host.changed();
  }
}
