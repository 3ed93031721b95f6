// What is said of an answer about a pair, by what is wrong with it.
import type { Level, Ruling, Wrong } from '../judge-messages.ts';
import type { PairCase } from './pair-cases.ts';
import { isUndecidable, isWithin } from './tolerance.ts';

/** How strictly an answer is judged. `known`: numbers may differ a little, contacts count. */
export type Strictness = Level | 'known';

/** Too near contact for doubles a function is excused, of the first seal; within the tolerance always. */
export function rulingOf(
  { a, b }: PairCase,
  wrongs: readonly Wrong[],
  level: Strictness,
  tolerance: number,
): Ruling {
  if (wrongs.length === 0) return { is: 'right' };
  const isExcused =
    (level === 'close' && isUndecidable(a, b)) || (tolerance > 0 && isWithin(a, b, tolerance));
  return isExcused ? { is: 'near' } : { is: 'wrong', wrongs };
}
