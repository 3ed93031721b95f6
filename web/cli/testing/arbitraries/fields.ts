// Generic access to the fields of shapes of any kind.
import type { Quantity } from '../../../scene/kinds/quantities.ts';
import { fieldsOf, type NumberField } from '../../../scene/numbers.ts';
import type { Kind, Quat, Shape, Vec3 } from '../../../scene/shape.ts';

export type Value = number | Vec3 | Quat;

/** The vectors of a shape with one of these quantities, in the order of its fields. */
export const vectorsOf = (shape: Shape, ...wanted: readonly Quantity[]): readonly Vec3[] =>
  fieldsOf(shape.kind)
    .filter(({ quantity }) => wanted.includes(quantity))
    .map((field) => fieldValue(shape, field) as Vec3);

/** A shape from the values of its fields; null omits an optional one. */
export function shapeOf(
  kind: Kind,
  fields: readonly NumberField[],
  values: readonly (Value | null)[],
): Shape {
  const given = fields.flatMap(({ name }, i) => (values[i] === null ? [] : [[name, values[i]]]));
  return { kind, ...Object.fromEntries(given) };
}

/** Maps the values of a shape's fields. */
export function withValues(
  shape: Shape,
  change: (value: Value, field: NumberField) => Value,
): Shape {
  const fields = fieldsOf(shape.kind);
  const values = fields.map((field) => {
    const value = fieldValue(shape, field);
    return value === undefined ? null : change(value, field);
  });
  return shapeOf(shape.kind, fields, values);
}

const fieldValue = (shape: Shape, { name }: NumberField): Value | undefined =>
  (shape as unknown as Readonly<Record<string, Value | undefined>>)[name];

/** Quantities that scaling does not change. */
const kWithoutSize: readonly Quantity[] = ['normal', 'rotation'];

/** A shape scaled about the origin; exact if the factor is a power of two. */
export const scaled = (shape: Shape, factor: number): Shape =>
  withValues(shape, (value, { quantity }) => {
    if (kWithoutSize.includes(quantity)) return value;
    if (typeof value === 'number') return value * factor;
    return value.map((x) => x * factor) as unknown as typeof value;
  });
