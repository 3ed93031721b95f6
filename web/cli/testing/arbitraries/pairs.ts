// Pairs of two kinds, as a fast-check arbitrary of tuples.
import type { Arbitrary } from 'fast-check';
import type { Kind, Shape, ShapeOf } from '../../../scene/shape.ts';
import { fastCheck } from '../fast-check.ts';
import { InvalidOptionsError } from '../testing-errors.ts';
import { type Family, kFamilies, ofFamily } from './families.ts';
import { isFlat } from './is-flat.ts';
import { isShape } from './nudge.ts';

export type PairOf<A extends Kind, B extends Kind> = readonly [ShapeOf<A>, ShapeOf<B>];

export interface PairOptions {
  /** Default: `ordinary`, `touching` and `beside`, which any library has to master. */
  readonly families?: readonly Family[];
}

export const kUsualFamilies: readonly Family[] = ['ordinary', 'touching', 'beside'];

/** @throws InvalidOptionsError for a family that there is not */
export function pairs<A extends Kind, B extends Kind>(
  a: A,
  b: B,
  { families = kUsualFamilies }: PairOptions = {},
): Arbitrary<PairOf<A, B>> {
  const unknown = families.find((family) => !kFamilies.includes(family));
  if (unknown !== undefined || families.length === 0) {
    throw new InvalidOptionsError(`families: some of ${kFamilies.join(', ')}`);
  }
  const some = families.map((family) => ofFamily(family, a, b));
  const mayBeFlat = families.includes('flat');
  return fastCheck()
    .oneof(...some)
    .filter((pair) =>
      // Moving and resizing round: what is left may be no shape, or one without thickness.
      pair.every((shape: Shape) => isShape(shape) && (mayBeFlat || !isFlat(shape))),
    ) as unknown as Arbitrary<PairOf<A, B>>;
}

/** Pairs that touch or are a few ulp beside that. */
export const nearContacts = <A extends Kind, B extends Kind>(a: A, b: B): Arbitrary<PairOf<A, B>> =>
  pairs(a, b, { families: ['touching', 'beside'] });
