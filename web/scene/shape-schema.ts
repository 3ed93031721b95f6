// The Valibot schema of shapes in untrusted input: kinds, fields and their number of components. Whether
// the values are valid is decided by the core. The descriptions appear in the published JSON Schema.
import * as v from 'valibot';
import { kindNames, kinds } from './kinds/index.ts';
import { fieldsOf, type NumberField } from './numbers.ts';
import type { Kind, Shape } from './shape.ts';

/** Error messages or message keys of the caller. */
export interface ShapeExpects {
  /** The value is not an object. */
  readonly shape: string;
  readonly kind: string;
  /** A field is missing or unknown. */
  readonly fields: string;
  readonly vec3: string;
  readonly quat: string;
}

/** A variant with one option per kind. */
export interface ShapeSchema extends v.GenericSchema<unknown, Shape> {
  readonly options: readonly {
    readonly entries: { readonly kind: v.LiteralSchema<Kind, undefined> };
  }[];
}

/** `number`: the schema of a single number. */
export function shapeSchema(
  number: v.GenericSchema<unknown, number>,
  expects: ShapeExpects,
): ShapeSchema {
  const described = <S extends v.GenericSchema>(schema: S, text: string) =>
    v.pipe(schema, v.description(text));
  const bySize = {
    1: number,
    3: v.strictTuple([number, number, number], expects.vec3),
    4: v.strictTuple([number, number, number, number], expects.quat),
  };
  const entry = ({ name, size, text, endless }: NumberField) => {
    const schema = described(bySize[size], text);
    return [name, endless ? v.optional(schema) : schema] as const;
  };
  const shape = (kind: Kind) => {
    const fields = Object.fromEntries(fieldsOf(kind).map(entry));
    const form = v.strictObject({ kind: v.literal(kind), ...fields }, expects.fields);
    return described(form, kinds[kind].text);
  };
  const options = kindNames.map(shape);
  // The names of the fields are not known at compile time.
  return v.variant('kind', options, ({ path }) =>
    path ? expects.kind : expects.shape,
  ) as unknown as ShapeSchema;
}
