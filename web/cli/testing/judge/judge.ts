// Compares an implementation with the core on random pairs, many of them degenerate or in contact.
import type { Arbitrary } from 'fast-check';
import type { Kind } from '../../../scene/shape.ts';
import { shortJson } from '../../../strings/printable.ts';
import { isFlat } from '../arbitraries/is-flat.ts';
import { isShape } from '../arbitraries/nudge.ts';
import { type PairOf, pairs } from '../arbitraries/pairs.ts';
import { type Fc, fastCheck } from '../fast-check.ts';
import { InvalidOptionsError } from '../testing-errors.ts';
import { Comparison } from './comparison.ts';
import { checkOptions, type Implementation, type JudgeOptions } from './judge-options.ts';
import type { Judgment } from './judgment.ts';
import { judgmentText } from './report.ts';
import { kMaxRejections, Search } from './search.ts';
import { simplified } from './simplify.ts';

/**
 * `pair`: two kinds, or a custom arbitrary of pairs.
 * @throws InvalidAnswerError, InvalidOptionsError, MissingPackageError (fast-check)
 */
export async function judge<A extends Kind, B extends Kind>(
  pair: readonly [A, B] | Arbitrary<PairOf<A, B>>,
  implementation: Implementation<A, B>,
  options: JudgeOptions<A, B> = {},
): Promise<Judgment<A, B>> {
  checkOptions(options);
  if (typeof implementation !== 'function') {
    throw new InvalidOptionsError(`the implementation is ${shortJson(implementation)}`);
  }
  const fc: Fc = fastCheck();
  const { runs = 1000, seed } = options;
  const ofKinds = isKinds(pair);
  const comparison = new Comparison(implementation, options);
  const search = new Search(comparison, options);
  const arbitrary = ofKinds ? pairs(pair[0], pair[1], options) : pair;
  if (!isArbitrary(arbitrary)) {
    throw new InvalidOptionsError('the pair is neither two kinds nor an arbitrary of fast-check');
  }
  const property = fc.asyncProperty(arbitrary, ([a, b]) => {
    if (search.isOver) return Promise.resolve(true);
    fc.pre(search.accepts(a, b));
    return search.agree(a, b);
  });
  const details = await fc.check(property, {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
    maxSkipsPerRun: 2 * kMaxRejections,
    includeErrorInReport: false,
  });
  if (comparison.invalid) throw comparison.invalid;
  if (search.rejectsNearlyAll) {
    throw new InvalidOptionsError('accept refuses nearly every pair: nothing is left to judge');
  }
  const counts = { runs: comparison.asked, unanswered: comparison.unanswered, seed: details.seed };
  const found = details.counterexample?.[0];
  if (!found) {
    const agreed = counts.unanswered < counts.runs;
    return { agreed, ...counts, disagreement: null, text: judgmentText(counts, null) };
  }
  const plain = ofKinds ? await simplest(found, comparison, options) : found;
  const disagreement = await comparison.disagreement(plain);
  return {
    agreed: false,
    ...counts,
    disagreement,
    text: judgmentText(counts, disagreement),
  };
}

function isKinds<A extends Kind, B extends Kind>(
  pair: readonly [A, B] | Arbitrary<PairOf<A, B>>,
): pair is readonly [A, B] {
  return Array.isArray(pair);
}

/** By its method: another copy of fast-check may have made it. */
const isArbitrary = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'generate' in value &&
  typeof value.generate === 'function';

/** The simplest pair that is still accepted, still a disagreement, and not flat unless it was. */
async function simplest<A extends Kind, B extends Kind>(
  found: PairOf<A, B>,
  comparison: Comparison<A, B>,
  { accept = () => true }: JudgeOptions<A, B>,
): Promise<PairOf<A, B>> {
  const mayBeFlat = found.some(isFlat);
  const shows = async ([a, b]: PairOf<A, B>) =>
    isShape(a) &&
    isShape(b) &&
    (mayBeFlat || !(isFlat(a) || isFlat(b))) &&
    accept(a, b) &&
    (await comparison.ask(a, b, false)) !== null;
  return (await simplified(found, (tried) =>
    shows(tried as unknown as PairOf<A, B>),
  )) as unknown as PairOf<A, B>;
}
