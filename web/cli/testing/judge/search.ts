// Limits of the search for a disagreement and of its shrinking.
import type { Kind, ShapeOf } from '../../../scene/shape.ts';
import type { Comparison } from './comparison.ts';
import type { JudgeOptions } from './judge-options.ts';

/** Few, because generating contacts is slow; simplify.ts shortens the numbers afterwards. */
const kMaxShrinks = 200;
/** Per accepted pair, on average. */
export const kMaxRejections = 500;

export class Search<A extends Kind, B extends Kind> {
  readonly #comparison: Comparison<A, B>;
  readonly #accept: NonNullable<JudgeOptions<A, B>['accept']>;
  #isShrinking = false;
  #shrinks = 0;
  #refusals = 0;

  constructor(comparison: Comparison<A, B>, { accept = () => true }: JudgeOptions<A, B>) {
    this.#comparison = comparison;
    this.#accept = accept;
  }

  /** Nearly no pair was accepted. */
  get rejectsNearlyAll(): boolean {
    return this.#refusals > kMaxRejections * (this.#comparison.asked + 1);
  }

  get isOver(): boolean {
    return (
      this.rejectsNearlyAll || this.#comparison.invalid !== null || this.#shrinks > kMaxShrinks
    );
  }

  accepts(a: ShapeOf<A>, b: ShapeOf<B>): boolean {
    const accepted = this.#accept(a, b);
    if (!(accepted || this.#isShrinking)) this.#refusals += 1;
    return accepted;
  }

  /** After the first disagreement fast-check passes pairs to shrink it. */
  async agree(a: ShapeOf<A>, b: ShapeOf<B>): Promise<boolean> {
    if (this.#isShrinking) this.#shrinks += 1;
    const found = await this.#comparison.ask(a, b, !this.#isShrinking);
    if (found !== null) this.#isShrinking = true;
    return found === null;
  }
}
