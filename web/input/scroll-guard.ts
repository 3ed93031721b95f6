// Keeps an embedded figure from trapping page scrolling. The wheel zooms only with Ctrl, or after a press
// on the figure until the pointer leaves it. A vertical swipe scrolls the page, unless the figure was
// tapped before; a horizontal one orbits the camera or drags a shape. A figure that fills a page without
// scrolling gets all wheel and touch events.
import type { InputHost } from './host.ts';

/** Whether the document is neither in an iframe nor scrollable. */
function isPageItself(): boolean {
  const { scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
  return window.parent === window && scrollHeight <= clientHeight;
}

export class ScrollGuard {
  readonly #host: InputHost;
  readonly #isHolding: () => boolean;
  readonly #listening = new AbortController();
  /** Whether the figure was pressed or focused, and has not been left since. */
  #engaged = false;
  /** The value of #engaged before the current press. */
  #engagedBefore = false;

  /** Must be created before other listeners of the canvas. `isHolding`: a press is on a shape. */
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
    canvas.addEventListener('pointercancel', () => this.#disengage(), { signal });
    canvas.addEventListener('wheel', (event) => this.#wheel(event), early);
    canvas.addEventListener('touchstart', (event) => this.#touch(event), {
      signal,
      passive: false,
    });
  }

  /** Sets touch-action, which OrbitControls overwrites. */
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

  /** Only for a mouse: pointerleave also fires when a finger is lifted. */
  #leave({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') this.#engaged = false;
  }

  /** The browser turned the press into scrolling. */
  #disengage(): void {
    if (this.#engagedBefore) return;
    this.#host.stage.canvas.blur();
    this.#engaged = false;
  }

  #wheel(event: WheelEvent): void {
    const isForFigure = event.ctrlKey || event.metaKey || this.#engaged;
    const { view } = this.#host.allowed();
    if (!(view && (isForFigure || isPageItself()))) event.stopImmediatePropagation();
  }

  /** touchstart fires after pointerdown, so the target of the press is known. */
  #touch(event: TouchEvent): void {
    const { shapes, view } = this.#host.allowed();
    if (!(shapes || view)) return;
    const isForFigure = this.#isHolding() && this.#engagedBefore;
    if (isForFigure || event.touches.length > 1 || isPageItself()) event.preventDefault();
  }
}
