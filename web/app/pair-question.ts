// A question to the core about a pair, asked once for each pair and setting.
import { itemById, type Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';

export type Pair = readonly [SceneShape, SceneShape];

/** null: there is none, or one of it is hidden. */
export function pairOf(scene: Scene): Pair | null {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
  return a && b ? [a, b] : null;
}

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
   * `canWait`: the next frame will ask about another pair. null: it took long the last time and is to be asked again when
   * nothing moves. The same object for the same pair and setting.
   */
  answerOf(pair: Pair, setting: string, canWait: boolean, ask: () => Answer): Answer | null {
    const asked = this.#asked;
    if (asked?.setting === setting && asked.pair.every((shape, i) => shape === pair[i])) {
      return asked.answer;
    }
    if (canWait && this.#took > kLong) return null;
    const before = this.#now();
    const answer = ask();
    this.#took = this.#now() - before;
    this.#asked = { pair, setting, answer };
    return answer;
  }
}
