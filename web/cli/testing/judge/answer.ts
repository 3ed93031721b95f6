// The answer of the implementation under test, converted to a claim about the verdict.

import { shortJson } from '../../../strings/printable.ts';
import type { Claim } from '../../cases/expectation.ts';
import type { Outcome } from '../../cases/pair-results.ts';
import { InvalidAnswerError } from '../testing-errors.ts';

/**
 * Whether they meet; or the outcome; or any fields of a verdict; or
 * undefined for shapes that it doesn't support.
 */
export type Answer = boolean | Outcome | Claim | undefined;

const kOutcomes: ReadonlySet<unknown> = new Set(['apart', 'touching', 'overlapping']);
const kFields: ReadonlySet<string> = new Set([
  'outcome',
  'meets',
  'gap',
  'distance',
  'depth',
  'axis',
  'pointA',
  'pointB',
  'cornersA',
  'cornersB',
  'contact',
  'candidate',
  'decidedBy',
  'side',
  'hit',
  'plane',
]);

/** @throws InvalidAnswerError */
export function claimOf(answer: unknown): Claim | null {
  if (answer === undefined) return null;
  if (typeof answer === 'boolean') return { meets: answer };
  if (kOutcomes.has(answer)) return { outcome: answer as Outcome };
  if (typeof answer !== 'object' || answer === null) {
    throw new InvalidAnswerError(
      `the implementation answered ${shortJson(answer)}: ${kForms}`,
      answer,
    );
  }
  const unknown = Object.keys(answer).find((field) => !kFields.has(field));
  if (unknown !== undefined) {
    const fields = [...kFields].join(', ');
    throw new InvalidAnswerError(
      `the implementation answered with a field ${shortJson(unknown)}; there can be ${fields}`,
      answer,
    );
  }
  return answer as Claim;
}

const kForms = 'a boolean, an outcome, an object with fields of a verdict, or undefined';
