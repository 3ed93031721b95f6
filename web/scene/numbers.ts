// Which numbers a shape has, and one of them changed: for those who show them as fields.
import type { Kind, Shape } from './shape.ts';

/** What a number counts: metres, degrees, or nothing at all. */
export type Unit = 'metre' | 'degree' | 'none';

export type NumberFieldName =
  | 'position'
  | 'start'
  | 'end'
  | 'origin'
  | 'direction'
  | 'maxDistance'
  | 'normal'
  | 'constant'
  | 'center'
  | 'radius'
  | 'min'
  | 'max'
  | 'halfExtents'
  | 'rotation'
  | 'a'
  | 'b'
  | 'c';

export interface NumberField {
  /** The shape's own name for it. */
  readonly name: NumberFieldName;
  /** How many numbers it holds. */
  readonly size: 1 | 3 | 4;
  readonly unit: Unit;
  /** May be left out, and is endless then. */
  readonly endless: boolean;
}

type Values = Readonly<Record<string, number | readonly number[] | undefined>>;

const field = (
  name: NumberFieldName,
  unit: Unit = 'metre',
  size: NumberField['size'] = 3,
  endless = false,
): NumberField => ({ name, size, unit, endless });

const kCorners = [field('a'), field('b'), field('c')];
const kEnds = [field('start'), field('end')];

const kFields: Readonly<Record<Kind, readonly NumberField[]>> = {
  point: [field('position')],
  segment: kEnds,
  ray: [field('origin'), field('direction', 'none'), field('maxDistance', 'metre', 1, true)],
  // In metres only for a normal of length one.
  plane: [field('normal', 'none'), field('constant', 'none', 1)],
  sphere: [field('center'), field('radius', 'metre', 1)],
  capsule: [...kEnds, field('radius', 'metre', 1)],
  aabb: [field('min'), field('max')],
  obb: [field('center'), field('halfExtents'), field('rotation', 'none', 4)],
  triangle: kCorners,
  parallelogram: kCorners,
};

/** All degrees of freedom of a kind, and no more. */
export function numberFields(kind: Kind): readonly NumberField[] {
  return kFields[kind];
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
