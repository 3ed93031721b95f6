// The answer of the implementation under test, converted to a claim about the verdict.
import * as v from 'valibot';
import type { Shape } from '../../../scene/shape.ts';
import { pathText, shortJson } from '../../../strings/printable.ts';
import { claimSchema } from '../../cases/case-schema.ts';
import type { Claim } from '../../cases/claim.ts';
import { compileCheck } from '../../cases/compile-check.ts';
import type { Outcome } from '../../cases/pair-results.ts';
import { core } from '../core.ts';
import { InvalidAnswerError } from '../testing-errors.ts';
import { plainCopier } from './plain-copy.ts';

/**
 * Whether they meet; or the outcome; or any fields of a verdict; or
 * undefined for shapes that it doesn't support.
 */
export type Answer = boolean | Outcome | Claim | undefined;

const kFields: readonly (keyof Claim)[] = [
  ...([
    'outcome',
    'meets',
    'gap',
    'distance',
    'depth',
    'axis',
    'supportA',
    'supportB',
    'cornersA',
  ] as const),
  ...(['cornersB', 'contact', 'candidate', 'decidedBy', 'side', 'hit', 'plane'] as const),
];
/**
 * Whether a claim tells if they meet, or on which side of a plane a shape is. The rest of a verdict can be right whatever
 * the answer to that is: support points, an axis, the distances from a plane.
 */
const decides = (
  { outcome, meets, gap, distance, depth, side, hit }: Claim,
  hasHits: boolean,
): boolean =>
  outcome !== undefined ||
  meets !== undefined ||
  typeof side === 'string' ||
  [gap, distance, depth, hit?.t].some((value) => typeof value === 'number') ||
  (hasHits && hit === null);

/** Whether the core's verdict about a pair can have a hit. */
export const hasHits = (a: Shape, b: Shape): boolean =>
  [a, b].some(({ kind }) => kind === 'ray' || kind === 'segment');

const schema = claimSchema(core.catalog);
const isClaim = compileCheck(schema);
const plainCopy = plainCopier();

/**
 * The claim in an answer about a pair, null for undefined; `hasHits`: whether it is one of a ray or a segment, of which
 * no hit is a claim as well.
 * @throws InvalidAnswerError
 */
export function claimOf(given: unknown, hasHits: boolean): Claim | null {
  const plain = plainCopy(given);
  if (plain.text !== null) throw invalid(given, plain.text, kForms);
  const { copy: answer } = plain;
  const refuse = (why: string) => invalid(given, shortJson(answer), why);
  if (answer === undefined) return null;
  if (typeof answer === 'boolean') return { meets: answer };
  if (typeof answer === 'string') return checked({ outcome: answer }, () => refuse(kForms));
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw refuse(kForms);
  const unknown = Object.keys(answer).find(
    (field) => !(kFields as readonly string[]).includes(field),
  );
  if (unknown !== undefined) {
    throw refuse(`${shortJson(unknown)} is none of ${kFields.join(', ')}`);
  }
  const claim = checked(answer, (field) =>
    refuse(
      field === '' ? kForms : `${field} is not a number, list, word or null that is allowed there`,
    ),
  );
  if (!decides(claim, hasHits)) throw refuse(kUndecided);
  return claim;
}

function checked(claim: object, refusal: (field: string) => InvalidAnswerError): Claim {
  if (isClaim(claim)) return claim as Claim;
  const { issues } = v.safeParse(schema, claim, { abortEarly: true });
  throw refusal(pathText(issues?.[0]?.path));
}

const invalid = (answer: unknown, text: string, why: string) =>
  new InvalidAnswerError(`the implementation answered ${text}: ${why}`, answer);

const kUndecided =
  'it says nothing about whether they meet; outcome, meets, a gap, distance or depth, a hit with t, or the side of a plane does';
const kForms = 'expected a boolean, an outcome, an object with fields of a verdict, or undefined';
