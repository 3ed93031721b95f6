// What an implementation under judgement answers, as claims about the verdict.

import { shortJson } from '../../../strings/printable.ts';
import type { Claim, Outcome } from '../../cases/expectation.ts';
import { InvalidAnswerError } from '../testing-errors.ts';

/**
 * Whether they meet; or the outcome; or fields of a verdict, as many as one has an opinion on; or
 * undefined for shapes that it doesn't know.
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
  const strange = Object.keys(answer).find((field) => !kFields.has(field));
  if (strange !== undefined) {
    const fields = [...kFields].join(', ');
    throw new InvalidAnswerError(
      `the implementation answered with a field ${shortJson(strange)}; there can be ${fields}`,
      answer,
    );
  }
  return answer as Claim;
}

const kForms = 'a boolean, an outcome, an object with fields of a verdict, or undefined';
