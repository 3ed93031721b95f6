// Announces the verdict to a screen reader: the last one, once nothing has changed for a while, not each
// of the hundred that a drag passes through.

/** Milliseconds without a change. */
const kRest = 600;

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
    }, kRest);
  }

  dispose(): void {
    this.#stop();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
