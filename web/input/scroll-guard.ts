// A figure in an article leaves scrolling to the reader. The wheel zooms only with Ctrl, or from a press
// on the figure until the pointer leaves it. A finger scrolls the page, also where it comes down on a
// shape, unless the figure was tapped before; across the page it turns the view or moves the shape.
// Where there is nothing to scroll, because the figure is the page itself, wheel and fingers are its own.
import type { InputHost } from './host.ts';

/** No frame of another page, and no longer than the window. */
function isPageItself(): boolean {
  const { scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
  return window.parent === window && scrollHeight <= clientHeight;
}

export class ScrollGuard {
  readonly #host: InputHost;
  readonly #isHolding: () => boolean;
  readonly #listening = new AbortController();
  /** The reader has come to the figure, and not left it. */
  #engaged = false;
  /** The same before the press that is under way. */
  #engagedBefore = false;

  /** To be built before whoever else listens to the picture. `isHolding`: a press has hold of a shape. */
  constructor(host: InputHost, root: HTMLElement, isHolding: () => boolean) {
    this.#host = host;
    this.#isHolding = isHolding;
    const { canvas } = host.stage;
    const { signal } = this.#listening;
    const early = { signal, capture: true };
    root.addEventListener('pointerdown', () => this.#press(), early);
    root.addEventListener('focusin', () => this.#engage(true), { signal });
    root.addEventListener('focusout', () => this.#engage(false), { signal });
    root.addEventListener('pointerleave', (event) => this.#leave(event), { signal });
    canvas.addEventListener('pointercancel', () => this.#giveBack(), { signal });
    canvas.addEventListener('wheel', (event) => this.#wheel(event), early);
    canvas.addEventListener('touchstart', (event) => this.#touch(event), {
      signal,
      passive: false,
    });
  }

  /** What the browser does with a finger before the page is asked: others have their own opinion. */
  sync(): void {
    const { shapes, view } = this.#host.allowed();
    const { style } = this.#host.stage.canvas;
    const action = shapes || view ? 'pan-y' : 'auto';
    if (style.touchAction !== action) style.touchAction = action;
  }

  dispose(): void {
    this.#listening.abort();
  }

  #engage(engaged: boolean): void {
    this.#engaged = engaged;
  }

  #press(): void {
    this.#engagedBefore = this.#engaged;
    this.#engaged = true;
  }

  /** A mouse goes on to the text; a finger that is lifted is still at the figure. */
  #leave({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') this.#engaged = false;
  }

  /** The press became a scrolling of the page: it was not meant for the figure. */
  #giveBack(): void {
    if (this.#engagedBefore) return;
    this.#host.stage.canvas.blur();
    this.#engaged = false;
  }

  #wheel(event: WheelEvent): void {
    const meant = event.ctrlKey || event.metaKey || this.#engaged;
    const { view } = this.#host.allowed();
    if (!(view && (meant || isPageItself()))) event.stopImmediatePropagation();
  }

  /** Comes after the press itself: by now it is known what it took hold of. */
  #touch(event: TouchEvent): void {
    const { shapes, view } = this.#host.allowed();
    if (!(shapes || view)) return;
    const meant = this.#isHolding() && this.#engagedBefore;
    if (meant || event.touches.length > 1 || isPageItself()) event.preventDefault();
  }
}
