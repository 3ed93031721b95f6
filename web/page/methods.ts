// The exact test of the inspected pair beside those of textbooks, as the comparison of methods shows them.
import type { TextbookAnswer, TextbookMethod } from '../core/textbook.ts';
import type { Explanation } from '../core/verdict.ts';

export interface ComparedMethods {
  readonly exact: Explanation;
  readonly textbook: readonly TextbookAnswer[];
  /** Of one decision in the core, in nanoseconds; null: not measured while something moves. */
  readonly nanoseconds: Readonly<Partial<Record<TextbookMethod | 'exact', number>>> | null;
}
