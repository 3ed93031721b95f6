// How long a disagreement is looked for and shrunk.
import type { Kind, ShapeOf } from '../../../scene/shape.ts';
import type { Comparison } from './comparison.ts';
import type { JudgeOptions } from './judge-options.ts';

/** Contacts take their time to make anew; numbers are simplified as they are afterwards. */
const kMostShrinks = 200;
/** For each pair that is accepted, on average. */
export const kMostRefusals = 500;

export class Search<A extends Kind, B extends Kind> {
  readonly #bench: Comparison<A, B>;
  readonly #accept: NonNullable<JudgeOptions<A, B>['accept']>;
  #isShrinking = false;
  #shrinks = 0;
  #refusals = 0;

  constructor(bench: Comparison<A, B>, { accept = () => true }: JudgeOptions<A, B>) {
    this.#bench = bench;
    this.#accept = accept;
  }

  /** Nearly no pair was accepted. */
  get isHopeless(): boolean {
    return this.#refusals > kMostRefusals * (this.#bench.asked + 1);
  }

  get isOver(): boolean {
    return this.isHopeless || this.#bench.invalid !== null || this.#shrinks > kMostShrinks;
  }

  accepts(a: ShapeOf<A>, b: ShapeOf<B>): boolean {
    const accepted = this.#accept(a, b);
    if (!(accepted || this.#isShrinking)) this.#refusals += 1;
    return accepted;
  }

  /** After the first disagreement the pairs are tries to shrink it. */
  async agree(a: ShapeOf<A>, b: ShapeOf<B>): Promise<boolean> {
    if (this.#isShrinking) this.#shrinks += 1;
    const found = await this.#bench.ask(a, b, !this.#isShrinking);
    if (found !== null) this.#isShrinking = true;
    return found === null;
  }
}
