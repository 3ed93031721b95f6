// Somebody's own test held against the core, on pairs where such tests go wrong.
import type { Arbitrary } from 'fast-check';
import type { Kind } from '../../../scene/shape.ts';
import { isFlat } from '../arbitraries/is-flat.ts';
import { isShape } from '../arbitraries/nudge.ts';
import { type PairOf, pairs } from '../arbitraries/pairs.ts';
import { type Fc, fastCheck } from '../fast-check.ts';
import { InvalidOptionsError } from '../testing-errors.ts';
import { Comparison } from './comparison.ts';
import { checkOptions, type Implementation, type JudgeOptions } from './judge-options.ts';
import type { Judgement } from './judgement.ts';
import { judgementText } from './report.ts';
import { kMostRefusals, Search } from './search.ts';
import { simplified } from './simplify.ts';

/**
 * `pair`: two kinds, or an arbitrary of pairs of one's own.
 * @throws InvalidAnswerError, InvalidOptionsError, MissingPackageError (fast-check)
 */
export async function judge<A extends Kind, B extends Kind>(
  pair: readonly [A, B] | Arbitrary<PairOf<A, B>>,
  implementation: Implementation<A, B>,
  options: JudgeOptions<A, B> = {},
): Promise<Judgement<A, B>> {
  checkOptions(options);
  const fc: Fc = fastCheck();
  const { runs = 1000, seed } = options;
  const ofKinds = isKinds(pair);
  const bench = new Comparison(implementation, options);
  const search = new Search(bench, options);
  const arbitrary = ofKinds ? pairs(pair[0], pair[1], options) : pair;
  const property = fc.asyncProperty(arbitrary, ([a, b]) => {
    if (search.isOver) return Promise.resolve(true);
    fc.pre(search.accepts(a, b));
    return search.agree(a, b);
  });
  const details = await fc.check(property, {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
    maxSkipsPerRun: 2 * kMostRefusals,
    includeErrorInReport: false,
  });
  if (bench.invalid) throw bench.invalid;
  if (search.isHopeless) {
    throw new InvalidOptionsError('accept refuses nearly every pair: nothing is left to judge');
  }
  const counts = { runs: bench.asked, unanswered: bench.unanswered, seed: details.seed };
  const found = details.counterexample?.[0];
  if (!found) {
    return { agreed: true, ...counts, disagreement: null, text: judgementText(counts, null) };
  }
  const plain = ofKinds ? await plainest(found, bench, options) : found;
  const disagreement = await bench.disagreement(plain);
  return {
    agreed: false,
    ...counts,
    disagreement,
    text: judgementText(counts, disagreement),
  };
}

function isKinds<A extends Kind, B extends Kind>(
  pair: readonly [A, B] | Arbitrary<PairOf<A, B>>,
): pair is readonly [A, B] {
  return Array.isArray(pair);
}

/** Still accepted, still a disagreement, and no flatter than it was. */
async function plainest<A extends Kind, B extends Kind>(
  found: PairOf<A, B>,
  bench: Comparison<A, B>,
  { accept = () => true }: JudgeOptions<A, B>,
): Promise<PairOf<A, B>> {
  const mayBeFlat = found.some(isFlat);
  const shows = async ([a, b]: PairOf<A, B>) =>
    isShape(a) &&
    isShape(b) &&
    (mayBeFlat || !(isFlat(a) || isFlat(b))) &&
    accept(a, b) &&
    (await bench.ask(a, b, false)) !== null;
  return (await simplified(found, (tried) =>
    shows(tried as unknown as PairOf<A, B>),
  )) as unknown as PairOf<A, B>;
}
