// What is said of an answer about a pair, by what is wrong with it.
import type { Level, Ruling, Wrong } from '../judge-messages.ts';
import type { PairCase } from './pair-cases.ts';
import { isUndecidable } from './tolerance.ts';

/** How strictly an answer is judged. `known`: numbers may differ a little, contacts count. */
export type Strictness = Level | 'known';

/** Too near contact for doubles a function is excused, of the first seal. */
export function rulingOf({ a, b }: PairCase, wrongs: readonly Wrong[], level: Strictness): Ruling {
  if (wrongs.length === 0) return { is: 'right' };
  return level === 'close' && isUndecidable(a, b) ? { is: 'near' } : { is: 'wrong', wrongs };
}
