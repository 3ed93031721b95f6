// A finger that rests in one place: on touch, what Ctrl is with a mouse.

const kMilliseconds = 500;

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `rested` is called once, unless the press ends or moves before. */
  begin(rested: () => void): void {
    this.end();
    this.#timer = setTimeout(rested, kMilliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
