// Lazy loading of panels and dialogs: each is a chunk of its own, loaded when it is first opened.
import { loadPanelStrings } from '../../strings/index.ts';

export type Loaded<T> = T | 'loading' | 'failed';

/** A panel, loaded together with the strings that only panels need. */
export function lazyPanel<T>(load: () => Promise<T>): Lazy<T> {
  return new Lazy(async () => {
    const [panel] = await Promise.all([load(), loadPanelStrings()]);
    return panel;
  });
}

/** Milliseconds after a failure during which rendering does not retry. */
const kRetryDelay = 2000;

export class Lazy<T> {
  readonly #load: () => Promise<T>;
  #state: Loaded<T> | null = null;
  #failedAt = 0;
  #listeners: (() => void)[] = [];

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The current state. The first call starts loading; `onEnd` is called on success or failure. */
  get(onEnd: () => void): Loaded<T> {
    if (this.#state === 'loading') this.#listeners.push(onEnd);
    const retries = this.#state === 'failed' && performance.now() > this.#failedAt + kRetryDelay;
    if (this.#state !== null && !retries) return this.#state;
    this.#state = 'loading';
    this.#listeners = [onEnd];
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
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const onEnd of listeners) onEnd();
  }
}
