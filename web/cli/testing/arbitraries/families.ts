// Families of random pairs, by what makes them hard to decide.
import type { Arbitrary } from 'fast-check';
import type { Kind, Shape, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { scale } from '../../../scene/vectors.ts';
import { fastCheck } from '../fast-check.ts';
import { atContact } from './contact.ts';
import { scaled } from './fields.ts';
import { kUlps, nudged } from './nudge.ts';
import { coordinate, direction } from './numbers.ts';
import { shapes } from './shapes.ts';
import { multiple, touching } from './touching.ts';

/**
 * - `ordinary`: anywhere in a small volume, many on a grid; half of two planes are parallel
 * - `touching`: exactly in contact, rotated by integer quaternions
 * - `beside`: in contact or moved there, then off by a few ulps
 * - `flat`: all of these with zero extents and radii, collinear triangles
 * - `far`: all of these, 2¹⁰ to 2⁴⁰ meters from the origin
 * - `huge`, `tiny`: all of these, scaled up to 2¹⁵⁰ or down to 2⁻¹⁰⁵⁰
 */
export type Family = 'ordinary' | 'touching' | 'beside' | 'flat' | 'far' | 'huge' | 'tiny';

export type AnyPair = readonly [Shape, Shape];
type Make = (a: Kind, b: Kind) => Arbitrary<AnyPair>;

const anywhere = (a: Kind, b: Kind, flat = false): Arbitrary<AnyPair> =>
  fastCheck().tuple(shapes<Kind>(a, { flat }), shapes<Kind>(b, { flat }));

const ordinary = (a: Kind, b: Kind): Arbitrary<AnyPair> =>
  a === 'plane' && b === 'plane'
    ? fastCheck().oneof(anywhere(a, b), parallelPlanes())
    : anywhere(a, b);

/** Only these can be apart. */
const parallelPlanes = (): Arbitrary<AnyPair> =>
  fastCheck()
    .tuple(direction(), multiple(), multiple(), coordinate(), coordinate())
    .map(
      ([along, m, n, c, d]): AnyPair => [
        { kind: 'plane', normal: scale(along, m), constant: c },
        { kind: 'plane', normal: scale(along, n), constant: d },
      ],
    );

function beside(a: Kind, b: Kind, flat = false): Arbitrary<AnyPair> {
  const fc = fastCheck();
  const ulps = fc.constantFrom(...kUlps);
  const which = fc.nat({ max: 12 });
  const built = touching(a, b, flat);
  const bisected = fc
    .tuple(anywhere(a, b, flat), fc.option(direction()), fc.boolean())
    .map(([pair, along, beyond]) => atContact(pair, along, beyond));
  return fc
    .tuple(fc.oneof(built, bisected), which, ulps)
    .map(([[first, second], index, steps]): AnyPair => [first, nudged(second, index, steps)]);
}

const any = (a: Kind, b: Kind, flat = false) =>
  fastCheck().oneof(anywhere(a, b, flat), touching(a, b, flat), beside(a, b, flat));

const resized = (a: Kind, b: Kind, exponents: Arbitrary<number>): Arbitrary<AnyPair> =>
  fastCheck()
    .tuple(any(a, b), exponents)
    .map(([[first, second], exponent]): AnyPair => {
      const factor = 2 ** exponent;
      return [scaled(first, factor), scaled(second, factor)];
    });

function far(a: Kind, b: Kind): Arbitrary<AnyPair> {
  const fc = fastCheck();
  return fc
    .tuple(any(a, b), direction(), fc.integer({ min: 10, max: 40 }))
    .map(([[first, second], along, exponent]): AnyPair => {
      const offset: Vec3 = scale(along, 2 ** exponent);
      return [translated(first, offset), translated(second, offset)];
    });
}

const kGenerators: Readonly<Record<Family, Make>> = {
  ordinary,
  touching: (a, b) => touching(a, b, false),
  beside,
  flat: (a, b) => any(a, b, true),
  far,
  huge: (a, b) => resized(a, b, fastCheck().integer({ min: 20, max: 150 })),
  tiny: (a, b) => resized(a, b, fastCheck().integer({ min: -1050, max: -20 })),
};

export const kFamilies = Object.keys(kGenerators) as readonly Family[];

export const ofFamily = (family: Family, a: Kind, b: Kind): Arbitrary<AnyPair> =>
  kGenerators[family](a, b);
