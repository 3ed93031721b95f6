// Says the verdict to those who listen: the last one, once things have come to rest, not each of the
// hundred that a drag passes through.

const kRest = 600;

export class Announcer {
  readonly #say: (text: string) => void;
  #said = '';
  #next = '';
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** A verdict that differs only in its numbers is told too, but only at rest. */
  tell(text: string): void {
    if (text === this.#next) return;
    this.#next = text;
    this.#stop();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#next === this.#said) return;
      this.#said = this.#next;
      this.#say(this.#said);
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
