// The word for an outcome of a pair: shapes overlap, a ray hits, a plane cuts. The same wherever it is told.
import { Outcome, Side } from '../codes.ts';
import type { Key, Strings } from './index.ts';
import type { Explained } from './names.ts';
import { methodOf, type PairMethod } from './pair-method.ts';

interface Words {
  readonly apart: Key;
  readonly meeting: Key;
}

const kSolid: Words = { apart: 'word.apart', meeting: 'word.overlapping' };
const kCurve: Words = { apart: 'word.misses', meeting: 'word.hits' };
const kWords: Readonly<Record<PairMethod, Words>> = {
  axes: kSolid,
  distance: kSolid,
  lines: kSolid,
  side: { apart: 'word.front', meeting: 'word.straddling' },
  planes: { apart: 'word.apart', meeting: 'word.crossing' },
  slabs: kCurve,
  inside: kCurve,
  sphere: kCurve,
  capsule: kCurve,
  crossing: kCurve,
};

/** `side`: of a plane, on which the shape lies. */
export function outcomeWord(
  about: { readonly pair: Pick<Explained['pair'], 'a' | 'b' | 'method'> },
  outcome: number,
  side: number,
  strings: Strings,
): string {
  const method = methodOf(about);
  if (outcome === Outcome.touching) return strings['word.touching'];
  if (outcome === Outcome.overlapping) return strings[kWords[method].meeting];
  const isBehind = method === 'side' && side === Side.back;
  return strings[isBehind ? 'word.back' : kWords[method].apart];
}
