// A figure in an article leaves scrolling to the reader: a finger on empty space scrolls the page, the
// wheel zooms only with Ctrl or after a press on the figure. Where there is nothing to scroll, because
// the figure is the page itself, wheel and fingers are its own.
import type { InputHost } from './host.ts';

/** No frame of another page, and no longer than the window. */
function isPageItself(): boolean {
  const { scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
  return window.parent === window && scrollHeight <= clientHeight;
}

export class ScrollGuard {
  private readonly host: InputHost;
  private readonly root: HTMLElement;
  private readonly holding: () => boolean;
  private readonly listening = new AbortController();

  /** `holding`: a press under way has hold of a shape. */
  constructor(host: InputHost, root: HTMLElement, holding: () => boolean) {
    this.host = host;
    this.root = root;
    this.holding = holding;
    const { canvas } = host.stage;
    const { signal } = this.listening;
    canvas.addEventListener('wheel', (event) => this.wheel(event), { signal, capture: true });
    canvas.addEventListener('touchstart', (event) => this.touch(event), { signal, passive: false });
  }

  /** What the browser does with a finger before the page is asked: others have their own opinion. */
  sync(): void {
    const { shapes, view } = this.host.allowed();
    const { style } = this.host.stage.canvas;
    const action = shapes || view ? 'pan-y' : 'auto';
    if (style.touchAction !== action) style.touchAction = action;
  }

  dispose(): void {
    this.listening.abort();
  }

  private wheel(event: WheelEvent): void {
    const meant = event.ctrlKey || event.metaKey || this.root.matches(':focus-within');
    const { view } = this.host.allowed();
    if (!(view && (meant || isPageItself()))) event.stopImmediatePropagation();
  }

  /** Comes after the press itself: by now it is known what it took hold of. */
  private touch(event: TouchEvent): void {
    const { shapes, view } = this.host.allowed();
    if (!(shapes || view)) return;
    if (this.holding() || event.touches.length > 1 || isPageItself()) event.preventDefault();
  }
}
