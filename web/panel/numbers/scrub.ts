// A drag to the side that changes a number. It begins a few pixels on, so that a press stays a press.

const kSlack = 3;
const kFine = 0.1;

export interface Scrubbed {
  /** So many pixels from where it began; with Shift they count a tenth. */
  move(pixels: number): void;
  end(): void;
  cancel(): void;
}

export function scrub(down: PointerEvent, scrubbed: Scrubbed): void {
  if (!down.isPrimary || down.button !== 0) return;
  const handle = down.currentTarget as HTMLElement;
  const listening = new AbortController();
  const { signal } = listening;
  let x = down.clientX;
  let pixels = 0;
  let begun = false;
  const stop = (done: () => void) => {
    listening.abort();
    if (begun) done();
  };
  const move = (event: PointerEvent) => {
    const by = event.clientX - x;
    if (!begun && Math.abs(by) < kSlack) return;
    begun = true;
    x = event.clientX;
    pixels += event.shiftKey ? by * kFine : by;
    scrubbed.move(pixels);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop(() => scrubbed.cancel());
  };
  handle.setPointerCapture(down.pointerId);
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => stop(() => scrubbed.end()), { signal });
  handle.addEventListener('pointercancel', () => stop(() => scrubbed.cancel()), { signal });
  window.addEventListener('keydown', key, { signal, capture: true });
}
