// Shapes by their fields, whatever their kind.
import type { Quantity } from '../../../scene/kinds/quantities.ts';
import { fieldsOf, type NumberField } from '../../../scene/numbers.ts';
import type { Kind, Quat, Shape, Vec3 } from '../../../scene/shape.ts';

export type Value = number | Vec3 | Quat;

/** The vectors of a shape that are one of these quantities, in the order of its fields. */
export const vectorsOf = (shape: Shape, ...wanted: readonly Quantity[]): readonly Vec3[] =>
  fieldsOf(shape.kind)
    .filter(({ quantity }) => wanted.includes(quantity))
    .map((field) => fieldValue(shape, field) as Vec3);

/** A shape with one value for each of its fields; null: it is left out. */
export function shapeOf(
  kind: Kind,
  fields: readonly NumberField[],
  values: readonly (Value | null)[],
): Shape {
  const given = fields.flatMap(({ name }, i) => (values[i] === null ? [] : [[name, values[i]]]));
  return { kind, ...Object.fromEntries(given) };
}

/** A shape with values made from those of another. */
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

/** They give an orientation, not a size. */
const kWithoutSize: readonly Quantity[] = ['normal', 'rotation'];

/** A shape so many times as large, exactly as long as the factor is a power of two. */
export const scaled = (shape: Shape, factor: number): Shape =>
  withValues(shape, (value, { quantity }) => {
    if (kWithoutSize.includes(quantity)) return value;
    if (typeof value === 'number') return value * factor;
    return value.map((x) => x * factor) as unknown as typeof value;
  });
