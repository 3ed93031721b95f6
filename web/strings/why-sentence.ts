// What the writers of sentences above the ledger share.
import type { Key, Strings } from './index.ts';
import { decidingStep, type Explained, stepsOf } from './names.ts';
import { plain, type Rich, type Values } from './text.ts';

/** The text of a key with values in its places. */
export type Translate = (key: Key, values?: Values) => Rich;

export type WriteSentence = (explained: Explained, translate: Translate, strings: Strings) => Rich;

/** Where the test stopped: `candidate 3 of 15`. */
export function stopPlace(explained: Explained, translate: Translate): string {
  const step = decidingStep(explained);
  const steps = stepsOf(explained);
  const n = steps.length;
  const i = step ? steps.indexOf(step) + 1 : n;
  const key = i === n ? 'stops.last' : i === 1 ? 'stops.first' : 'stops.at';
  return plain(translate(key, { i, n }));
}

export const stopSentence = (explained: Explained, translate: Translate): Rich =>
  translate('stops', { place: stopPlace(explained, translate) });
