// The form of a shape in a text that may have come from anywhere: the kinds, their fields, and how many
// numbers each takes. Whether the numbers make a shape is the core's to say. The descriptions are for
// readers of the published JSON Schema.
import * as v from 'valibot';
import { kindNames, kinds } from './kinds/index.ts';
import { fieldsOf, type NumberField } from './numbers.ts';
import type { Kind, Shape } from './shape.ts';

/** What was expected, as the caller's keys of messages. */
export interface ShapeExpects {
  /** In place of what is no object. */
  readonly shape: string;
  readonly kind: string;
  /** In place of a field that is missing or unknown. */
  readonly fields: string;
  readonly vec3: string;
  readonly quat: string;
}

/** One option a kind. */
export interface ShapeSchema extends v.GenericSchema<unknown, Shape> {
  readonly options: readonly {
    readonly entries: { readonly kind: v.LiteralSchema<Kind, undefined> };
  }[];
}

/** `number`: what counts as one. */
export function shapeSchema(
  number: v.GenericSchema<unknown, number>,
  expects: ShapeExpects,
): ShapeSchema {
  const said = <S extends v.GenericSchema>(schema: S, text: string) =>
    v.pipe(schema, v.description(text));
  const bySize = {
    1: number,
    3: v.strictTuple([number, number, number], expects.vec3),
    4: v.strictTuple([number, number, number, number], expects.quat),
  };
  const entry = ({ name, size, text, endless }: NumberField) => {
    const schema = said(bySize[size], text);
    return [name, endless ? v.optional(schema) : schema] as const;
  };
  const shape = (kind: Kind) => {
    const fields = Object.fromEntries(fieldsOf(kind).map(entry));
    const form = v.strictObject({ kind: v.literal(kind), ...fields }, expects.fields);
    return said(form, kinds[kind].text);
  };
  const options = kindNames.map(shape);
  // The fields are known by their names only while it runs.
  return v.variant('kind', options, ({ path }) =>
    path ? expects.kind : expects.shape,
  ) as unknown as ShapeSchema;
}
