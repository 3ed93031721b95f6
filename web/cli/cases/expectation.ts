// Claims about a verdict, and the fields in which they differ from the core's.
import type { Hit, PlaneDistances } from '../../core/api.ts';
import { ulpOf } from '../../scene/ulp.ts';
import type { Claim } from './claim.ts';
import type { PairResults } from './pair-results.ts';
import { isTied } from './ties.ts';

/** A field about which claim and verdict differ. */
export interface Mismatch {
  /** Such as `gap` or `hit.t`. A vector is one field. */
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The core is accurate to 2 ulp for most numbers and to 8 for a depth; the claim may be rounded, too. */
const kUlps = 8;
/** For a component of a unit vector, which the core gives to 2⁻⁵¹. */
const kUnitError = 2 ** -50;

const kUnitVectors: ReadonlySet<string> = new Set(['axis', 'hit.normal', 'hit.exitNormal']);
/** Fields of corner numbers, which are compared exactly. */
const kCorners: ReadonlySet<string> = new Set(['cornersA', 'cornersB']);

/**
 * The fields in which the core differs from the claim, in the claim's order. Numbers are equal when
 * they are 8 ulp of the core's or `within` apart, whichever is more; so are the components of a point, in ulp
 * of its largest. Components of unit vectors may differ by 2⁻⁵⁰ or `within`, numbers of corners not at all. Where the core
 * chose among equals, another of them is right as well.
 */
export function mismatches(results: PairResults, claim: Claim, within = 0): Mismatch[] {
  const found: Mismatch[] = [];
  let field: keyof Claim;
  for (field in claim) {
    const expected = claim[field];
    if (expected === undefined) continue;
    if (field === 'hit' || field === 'plane') {
      partMismatches(field, results, claim, within, found);
    } else {
      const actual = actualOf(field, results);
      const isRight =
        agree(field, expected, actual, within) || isTied(field, expected, claim, results, within);
      if (!isRight) found.push({ field, expected, actual });
    }
  }
  return found;
}

/** Whether a claim is about more of a verdict than its outcome. */
export function needsVerdict(claim: Claim): boolean {
  for (const field in claim) if (!kWithoutVerdict.has(field)) return true;
  return false;
}

const kWithoutVerdict: ReadonlySet<string> = new Set(['outcome', 'meets', 'distance', 'depth']);

function actualOf(field: Exclude<keyof Claim, 'hit' | 'plane'>, results: PairResults): unknown {
  if (field === 'outcome') return results.outcome;
  if (field === 'meets') return results.outcome !== 'apart';
  if (field === 'distance' || field === 'depth') return results.measure()[field];
  return results.verdict[field];
}

/** Compares a part of a verdict that has fields of its own. */
function partMismatches(
  part: 'hit' | 'plane',
  results: PairResults,
  claim: Claim,
  within: number,
  found: Mismatch[],
): void {
  const given: Hit | PlaneDistances | null = results.verdict[part];
  const claimed = claim[part] ?? null;
  if (given === null || claimed === null) {
    if (given !== claimed) found.push({ field: part, expected: claimed, actual: given });
    return;
  }
  for (const name in claimed) {
    const expected = (claimed as Readonly<Record<string, unknown>>)[name];
    const actual = (given as unknown as Readonly<Record<string, unknown>>)[name];
    const field = `${part}.${name}`;
    if (expected === undefined || agree(field, expected, actual, within)) continue;
    if (!isTied(field, expected, claim, results, within)) found.push({ field, expected, actual });
  }
}

function agree(field: string, expected: unknown, actual: unknown, within: number): boolean {
  if (expected === actual) return true;
  if (field === 'outcome') return Array.isArray(expected) && expected.includes(actual);
  if (typeof expected === 'number' && typeof actual === 'number') {
    return isNear(actual, expected, within);
  }
  if (isList(expected) && isList(actual)) {
    const error = errorOf(field, actual, within);
    return (
      expected.length === actual.length &&
      expected.every((x, i) => x === actual[i] || Math.abs((actual[i] as number) - x) <= error)
    );
  }
  return false;
}

const isList = (value: unknown): value is readonly number[] => Array.isArray(value);

/** Tolerance of the numbers of a list. */
function errorOf(field: string, actual: readonly number[], within: number): number {
  if (kCorners.has(field)) return 0;
  if (kUnitVectors.has(field)) return Math.max(within, kUnitError);
  return Math.max(within, kUlps * ulpOf(Math.max(...actual.map(Math.abs))));
}

/** Whether a claim is 8 ulp of the actual number or `within` away from it, or nearer. */
export function isNear(actual: number, claimed: number, within = 0): boolean {
  if (actual === claimed) return true;
  if (!Number.isFinite(actual)) return false;
  const error = Math.abs(actual - claimed);
  // an ulp is at least 2⁻⁵³ of its number, and slow to compute
  if (error <= Math.max(within, Math.abs(actual) * kUlps * 2 ** -53)) return true;
  return error <= kUlps * ulpOf(actual);
}
