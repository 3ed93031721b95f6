// A case to be taken elsewhere: two shapes, their numbers in the core's order, and what the core said.
import type { Kind, Shape } from '../shape.ts';

export interface CardField {
  readonly name: string;
  /** undefined: left out, which only an endless ray's `maxDistance` is. */
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
  /** In metres; null: it has no meaning for these two. */
  readonly gap: number | null;
}

/** `fields`: names of the kind's fields, in the order in which C++ takes them. */
export function cardShape(
  { id, name, shape }: { readonly id: number; readonly name: string; readonly shape: Shape },
  fields: readonly string[],
): CardShape {
  const values = shape as unknown as Readonly<Record<string, CardField['value']>>;
  return {
    id,
    name,
    kind: shape.kind,
    fields: fields.map((field) => ({ name: field, value: given(values[field]) })),
  };
}

/** No end is no number of a JSON document: a ray without one leaves the field out. */
function given(value: CardField['value']): CardField['value'] {
  return value === Number.POSITIVE_INFINITY ? undefined : value;
}
