// Random numbers that shrink to short ones. Half are multiples of 1/2, so that exact contacts are common;
// the others are multiples of 2⁻²⁰, for which plain doubles decide correctly.
import type { Arbitrary } from 'fast-check';
import type { Quat, Vec3 } from '../../../scene/shape.ts';
import { fastCheck } from '../fast-check.ts';

const kMost = 4;
const kFine = 2 ** 20;

export function coordinate(): Arbitrary<number> {
  const fc = fastCheck();
  return fc.oneof(
    { withCrossShrink: true },
    fc.integer({ min: -2 * kMost, max: 2 * kMost }).map((n) => n / 2),
    fc.integer({ min: -kMost * kFine, max: kMost * kFine }).map((n) => n / kFine),
  );
}

/** Positive; if `flat`, often 0. */
export function extent(flat: boolean): Arbitrary<number> {
  const fc = fastCheck();
  const size = fc.oneof(
    { withCrossShrink: true },
    // Shrinks to 1.
    fc.integer({ min: -1, max: 2 * kMost - 2 }).map((n) => 1 + n / 2),
    fc.integer({ min: 1 - kFine, max: (kMost - 1) * kFine }).map((n) => 1 + n / kFine),
  );
  return flat ? fc.oneof(fc.constant(0), size) : size;
}

export const vector = (): Arbitrary<Vec3> =>
  fastCheck().tuple(coordinate(), coordinate(), coordinate());

const isNotZero = (numbers: readonly number[]) => numbers.some((x) => x !== 0);

export const direction = (): Arbitrary<Vec3> => vector().filter(isNotZero);

/** Small integers: the rotation matrix is rational, so that rotated shapes can touch exactly. */
export function integerRotation(): Arbitrary<Quat> {
  const fc = fastCheck();
  const small = fc.integer({ min: -2, max: 2 });
  return fc.tuple(small, small, small, small).filter(isNotZero);
}

/** Any non-zero quaternion; many with small integers. */
export function rotations(): Arbitrary<Quat> {
  const fc = fastCheck();
  const any: Arbitrary<Quat> = fc.tuple(coordinate(), coordinate(), coordinate(), coordinate());
  return fc.oneof(
    { withCrossShrink: true },
    integerRotation(),
    any.filter((q) => q.some((x) => Math.abs(x) > 1e-3)),
  );
}
