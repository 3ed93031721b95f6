// Panels and dialogs that are not open are not loaded: each is a chunk of its own.
import { loadPanelStrings } from '../../strings/index.ts';

export type Loaded<T> = T | 'loading' | 'failed';

/** A panel with the words that only it and the like need. */
export function lazyPanel<T>(load: () => Promise<T>): Lazy<T> {
  return new Lazy(async () => {
    const [panel] = await Promise.all([load(), loadPanelStrings()]);
    return panel;
  });
}

/** After a failure nothing is loaded again for so long, in milliseconds, however often it is rendered. */
const kPause = 2000;

export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #state: Loaded<T> | null = null;
  #failedAt = 0;
  #waiting: (() => void)[] = [];

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What there is by now. The first call loads; `onEnd` is called once that has ended. */
  get(onEnd: () => void): Loaded<T> {
    if (this.#state === 'loading') this.#waiting.push(onEnd);
    const again = this.#state === 'failed' && performance.now() > this.#failedAt + kPause;
    if (this.#state !== null && !again) return this.#state;
    this.#state = 'loading';
    this.#waiting = [onEnd];
    this.#load().then(
      (loaded) => this.#resolve(loaded),
      (error: unknown) => {
        console.error(error);
        this.#failedAt = performance.now();
        this.#resolve('failed');
      },
    );
    return this.#state;
  }

  #resolve(state: Loaded<T>): void {
    this.#state = state;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const onEnd of waiting) onEnd();
  }
}
