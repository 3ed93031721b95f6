// Matchers for `expect.extend`, in Vitest and in Jest.

import { shortJson } from '../../strings/printable.ts';
import { isNear } from '../cases/expectation.ts';
import { toJson } from '../json.ts';
import { core } from './core.ts';
import { isDistance, type Received, readReceived } from './received.ts';
import { InvalidReceivedError } from './testing-errors.ts';

export interface ApartOptions {
  /** Tolerance of the gap in meters; default: 8 ulp. */
  readonly within?: number;
}

/** `expect([a, b])` or `expect(verdict)`; `R` is what an assertion returns. */
export interface CollisionMatchers<R = unknown> {
  /** The shapes have a point in common, and none inside of both. */
  toTouch(): R;
  /** The shapes have points inside of both in common. */
  toOverlap(): R;
  /**
   * The shapes are apart, with this gap along the axis that decided. Of boxes the nearest points may be
   * further apart: for these, `expect(core.distance(a, b)).toBeApartBy(…)`.
   */
  toBeApartBy(gap: number, options?: ApartOptions): R;
}

export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

const kWords = { apart: 'apart', touching: 'touching', overlapping: 'overlapping' } as const;

export const matchers = {
  toTouch: (received: unknown): MatcherResult =>
    outcomeIs('toTouch', received, 'touching', 'touch'),

  toOverlap: (received: unknown): MatcherResult =>
    outcomeIs('toOverlap', received, 'overlapping', 'overlap'),

  toBeApartBy(received: unknown, gap: number, options: ApartOptions = {}): MatcherResult {
    const within = checkedWithin(gap, options);
    const text = `be apart by ${gap} m${within > 0 ? `, give or take ${within}` : ''}`;
    if (isDistance(received)) {
      const { distance } = received;
      const pass = distance > 0 && isNear(distance, gap, within);
      return { pass, message: () => `${expected(pass, text)}: their distance is ${distance} m` };
    }
    const read = readReceived('toBeApartBy', received);
    const { verdict } = read;
    const pass =
      verdict.outcome === 'apart' && verdict.gap !== null && isNear(verdict.gap, gap, within);
    return { pass, message: () => report(expected(pass, text), read) + distanceHint(read, pass) };
  },
};

function outcomeIs(
  matcher: string,
  received: unknown,
  outcome: keyof typeof kWords,
  verb: string,
): MatcherResult {
  const read = readReceived(matcher, received);
  const pass = read.verdict.outcome === outcome;
  return { pass, message: () => report(expected(pass, verb), read) };
}

/** An invalid expected gap is an error in the test, which `.not` must not hide. */
function checkedWithin(gap: number, options: unknown): number {
  if (!(Number.isFinite(gap) && gap > 0)) {
    throw new InvalidReceivedError(
      `toBeApartBy takes a finite gap above 0; it was given ${shortJson(gap)}`,
    );
  }
  if (typeof options !== 'object' || options === null) {
    throw new InvalidReceivedError(`the options of toBeApartBy are ${shortJson(options)}`);
  }
  const unknown = Object.keys(options).find((name) => name !== 'within');
  if (unknown !== undefined) {
    throw new InvalidReceivedError(`toBeApartBy has no option ${shortJson(unknown)}, only within`);
  }
  const { within = 0 } = options as ApartOptions;
  if (!(Number.isFinite(within) && within >= 0)) {
    throw new InvalidReceivedError(
      `within must be a finite number, 0 or more; it is ${shortJson(within)}`,
    );
  }
  return within;
}

/** The message of a matcher that passed is only used for `.not`. */
const expected = (pass: boolean, text: string) =>
  `expected the shapes ${pass ? 'not ' : ''}to ${text}`;

function report(head: string, { verdict, pair }: Received): string {
  const { outcome, gap, axis, candidate, decidedBy } = verdict;
  const lines = [`${head}, but they are ${kWords[outcome]}`];
  const addLine = (label: string, value: string) => lines.push(`  ${label.padEnd(10)} ${value}`);
  if (gap != null) addLine(gap < 0 ? 'depth' : 'gap', `${Math.abs(gap)} m`);
  if (candidate != null) addLine('candidate', candidate);
  if (axis != null) addLine('axis', toJson(axis));
  if (decidedBy !== undefined) addLine('decided by', decidedBy);
  if (pair) {
    addLine('a', shapeText(pair[0]));
    addLine('b', shapeText(pair[1]));
  }
  return lines.join('\n');
}

/** The core has read the fields of a shape, but it may have others that are no JSON. */
function shapeText(shape: unknown): string {
  try {
    return toJson(shape);
  } catch {
    return shortJson(shape);
  }
}

/** A hint for tests that confuse the gap of two boxes with their distance. */
function distanceHint({ verdict, pair }: Received, pass: boolean): string {
  if (pass || !pair || verdict.outcome !== 'apart') return '';
  const { distance } = core.distance(...pair);
  if (verdict.gap === null || isNear(verdict.gap, distance)) return '';
  return `\n  Along that axis, that is: the nearest points are ${distance} m apart (core.distance).`;
}
