// A horizontal drag that changes a number. It starts after a few pixels, so that a click stays a click.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const kThreshold = 3;
const kFine = 0.1;

export interface ScrubHandlers {
  /** Pixels from the start of the drag; those moved with Shift count a tenth. */
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

  /** Tracks the drag that may follow a press. */
  readonly begin = (down: PointerEvent): void => {
    if (!down.isPrimary || down.button !== 0) return;
    const handle = down.currentTarget as HTMLElement;
    const drag = new AbortController();
    const { signal } = drag;
    let x = down.clientX;
    let pixels = 0;
    let isStarted = false;
    const stop = (done: () => void) => {
      drag.abort();
      if (isStarted) done();
    };
    const move = (event: PointerEvent) => {
      const delta = event.clientX - x;
      if (!isStarted && Math.abs(delta) < kThreshold) return;
      isStarted = true;
      x = event.clientX;
      pixels += event.shiftKey ? delta * kFine : delta;
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
