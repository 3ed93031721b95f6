// What comes of judging.
import type { Explanation, Verdict } from '../../../core/index.node.ts';
import type { Kind, ShapeOf } from '../../../scene/shape.ts';
import type { Mismatch } from '../../cases/expectation.ts';

export interface Disagreement<A extends Kind = Kind, B extends Kind = Kind> {
  /** The first pair they disagreed on, shrunk. */
  readonly a: ShapeOf<A>;
  readonly b: ShapeOf<B>;
  /** The core's verdict. */
  readonly expected: Verdict;
  /** What the implementation answered, or the error that it threw. */
  readonly actual: unknown;
  /** Field by field; `expected` is the core's. */
  readonly mismatches: readonly Mismatch[];
  /** The verdict with every step that led to it. */
  readonly ledger: Explanation;
  /** The address at which the playground shows the pair, to the last digit. */
  readonly link: string;
  /** All this in words. */
  readonly text: string;
}

export interface Judgement<A extends Kind = Kind, B extends Kind = Kind> {
  readonly agreed: boolean;
  /** Pairs that were asked about, up to the first disagreement. */
  readonly runs: number;
  /** How many of them the implementation had no answer for: it returned undefined. */
  readonly unanswered: number;
  readonly seed: number;
  readonly disagreement: Disagreement<A, B> | null;
  /** For messages of tests: with the seed, how to see it again, and the link. */
  readonly text: string;
}
