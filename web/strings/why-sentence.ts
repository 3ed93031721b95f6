// What the writers of sentences above the ledger share.
import type { Key, Strings } from './index.ts';
import { decidingStep, type Explained, stepsOf } from './names.ts';
import type { Rich, Values } from './text.ts';

/** The text of a key with values in its places. */
export type Translate = (key: Key, values?: Values) => Rich;

export type WriteSentence = (explained: Explained, translate: Translate, strings: Strings) => Rich;

/** Number of the step at which the test stopped, and the number of steps. */
export function stop(explained: Explained): { i: number; n: number } {
  const step = decidingStep(explained);
  const steps = stepsOf(explained);
  return { i: step ? steps.indexOf(step) + 1 : steps.length, n: steps.length };
}

export const stopSentence = (explained: Explained, translate: Translate): Rich =>
  translate('stops', stop(explained));
