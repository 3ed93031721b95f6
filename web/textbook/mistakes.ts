// What each JavaScript text gets wrong near contact, as tests/textbook has measured it.
import type { Shape } from '../scene/shape.ts';
import measured from './mistakes.json' with { type: 'json' };

export interface Mistakes {
  /** How many of the near contacts are missed: the shapes meet. */
  readonly lost: number;
  /** How many are reported as meeting: the shapes are apart. */
  readonly invented: number;
  /** The furthest of both from contact, in meters. */
  readonly within: number;
  /** The plainest that was found; null: none. */
  readonly example: readonly [Shape, Shape] | null;
}

/** How many near contacts each was asked. */
export const kAskedContacts: number = measured.asked;

/** `name`: of a function. null: the textbook has none of this name. */
export function mistakesOf(name: string): Mistakes | null {
  const pairs = measured.pairs as unknown as Readonly<Record<string, Mistakes>>;
  return pairs[name] ?? null;
}
