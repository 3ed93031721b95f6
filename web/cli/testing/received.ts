// The value given to `expect`: two shapes, or a result of the core.
import type { Distance, Verdict } from '../../core/index.node.ts';
import type { Shape } from '../../scene/shape.ts';
import { shortJson } from '../../strings/printable.ts';
import { core } from './core.ts';
import { InvalidReceivedError } from './testing-errors.ts';

export type ShapePair = readonly [Shape, Shape];

/** The fields of a verdict that the matchers read; an Explanation or a Meeting has them, too. */
export type SomeVerdict = Pick<Verdict, 'outcome' | 'gap' | 'axis' | 'candidate'> &
  Partial<Pick<Verdict, 'decidedBy'>>;

export interface Received {
  readonly verdict: SomeVerdict;
  /** null: only the verdict was given. */
  readonly pair: ShapePair | null;
}

const kOutcomes: ReadonlySet<unknown> = new Set(['apart', 'touching', 'overlapping']);

/** @throws InvalidReceivedError; InvalidShapeError for invalid shapes */
export function readReceived(matcher: string, value: unknown): Received {
  if (Array.isArray(value) && value.length === 2) {
    const pair = value as unknown as ShapePair;
    return { verdict: core.test(...pair), pair };
  }
  if (isVerdict(value)) return { verdict: value, pair: null };
  throw new InvalidReceivedError(
    `${matcher} takes two shapes, [a, b], or a verdict; it was given ${shortJson(value)}`,
  );
}

function isVerdict(value: unknown): value is SomeVerdict {
  return (
    typeof value === 'object' &&
    value !== null &&
    'outcome' in value &&
    kOutcomes.has(value.outcome)
  );
}

export function isDistance(value: unknown): value is Distance {
  return (
    typeof value === 'object' &&
    value !== null &&
    'distance' in value &&
    'pointA' in value &&
    typeof value.distance === 'number'
  );
}
