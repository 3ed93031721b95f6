// A pair to be exported as text: two shapes, their fields in the core's order, and the verdict.
import type { Kind, Shape } from '../shape.ts';

export interface CardField {
  readonly name: string;
  /** undefined if left out, as `maxDistance` of an unbounded ray. */
  readonly value: number | readonly number[] | undefined;
}

export interface CardShape {
  readonly id: number;
  readonly name: string;
  readonly kind: Kind;
  readonly fields: readonly CardField[];
}

export interface Card {
  readonly shapes: readonly [CardShape, CardShape];
  readonly outcome: 'apart' | 'touching' | 'overlapping';
  /** In meters; null if it is undefined for this pair. */
  readonly gap: number | null;
  readonly answer: CardAnswer;
}

/** What the core has computed about the pair, in full. */
export interface CardAnswer {
  /** Numbers and points where a ray or segment hits, as `core.test` names them; null: there is no hit. */
  readonly hit: Readonly<Record<string, number | readonly number[]>> | null;
  /** The candidates in the order of the test. */
  readonly rows: readonly CardRow[];
}

export interface CardRow {
  /** The same in every language: `A.x`. */
  readonly name: string;
  readonly status: string;
  /** What the intervals are measured in. */
  readonly unit: string;
  /** Intervals of the first and the second shape; NaN where a candidate was skipped. */
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly gap: number;
}

/** `fields`: names of the kind's fields, in the order of the C++ struct. */
export function cardShape(
  { id, name, shape }: { readonly id: number; readonly name: string; readonly shape: Shape },
  fields: readonly string[],
): CardShape {
  const values = shape as unknown as Readonly<Record<string, CardField['value']>>;
  return {
    id,
    name,
    kind: shape.kind,
    fields: fields.map((field) => ({ name: field, value: finiteOrOmitted(values[field]) })),
  };
}

/** JSON has no infinity: an unbounded ray omits the field. */
function finiteOrOmitted(value: CardField['value']): CardField['value'] {
  return value === Number.POSITIVE_INFINITY ? undefined : value;
}
