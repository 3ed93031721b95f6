// A question to the core about a pair, asked once for each pair and setting.
import type { SceneShape } from '../../scene/scene-shape.ts';

export type Pair = readonly [SceneShape, SceneShape];

/** What takes longer than this, in milliseconds, is not asked for in each frame of a motion. */
const kLong = 40;

export class PairQuestion<Answer> {
  readonly #now: () => number;
  #asked: { readonly pair: Pair; readonly setting: string; readonly answer: Answer } | null = null;
  #took = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * `isMoving`: the next frame will ask about another pair. null: of a mesh, it took long the last time and is to be
   * asked again when nothing moves. The same object for the same pair and setting.
   */
  answerOf(pair: Pair, setting: string, isMoving: boolean, ask: () => Answer): Answer | null {
    const asked = this.#asked;
    if (asked?.setting === setting && asked.pair.every((shape, i) => shape === pair[i])) {
      return asked.answer;
    }
    const hasMesh = pair.some(({ kind }) => kind === 'mesh');
    if (hasMesh && isMoving && this.#took > kLong) return null;
    const before = this.#now();
    const answer = ask();
    this.#took = this.#now() - before;
    this.#asked = { pair, setting, answer };
    return answer;
  }
}
