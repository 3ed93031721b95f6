// The result of `judge`.
import type { Explanation, Verdict } from '../../../core/index.node.ts';
import type { Kind, ShapeOf } from '../../../scene/shape.ts';
import type { Mismatch } from '../../cases/expectation.ts';

export interface Disagreement<A extends Kind = Kind, B extends Kind = Kind> {
  /** The first pair with a disagreement, shrunk. */
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
  /** The URL that shows exactly this pair in the playground; null: no address of one was given. */
  readonly link: string | null;
  /** The pair as the text of a scene file, which any playground opens. */
  readonly scene: string;
  /** The disagreement as text. */
  readonly text: string;
}

export interface Judgment<A extends Kind = Kind, B extends Kind = Kind> {
  /** On the pairs that were answered; not where none was. */
  readonly agreed: boolean;
  /** Number of pairs tested, up to the first disagreement. */
  readonly runs: number;
  /** For how many of them the implementation returned undefined. */
  readonly unanswered: number;
  readonly seed: number;
  readonly disagreement: Disagreement<A, B> | null;
  /** For test messages: with the seed, how to reproduce it, and the link. */
  readonly text: string;
}
