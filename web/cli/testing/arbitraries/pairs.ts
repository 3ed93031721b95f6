// The fast-check arbitraries of pairs of two kinds.
import type { Arbitrary } from 'fast-check';
import type { Kind, Shape, ShapeOf } from '../../../scene/shape.ts';
import { shortJson } from '../../../strings/printable.ts';
import { fastCheck } from '../fast-check.ts';
import { InvalidOptionsError } from '../testing-errors.ts';
import { type Family, kFamilies, ofFamily } from './families.ts';
import { isFlat } from './is-flat.ts';
import { isShape } from './nudge.ts';
import { checkKinds } from './shapes.ts';

export type PairOf<A extends Kind, B extends Kind> = readonly [ShapeOf<A>, ShapeOf<B>];

export interface PairOptions {
  /** Default: `ordinary`, `touching` and `beside`, which any library should decide correctly. */
  readonly families?: readonly Family[];
}

export const kUsualFamilies: readonly Family[] = ['ordinary', 'touching', 'beside'];

/** @throws InvalidOptionsError for an unknown kind or family */
export function pairs<A extends Kind, B extends Kind>(
  a: A,
  b: B,
  options: PairOptions = {},
): Arbitrary<PairOf<A, B>> {
  checkKinds([a, b]);
  const { families = kUsualFamilies } = options ?? {};
  checkFamilies(families);
  const some = families.map((family) => ofFamily(family, a, b));
  const mayBeFlat = families.includes('flat');
  return fastCheck()
    .oneof(...some)
    .filter((pair) =>
      // Translating and scaling round: the result may be invalid or degenerate.
      pair.every((shape: Shape) => isShape(shape) && (mayBeFlat || !isFlat(shape))),
    ) as unknown as Arbitrary<PairOf<A, B>>;
}

function checkFamilies(families: unknown): void {
  const isList = Array.isArray(families) && families.length > 0;
  if (isList && families.every((family) => kFamilies.includes(family))) return;
  const known = kFamilies.join(', ');
  throw new InvalidOptionsError(`families: some of ${known}; it is ${shortJson(families)}`);
}

/** Pairs that touch, or miss contact by a few ulps. */
export const nearContacts = <A extends Kind, B extends Kind>(a: A, b: B): Arbitrary<PairOf<A, B>> =>
  pairs(a, b, { families: ['touching', 'beside'] });
