// Progress of a long run, on one line that is overwritten.
import type { Translator } from '../language.ts';

/** Milliseconds before progress is first shown. */
const kFirstAfter = 500;
const kEvery = 100;
const kBarWidth = 30;
const kEraseLine = '\r\u001b[2K';

export interface ProgressOptions {
  /** Bytes of all input; null: unknown. */
  readonly total: number | null;
  readonly translator: Translator;
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

  /** Erases the line. */
  clear(): void {
    if (this.#isShown) this.#options.write(kEraseLine);
    this.#isShown = false;
  }

  #text(): string {
    const { total, translator } = this.#options;
    const lines = translator.translate('progress', { lines: translator.count(this.#lines) });
    if (total === null || total === 0) return lines;
    const part = Math.min(1, this.#bytes / total);
    const full = Math.floor(part * kBarWidth);
    const bar = '█'.repeat(full) + '░'.repeat(kBarWidth - full);
    return `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${lines}`;
  }
}
