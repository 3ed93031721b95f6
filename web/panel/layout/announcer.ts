// Announces the verdict to screen readers, debounced: a drag passes through many verdicts and only the
// last one is announced.

/** Milliseconds without a change before an announcement. */
const kDelay = 600;

export class Announcer {
  readonly #say: (text: string) => void;
  #announced = '';
  #next = '';
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** A verdict that differs only in its numbers is announced, too. */
  announce(text: string): void {
    if (text === this.#next) return;
    this.#next = text;
    this.#stop();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#next === this.#announced) return;
      this.#announced = this.#next;
      this.#say(this.#announced);
    }, kDelay);
  }

  dispose(): void {
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
