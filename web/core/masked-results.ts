// The results of a frame without verdicts: for as long as the quiz waits for the viewer's answer without all that
// was decided, during a walk with the steps of the pair but not what they come to.
import { type FrameResults, Outcome } from './results.ts';

export class MaskedResults {
  #meets = new Uint8Array(0);

  /** The same frame without verdicts. */
  of({ shapeCount, meets, ...all }: FrameResults): FrameResults {
    if (this.#meets.length < meets.length) this.#meets = new Uint8Array(meets.length);
    return {
      ...all,
      shapeCount,
      meets: this.#meets,
      meetingCount: 0,
      meetings: [],
      ledger: null,
      hits: [],
      hitCount: 0,
    };
  }

  /** The same frame as if nothing met, with the steps of the pair. */
  beforeEnd(results: FrameResults): FrameResults {
    const { ledger } = results;
    if (!ledger) return this.of(results);
    const verdict = { ...ledger.verdict, outcome: Outcome.apart, hasHit: false };
    return { ...this.of(results), ledger: { ...ledger, verdict } };
  }
}
