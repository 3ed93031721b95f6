// The results of a frame without verdicts, for as long as the quiz waits for the viewer's answer: the shapes
// are drawn, nothing that was decided about them.
import type { FrameResults } from './results.ts';

export class MaskedResults {
  #meets = new Uint8Array(0);

  /** The same frame without verdicts. */
  of({ shapeCount, meets }: FrameResults): FrameResults {
    if (this.#meets.length < meets.length) this.#meets = new Uint8Array(meets.length);
    return {
      shapeCount,
      meets: this.#meets,
      meetingCount: 0,
      meetings: [],
      ledger: null,
      hits: [],
      hitCount: 0,
    };
  }
}
