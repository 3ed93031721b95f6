// Which numbers a shape has, and one of them changed: for those who show, write or draw them one by one.
import { kindNames, kinds } from './kinds/index.ts';
import { type Quantity, quantities, type Role, type Unit } from './kinds/quantities.ts';
import type { Kind, Shape } from './shape.ts';

export type { Unit } from './kinds/quantities.ts';

type FieldNameOf<S> = S extends unknown ? Exclude<keyof S, 'kind'> : never;
export type NumberFieldName = FieldNameOf<Shape>;

export interface NumberField {
  /** The shape's own name for it. */
  readonly name: NumberFieldName;
  readonly quantity: Quantity;
  /** How many numbers it holds. */
  readonly size: 1 | 3 | 4;
  readonly unit: Unit;
  readonly role: Role;
  /** May be left out, and is endless then. */
  readonly endless: boolean;
  /** For the manual of the file format. */
  readonly text: string;
}

interface Form {
  readonly quantity: Quantity;
  readonly text: string;
  readonly optional?: true;
}
type Values = Readonly<Record<string, number | readonly number[] | undefined>>;

function fieldsOfKind(kind: Kind): readonly NumberField[] {
  const forms = Object.entries(kinds[kind].fields) as [NumberFieldName, Form][];
  return forms.map(([name, { quantity, text, optional = false }]) => ({
    name,
    quantity,
    ...quantities[quantity],
    endless: optional,
    text,
  }));
}

const kFields = Object.fromEntries(
  kindNames.map((kind) => [kind, fieldsOfKind(kind)]),
) as unknown as Readonly<Record<Kind, readonly NumberField[]>>;

/** All degrees of freedom of a kind, and no more, in the order of links and of the core's slots. */
export function fieldsOf(kind: Kind): readonly NumberField[] {
  return kFields[kind];
}

/** The same in the order in which they are shown: a rotation, which has a tool of its own, comes last. */
export function numberFields(kind: Kind): readonly NumberField[] {
  const isLast = ({ quantity }: NumberField) => quantity === 'rotation';
  return kFields[kind].toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
}

/** The numbers of a field of the shape; infinity for an end that it does not have. */
export function readNumbers(shape: Shape, { name }: NumberField): readonly number[] {
  const value = (shape as unknown as Values)[name];
  if (value === undefined) return [Number.POSITIVE_INFINITY];
  return typeof value === 'number' ? [value] : value;
}

/** The shape with one number of a field changed; itself, if the number is what it was. */
export function withNumber(shape: Shape, field: NumberField, index: number, value: number): Shape {
  const numbers = readNumbers(shape, field);
  if (Object.is(numbers[index], value)) return shape;
  if (field.size > 1) return { ...shape, [field.name]: numbers.with(index, value) };
  if (!field.endless || value !== Number.POSITIVE_INFINITY) {
    return { ...shape, [field.name]: value };
  }
  const { [field.name]: _, ...rest } = shape as unknown as Values;
  return rest as unknown as Shape;
}
