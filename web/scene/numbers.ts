// Generic access to the numeric fields of shapes.
import { kindOf } from './kinds/index.ts';
import { type Quantity, quantities, type Role, type Unit } from './kinds/quantities.ts';
import type { SceneKind, SceneShape } from './scene-shape.ts';

export type { Unit } from './kinds/quantities.ts';

type FieldNameOf<S> = S extends unknown ? Exclude<keyof S, 'kind' | 'asset' | 'geometry'> : never;
export type NumberFieldName = FieldNameOf<SceneShape>;

export interface NumberField {
  /** Property of the shape. */
  readonly name: NumberFieldName;
  readonly quantity: Quantity;
  /** Number of components. */
  readonly size: 1 | 3 | 4;
  readonly unit: Unit;
  readonly role: Role;
  /** May be left out, and is infinite then. */
  readonly endless: boolean;
  /** Description in the JSON schema. */
  readonly text: string;
}

interface Form {
  readonly quantity: Quantity;
  readonly text: string;
  readonly optional?: true;
}
type Values = Readonly<Record<string, number | readonly number[] | undefined>>;

function fieldsOfKind(kind: SceneKind): readonly NumberField[] {
  const forms = Object.entries(kindOf({ kind } as SceneShape).fields) as [NumberFieldName, Form][];
  return forms.map(([name, { quantity, text, optional = false }]) => ({
    name,
    quantity,
    ...quantities[quantity],
    endless: optional,
    text,
  }));
}

/** Of the kinds that were asked about. */
const known: Partial<Record<SceneKind, readonly NumberField[]>> = {};

/** The fields of a kind, in the order of links and of the core's slots. */
export function fieldsOf(kind: SceneKind): readonly NumberField[] {
  known[kind] ??= fieldsOfKind(kind);
  return known[kind];
}

/** The fields in display order: a rotation, which has its own editor, comes last. */
export function numberFields(kind: SceneKind): readonly NumberField[] {
  const isLast = ({ quantity }: NumberField) => quantity === 'rotation';
  return fieldsOf(kind).toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

/** The numbers of a field; infinity if an optional one is left out. */
export function readNumbers(shape: SceneShape, { name }: NumberField): readonly number[] {
  const value = (shape as unknown as Values)[name];
  if (value === undefined) return [Number.POSITIVE_INFINITY];
  return typeof value === 'number' ? [value] : value;
}

/** The coordinates and lengths of a shape, in meters, as far as they are finite. */
export const metersIn = (shape: SceneShape): readonly number[] =>
  fieldsOf(shape.kind).flatMap((field) =>
    field.unit === 'meter' ? readNumbers(shape, field).filter(Number.isFinite) : [],
  );

/** The shape with all numbers of a vector changed. */
export const withNumbers = <S extends SceneShape>(
  shape: S,
  { name }: NumberField,
  numbers: readonly number[],
): S => ({ ...shape, [name]: numbers });

/** The shape with one number of a field changed; the same object if the number is equal. */
export function withNumber<S extends SceneShape>(
  shape: S,
  field: NumberField,
  index: number,
  value: number,
): S {
  const numbers = readNumbers(shape, field);
  if (Object.is(numbers[index], value)) return shape;
  if (field.size > 1) return { ...shape, [field.name]: numbers.with(index, value) };
  if (!field.endless || value !== Number.POSITIVE_INFINITY) {
    return { ...shape, [field.name]: value };
  }
  const { [field.name]: _, ...rest } = shape as unknown as Values;
  return rest as unknown as S;
}
