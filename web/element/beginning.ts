// When a figure begins to load: when it comes near the viewport, or at the first sign that its reader wants it.
import { Attributes } from '../app/attributes.ts';
import { kNearScreen } from '../app/controllers/visibility.ts';
import type { Poster } from './poster.ts';

/** The signs of a reader; `click` alone is what some assistive technologies send. */
const kSigns = ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'click'];

export class Beginning {
  readonly #element: HTMLElement;
  readonly #poster: Poster;
  readonly #begin: () => void;
  #waiting = new AbortController();

  constructor(element: HTMLElement, poster: Poster, begin: () => void) {
    this.#element = element;
    this.#poster = poster;
    this.#begin = begin;
  }

  /** Waits for what the attribute `loading` says, and for nothing else any more. */
  wait(): void {
    this.stop();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    const isOffered = new Attributes(this.#element).loading === 'interaction';
    this.#poster.offer(isOffered);
    if (isOffered) {
      const options = { signal, passive: true };
      for (const sign of kSigns) this.#element.addEventListener(sign, this.#begin, options);
      return;
    }
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    }, kNearScreen);
    watch.observe(this.#element);
    signal.addEventListener('abort', () => watch.disconnect());
  }

  stop(): void {
    this.#waiting.abort();
  }
}
