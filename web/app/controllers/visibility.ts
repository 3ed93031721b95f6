// Whether anybody can see the figure, and what the browser says about how it should look. A figure that
// nobody can see draws nothing; what changed meanwhile is drawn when it comes back.

/** A figure begins to load, and goes on to draw, where it is at most so far from being seen. */
export const kNearScreen: IntersectionObserverInit = { rootMargin: '50% 0px' };

export interface VisibilityHost {
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
  /** The figure came near the screen, or left it. */
  changed(isNear: boolean): void;
  /** Another theme or palette. */
  colorsChanged(): void;
  /** More or less motion is wanted. */
  motionChanged(): void;
}

export class Visibility {
  #isNear = true;

  constructor({ element, signal, changed, colorsChanged, motionChanged }: VisibilityHost) {
    const watch = new IntersectionObserver((entries) => {
      this.#isNear = entries.at(-1)?.isIntersecting ?? true;
      changed(this.#isNear);
    }, kNearScreen);
    watch.observe(element);
    signal.addEventListener('abort', () => watch.disconnect());
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', colorsChanged, { signal });
    }
    kReducedMotion().addEventListener('change', motionChanged, { signal });
  }

  get isNear(): boolean {
    return this.#isNear;
  }

  /** As if somebody looked: it is to be photographed. */
  pretendNear(): void {
    this.#isNear = true;
  }
}

const kReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = (): boolean => kReducedMotion().matches;
