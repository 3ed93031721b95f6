// Panels and dialogs that are not open are not loaded: each is a chunk of its own.
import { loadPanelStrings } from '../strings/index.ts';

export type Loaded<T> = T | 'loading' | 'failed';

/** A panel with the words that only it and the like need. */
export function lazyPanel<T>(load: () => Promise<T>): Lazy<T> {
  return new Lazy(async () => {
    const [panel] = await Promise.all([load(), loadPanelStrings()]);
    return panel;
  });
}

export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #state: Loaded<T> | null = null;
  #waiting: (() => void)[] = [];

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What there is by now. The first call loads; `arrived` is called once that has ended. */
  get(arrived: () => void): Loaded<T> {
    if (this.#state === 'loading') this.#waiting.push(arrived);
    if (this.#state !== null && this.#state !== 'failed') return this.#state;
    this.#state = 'loading';
    this.#waiting = [arrived];
    this.#load().then(
      (loaded) => this.#settle(loaded),
      (error: unknown) => {
        console.error(error);
        this.#settle('failed');
      },
    );
    return this.#state;
  }

  #settle(state: Loaded<T>): void {
    this.#state = state;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const arrived of waiting) arrived();
  }
}
