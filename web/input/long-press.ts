// The timer of a long press: on touch screens, the equivalent of a Ctrl click.

/** In milliseconds. */
const kDelay = 500;

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `onLongPress` once, unless end() is called before. */
  begin(onLongPress: () => void): void {
    this.end();
    this.#timer = setTimeout(onLongPress, kDelay);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
