// How far a long run has come, on one line that is written over and over.
import type { Speech } from '../language.ts';

/** Short runs need none. */
const kFirstAfter = 500;
const kEvery = 100;
const kBarWidth = 30;
const kEraseLine = '\r\u001b[2K';

export interface ProgressOptions {
  /** Bytes of all input; null where nobody knows. */
  readonly total: number | null;
  readonly speech: Speech;
  readonly write: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

export class Progress {
  readonly #options: ProgressOptions;
  #bytes = 0;
  #lines = 0;
  #next: number;
  #isShown = false;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#next = options.now() + kFirstAfter;
  }

  advance(bytes: number, lines: number): void {
    this.#bytes += bytes;
    this.#lines += lines;
    const now = this.#options.now();
    if (now < this.#next) return;
    this.#next = now + kEvery;
    this.#isShown = true;
    this.#options.write(`${kEraseLine}${this.#text()}`);
  }

  /** Leaves the line empty. */
  clear(): void {
    if (this.#isShown) this.#options.write(kEraseLine);
    this.#isShown = false;
  }

  #text(): string {
    const { total, speech } = this.#options;
    const lines = speech.say('progress', { lines: speech.count(this.#lines) });
    if (total === null || total === 0) return lines;
    const part = Math.min(1, this.#bytes / total);
    const full = Math.floor(part * kBarWidth);
    const bar = '█'.repeat(full) + '░'.repeat(kBarWidth - full);
    return `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${lines}`;
  }
}
