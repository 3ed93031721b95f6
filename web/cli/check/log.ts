// The first failures, beside an output that programs read. Whoever wants them all has that output.
import type { Speech } from '../language.ts';

/** How many lines are complained of. */
export const kMostComplaints = 20;

export class FailureLog {
  readonly #speech: Speech;
  readonly #write: (text: string) => void;
  #count = 0;

  constructor(speech: Speech, write: (text: string) => void) {
    this.#speech = speech;
    this.#write = write;
  }

  /** `troubles` lines more, and what there is to say of the first of them, a text each. */
  add(troubles: number, complaints: readonly string[]): void {
    const room = Math.max(0, kMostComplaints - this.#count);
    for (const text of complaints.slice(0, room)) this.#write(text);
    this.#count += troubles;
  }

  /** Says how many were left out. */
  end(): void {
    const { say, count } = this.#speech;
    const left = this.#count - kMostComplaints;
    if (left > 0) this.#write(`${say('log.more', { n: count(left) })}\n`);
  }
}
