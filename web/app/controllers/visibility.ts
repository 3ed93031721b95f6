// Whether the figure is near the viewport, and the browser's preferences of color and motion. A figure that
// is not near draws nothing; what changed meanwhile is drawn when it comes near again.

/** The distance from the viewport within which a figure loads and draws. */
export const kNearScreen: IntersectionObserverInit = { rootMargin: '50% 0px' };

export interface VisibilityHost {
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
  /** The figure came near the viewport, or left it. */
  changed(isNear: boolean): void;
  /** The preferred color scheme or forced colors changed. */
  colorsChanged(): void;
  /** The preference of reduced motion changed. */
  motionChanged(): void;
}

export class Visibility {
  #isNear = true;
  /** Something is being drawn for an export or for paper. */
  #isAsked = false;

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
    reducedMotion().addEventListener('change', motionChanged, { signal });
  }

  get isNear(): boolean {
    return this.#isNear || this.#isAsked;
  }

  /** Treats the figure as near while it is drawn for an export or for paper, and no longer. */
  asNear(draw: () => void): void {
    this.#isAsked = true;
    try {
      draw();
    } finally {
      this.#isAsked = false;
    }
  }
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

export const prefersReducedMotion = (): boolean => reducedMotion().matches;
