// An interval with its ends as text.
import { shortForm } from './digits.ts';
import { number } from './number.ts';

export type Interval = readonly [number, number];

/** Digits of ends that look the same in a short form. */
const kPrecise = 9;
/** Ends this close to each other, relative to their size, differ by rounding only. */
const kSame = 2 ** -48;

/** `[−1.310, 0.420]`; a single value without brackets; an endless end is open: `[0.000, ∞)`. */
export function interval([low, high]: Interval): string {
  if (low === high || high - low < kSame * Math.abs(high)) return number(low);
  const short = number(low) !== number(high);
  const text = (value: number) => (short ? number(value) : shortForm(value, kPrecise));
  const opening = low === Number.NEGATIVE_INFINITY ? '(' : '[';
  const closing = high === Number.POSITIVE_INFINITY ? ')' : ']';
  return `${opening}${text(low)},\u00a0${text(high)}${closing}`;
}

export const meters = (ends: Interval): string => `${interval(ends)}\u00a0m`;
