// What the core answers to a question about quaternions: numbers, or why there are none. A result that needs
// another one, which was refused, is refused for the same reason.
import { InvalidArgumentError } from '../../core/errors.ts';
import type { Key } from '../../strings/index.ts';

export type Reason = 'tooLarge' | 'noInverse' | 'noLogarithm' | 'noPower' | 'noRotation' | 'noAxis';

export interface Refused {
  readonly refused: Reason;
}
export interface Known<T> {
  readonly value: T;
}
export type Result<T> = Known<T> | Refused;

export const kReasonTexts = {
  tooLarge: 'quaternion.tooLarge',
  noInverse: 'quaternion.noInverse',
  noLogarithm: 'quaternion.noLogarithm',
  noPower: 'quaternion.noPower',
  noRotation: 'quaternion.noRotation',
  noAxis: 'quaternion.noAxis',
} as const satisfies Readonly<Record<Reason, Key>>;

export const known = <T>(value: T): Result<T> => ({ value });

/** `ofZero`: why there is no result where the core refuses a quaternion or vector of length zero. */
export function calculated<T>(ofZero: Reason, calculate: () => T): Result<T> {
  try {
    return { value: calculate() };
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    if (error.reason === 'zeroLength') return { refused: ofZero };
    if (error.reason === 'overflow') return { refused: 'tooLarge' };
    throw error;
  }
}

/** A result that is calculated from another one. */
export function from<T, U>(
  needed: Result<T>,
  ofZero: Reason,
  calculate: (value: T) => U,
): Result<U> {
  return 'refused' in needed ? needed : calculated(ofZero, () => calculate(needed.value));
}

export function fromBoth<A, B, U>(
  first: Result<A>,
  second: Result<B>,
  calculate: (a: A, b: B) => U,
): Result<U> {
  if ('refused' in first) return first;
  return from(second, 'tooLarge', (value) => calculate(first.value, value));
}

export const knownValue = <T>(result: Result<T>): T | null =>
  'refused' in result ? null : result.value;
