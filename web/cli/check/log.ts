// Messages about the first failures, on stderr; all of them are in the JSONL output.
import type { Translator } from '../language.ts';

/** Maximum number of failures that are reported. */
export const kMaxLogged = 20;

export class FailureLog {
  readonly #translator: Translator;
  readonly #write: (text: string) => void;
  #count = 0;

  constructor(translator: Translator, write: (text: string) => void) {
    this.#translator = translator;
    this.#write = write;
  }

  /** Adds failed lines: their number, and messages about the first of them. */
  add(failures: number, failureTexts: readonly string[]): void {
    const remaining = Math.max(0, kMaxLogged - this.#count);
    for (const text of failureTexts.slice(0, remaining)) this.#write(text);
    this.#count += failures;
  }

  /** Reports how many were omitted. */
  end(): void {
    const { translate, count } = this.#translator;
    const left = this.#count - kMaxLogged;
    if (left > 0) this.#write(`${translate('log.more', { n: count(left) })}\n`);
  }
}
