// A drag to the side that changes a number. It begins a few pixels on, so that a press stays a press.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const kThreshold = 3;
const kFine = 0.1;

export interface ScrubHandlers {
  /** So many pixels from where it began; with Shift they count a tenth. */
  move(pixels: number): void;
  end(): void;
  cancel(): void;
}

export class ScrubController implements ReactiveController {
  readonly #handlers: ScrubHandlers;
  #drag: AbortController | null = null;

  constructor(host: ReactiveControllerHost, handlers: ScrubHandlers) {
    this.#handlers = handlers;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#drag?.abort();
  }

  /** Listens to what follows a press on its handle. */
  readonly begin = (down: PointerEvent): void => {
    if (!down.isPrimary || down.button !== 0) return;
    const handle = down.currentTarget as HTMLElement;
    const drag = new AbortController();
    const { signal } = drag;
    let x = down.clientX;
    let pixels = 0;
    let begun = false;
    const stop = (done: () => void) => {
      drag.abort();
      if (begun) done();
    };
    const move = (event: PointerEvent) => {
      const by = event.clientX - x;
      if (!begun && Math.abs(by) < kThreshold) return;
      begun = true;
      x = event.clientX;
      pixels += event.shiftKey ? by * kFine : by;
      this.#handlers.move(pixels);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stop(() => this.#handlers.cancel());
    };
    this.#drag?.abort();
    this.#drag = drag;
    handle.setPointerCapture(down.pointerId);
    handle.addEventListener('pointermove', move, { signal });
    handle.addEventListener('pointerup', () => stop(() => this.#handlers.end()), { signal });
    handle.addEventListener('pointercancel', () => stop(() => this.#handlers.cancel()), { signal });
    window.addEventListener('keydown', key, { signal, capture: true });
  };
}
