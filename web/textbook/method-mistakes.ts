// What each method of core.textbook gets wrong near contact, as tests/textbook has measured it.
import measured from './method-mistakes.json' with { type: 'json' };

export interface MethodMistakes {
  /** How many of the near contacts are missed: the shapes meet. */
  readonly lost: number;
  /** How many are reported as meeting: the shapes are apart. */
  readonly invented: number;
  /** Of `epa`: of how many that overlap the depth is off by more than 10⁻⁶ m, or none is found. */
  readonly depths: number;
}

type Measured = Readonly<Record<string, Readonly<Record<string, MethodMistakes>>>>;

/** null: the method is not about this pair. */
export const methodMistakesOf = (pair: string, method: string): MethodMistakes | null =>
  (measured.pairs as Measured)[pair]?.[method] ?? null;
