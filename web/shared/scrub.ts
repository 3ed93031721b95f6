// A horizontal drag that changes a number. It starts after a few pixels, so that a click stays a click.

const kThreshold = 3;
const kFine = 0.1;

export interface ScrubHandlers {
  /** Pixels from the start of the drag; those moved with Shift count a tenth. */
  move(pixels: number): void;
  end(): void;
  /** Escape was pressed, or the browser takes the pointer. */
  cancel(): void;
}

/** Tracks the drag that may follow a press, until it ends or is aborted; null: no drag follows. */
export function trackScrub(
  down: PointerEvent,
  { move, end, cancel }: ScrubHandlers,
): AbortController | null {
  if (!down.isPrimary || down.button !== 0) return null;
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
  const track = (event: PointerEvent) => {
    const delta = event.clientX - x;
    if (!isStarted && Math.abs(delta) < kThreshold) return;
    isStarted = true;
    x = event.clientX;
    pixels += event.shiftKey ? delta * kFine : delta;
    move(pixels);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop(cancel);
  };
  handle.setPointerCapture(down.pointerId);
  handle.addEventListener('pointermove', track, { signal });
  handle.addEventListener('pointerup', () => stop(end), { signal });
  handle.addEventListener('pointercancel', () => stop(cancel), { signal });
  addEventListener('keydown', key, { signal, capture: true });
  return drag;
}

/** Much finer than the finest step, and coarser than the rounding error of sums of steps. */
const kDecimals = 12;
/** From here on a double does not hold that many decimals. */
const kLarge = 1000;

/** The sum, rounded to hide binary rounding noise: 0.1 + 0.2 is 0.3 here. */
export function addStep(value: number, delta: number): number {
  const sum = value + delta;
  return Math.abs(sum) < kLarge ? Number(sum.toFixed(kDecimals)) + 0 : sum;
}
