// What may be shown of a frame while the viewer is still to say whether the shapes meet: that they
// are there, and nothing that was decided about them.
import type { FrameResults } from './results.ts';

export class MaskedResults {
  #meets = new Uint8Array(0);

  /** The same frame with nothing decided. */
  of({ shapeCount, meets }: FrameResults): FrameResults {
    if (this.#meets.length < meets.length) this.#meets = new Uint8Array(meets.length);
    return { shapeCount, meets: this.#meets, meetingCount: 0, meetings: [], ledger: null };
  }
}
