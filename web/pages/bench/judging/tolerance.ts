// The tolerance of the bench, compared with the size of a pair: plain doubles can't decide what is nearer to contact.
import { isNearContact } from '../../../cli/testing/judge/near-contact.ts';
import { metersIn } from '../../../scene/numbers.ts';
import type { Shape } from '../../../scene/shape.ts';

/** A billionth: of a meter, or of the pair's largest coordinate or size where that is more. */
export const kTolerance = 1e-9;

/** The largest coordinate or size, in meters; at least 1. */
export const sizeOf = (...shapes: readonly Shape[]): number =>
  Math.max(1, ...shapes.flatMap(metersIn).map(Math.abs));

/** Whether the pair is no further from contact than a tolerance in meters, and planes no more radians from parallel. */
export const isWithin = (a: Shape, b: Shape, tolerance: number): boolean =>
  isNearContact(a, b, tolerance, tolerance);

/** Whether the pair is nearer to contact than the tolerance of the bench, from either side. */
export const isUndecidable = (a: Shape, b: Shape): boolean =>
  isNearContact(a, b, kTolerance * sizeOf(a, b), kTolerance);
