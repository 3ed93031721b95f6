// Compares one answer about a pair with the core's, and a number with another.
import { mismatches, needsVerdict } from '../../../cli/cases/expectation.ts';
import { PairResults } from '../../../cli/cases/pair-results.ts';
import { isTied } from '../../../cli/cases/ties.ts';
import { core } from '../../../cli/testing/core.ts';
import { claimOf, hasHits } from '../../../cli/testing/judge/answer.ts';
import type { Shape } from '../../../scene/shape.ts';
import { length } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import type { Ruling, Wrong } from '../judge-messages.ts';
import type { PairCase } from './pair-cases.ts';
import { rulingOf, type Strictness } from './ruling.ts';
import { kTolerance, sizeOf } from './tolerance.ts';

/** `said`: what the visitor's function returned, or anything. */
export function pairRuling(
  { a, b }: PairCase,
  said: unknown,
  level: Strictness,
  tolerance: number,
): Ruling {
  const claim = claimIn(said, hasHits(a, b));
  if (claim === null) return { is: 'invalid', said: shortJson(said) };
  const results = new PairResults(core, a, b, needsVerdict(claim));
  const found = mismatches(results, claim);
  const within = Math.max(kTolerance * sizeOf(a, b), tolerance);
  const measure = { level, tolerance };
  const wrongs = found.filter(
    ({ field, expected, actual }) =>
      !isClose(field, expected, actual, a, b, measure) &&
      (level === 'exact' || !isTied(field, expected, claim, results, within)),
  );
  return rulingOf({ a, b }, wrongs.map(asWrong), level, tolerance);
}

/** null: none. */
function claimIn(said: unknown, ofHits: boolean) {
  try {
    return claimOf(said, ofHits);
  } catch {
    return null;
  }
}

const asWrong = ({ field, expected, actual }: ReturnType<typeof mismatches>[number]): Wrong => ({
  field,
  said: expected,
  exact: actual,
});

/** Parameters count in the length of the direction. */
const kParameters: ReadonlySet<string> = new Set(['hit.t', 'hit.tExit']);

/** Of fields that are no lengths, which a tolerance in meters says nothing about. */
const kWithoutMeters = /^(axis|hit\.(u|v|normal|exitNormal|tB|feature|facing))$/;

interface Measure {
  readonly level: Strictness;
  readonly tolerance: number;
}

/** Whether numbers differ by no more than the tolerances, of lengths by the size of what they measure. */
function isClose(
  field: string,
  said: unknown,
  exact: unknown,
  a: Shape,
  b: Shape,
  { level, tolerance }: Measure,
): boolean {
  const [some, others] = [numbersOf(said), numbersOf(exact)];
  if (some.length === 0 || some.length !== others.length) return false;
  const unit = kParameters.has(field) ? lengthOf(a) : 1;
  const size = Math.max(sizeOf(a, b), ...others.map((x) => Math.abs(x) * unit));
  const rounding = level === 'exact' ? 0 : kTolerance * size;
  const most = kWithoutMeters.test(field) ? rounding : Math.max(rounding, tolerance);
  if (most === 0) return false;
  return some.every((x, i) => Math.abs(x - (others[i] as number)) * unit <= most);
}

const numbersOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((x) => typeof x === 'number');

function lengthOf(shape: Shape): number {
  if (shape.kind === 'ray') return length(shape.direction);
  return shape.kind === 'segment'
    ? Math.hypot(...shape.end.map((x, i) => x - (shape.start[i] as number)))
    : 1;
}
