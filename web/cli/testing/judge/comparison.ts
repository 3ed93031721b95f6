// Where an implementation and the core are asked the same.
import type { Kind, Shape, ShapeOf } from '../../../scene/shape.ts';
import { Answers } from '../../cases/answers.ts';
import { type Mismatch, mismatches, needsVerdict } from '../../cases/expectation.ts';
import { pairAddress } from '../../pair-address.ts';
import type { PairOf } from '../arbitraries/pairs.ts';
import { core } from '../core.ts';
import { InvalidAnswerError } from '../testing-errors.ts';
import { claimOf } from './answer.ts';
import type { Implementation, JudgeOptions } from './judge-options.ts';
import type { Disagreement } from './judgement.ts';
import { disagreementText } from './report.ts';

interface Found {
  readonly actual: unknown;
  readonly mismatches: readonly Mismatch[];
}

export class Comparison<A extends Kind, B extends Kind> {
  asked = 0;
  unanswered = 0;
  /** What can't be judged at all ends everything. */
  invalid: InvalidAnswerError | null = null;
  readonly #implementation: Implementation<A, B>;
  readonly #options: JudgeOptions<A, B>;

  constructor(implementation: Implementation<A, B>, options: JudgeOptions<A, B>) {
    this.#implementation = implementation;
    this.#options = options;
  }

  /** What they disagree on; null: nothing that counts. */
  async ask(a: ShapeOf<A>, b: ShapeOf<B>, counts: boolean): Promise<Found | null> {
    if (counts) this.asked += 1;
    let actual: unknown;
    try {
      // A copy: whoever writes into it must not spoil what the core is asked.
      actual = await this.#implementation(structuredClone(a), structuredClone(b));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { actual: error, mismatches: [{ field: 'error', expected: null, actual: text }] };
    }
    const found = this.#compare(a, b, actual, counts);
    return found.length === 0 ? null : { actual, mismatches: found };
  }

  async disagreement([a, b]: PairOf<A, B>): Promise<Disagreement<A, B>> {
    const found = await this.ask(a, b, false);
    const told = {
      a,
      b,
      expected: core.test(a as Shape, b as Shape),
      actual: found?.actual,
      mismatches: found?.mismatches ?? [],
      ledger: core.explain(a as Shape, b as Shape),
    };
    const link = await pairAddress(a as Shape, b as Shape, this.#options.at);
    return { ...told, link, text: disagreementText(told) };
  }

  #compare(a: Shape, b: Shape, actual: unknown, counts: boolean): Mismatch[] {
    const claim = this.#claim(actual);
    if (claim === null) {
      if (counts) this.unanswered += 1;
      return [];
    }
    const answers = new Answers(core, a, b, needsVerdict(claim));
    const wrong = mismatches(answers, claim, this.#options.within);
    if (wrong.length === 0 || this.#isTooNear(a, b, answers)) return [];
    // A claim is the implementation's; what is expected of it is the core's.
    return wrong.map(({ field, expected, actual: core }) => ({
      field,
      expected: core,
      actual: expected,
    }));
  }

  #claim(actual: unknown) {
    try {
      return claimOf(actual);
    } catch (error) {
      if (error instanceof InvalidAnswerError) this.invalid ??= error;
      throw error;
    }
  }

  #isTooNear(a: Shape, b: Shape, { outcome }: Answers): boolean {
    const { tolerance = 0 } = this.#options;
    if (tolerance === 0) return false;
    const { distance, depth } = core.distance(a, b);
    return outcome === 'overlapping' ? depth !== null && depth <= tolerance : distance <= tolerance;
  }
}
