// Shapes with one field read wrongly: another sign, twice the value, without it, and so on.
import { withValues } from '../../../../cli/testing/arbitraries/fields.ts';
import { fieldsOf, type NumberField } from '../../../../scene/numbers.ts';
import type { Quat, Shape, Vec3 } from '../../../../scene/shape.ts';
import { conjugate, kIdentity, length, scale } from '../../../../scene/vectors.ts';

/** How a field may be read: `key` of its words, and the shape for which that is right. */
export interface FieldChange {
  readonly key: string;
  readonly field: string;
  /** A component of the field; null: the whole of it. */
  readonly axis: 'x' | 'y' | 'z' | null;
  /** Of a position, direction or normal. */
  readonly isOfPlace: boolean;
  change(shape: Shape): Shape;
}

type Change = Omit<FieldChange, 'isOfPlace'>;
type Value = number | Vec3 | Quat;
const kAxes = ['x', 'y', 'z'] as const;

const mapped = (name: string, change: (value: Value) => Value) => (shape: Shape) =>
  withValues(shape, (value, field) => (field.name === name ? change(value) : value));

const times = (factor: number) => (value: Value) =>
  (typeof value === 'number'
    ? value * factor
    : value.map((x) => x * factor)) as unknown as typeof value;

const one = (name: string, key: string, change: (value: Value) => Value): Change => ({
  ...{ key, field: name, axis: null },
  change: mapped(name, change),
});

/** Of each component by itself. */
const each = (name: string, key: string, change: (x: number) => number): readonly Change[] =>
  kAxes.map((axis, i) => ({
    ...{ key, field: name, axis },
    change: mapped(name, (value) => {
      const vector = value as Vec3;
      return vector.with(i, change(vector[i] as number)) as unknown as Vec3;
    }),
  }));

const swapped = (i: number, k: number) => (value: Value) => {
  const list = value as Vec3;
  return list.with(i, list[k] as number).with(k, list[i] as number) as unknown as Vec3;
};

const unit = (value: Value) => scale(value as Vec3, 1 / length(value as Vec3));

function ofField({ name, quantity }: NumberField): readonly Change[] {
  switch (quantity) {
    case 'rotation':
      return [
        one(name, 'rotation.inverse', (value) => conjugate(value as Quat)),
        one(name, 'ignored', () => kIdentity),
        one(name, 'rotation.order', (value) => {
          const [x, y, z, w] = value as Quat;
          return [y, z, w, x];
        }),
      ];
    case 'halfExtents':
      return [
        one(name, 'doubled', times(2)),
        one(name, 'halved', times(0.5)),
        one(name, 'exchanged.xy', swapped(0, 1)),
        one(name, 'exchanged.yz', swapped(1, 2)),
        one(name, 'exchanged.xz', swapped(0, 2)),
        ...each(name, 'component.zero', () => 0),
        ...each(name, 'component.endless', () => kFar),
      ];
    case 'length':
      return [
        one(name, 'ignored', () => 0),
        one(name, 'doubled', times(2)),
        one(name, 'halved', times(0.5)),
        one(name, 'squared', (value) => (value as number) ** 2),
        one(name, 'root', (value) => Math.sqrt(value as number)),
      ];
    case 'offset':
      return [one(name, 'negated', times(-1)), one(name, 'ignored', () => 0)];
    case 'normal':
      return [one(name, 'negated', times(-1)), ...each(name, 'component.negated', (x) => -x)];
    case 'direction':
      return [
        one(name, 'unit', unit),
        one(name, 'negated', times(-1)),
        ...each(name, 'component.negated', (x) => -x),
      ];
    case 'least':
      return [
        one(name, 'negated', times(-1)),
        ...each(name, 'component.negated', (x) => -x),
        ...each(name, 'component.endless', () => -kFar),
      ];
    case 'greatest':
      return [
        one(name, 'negated', times(-1)),
        ...each(name, 'component.negated', (x) => -x),
        ...each(name, 'component.endless', () => kFar),
      ];
    case 'position':
      return [
        one(name, 'negated', times(-1)),
        one(name, 'ignored', () => [0, 0, 0]),
        ...each(name, 'component.negated', (x) => -x),
      ];
    default:
      return [one(name, 'negated', times(-1)), ...each(name, 'component.negated', (x) => -x)];
  }
}

/** Far outside of all cases, and still without a loss of digits there. */
const kFar = 2 ** 20;

/** All for a kind of shape. */
export const fieldChanges = (kind: Shape['kind']): readonly FieldChange[] =>
  fieldsOf(kind).flatMap((field) => {
    const isOfPlace = kPlaces.includes(field.quantity);
    return ofField(field).map((change) => ({ ...change, isOfPlace }));
  });

const kPlaces: readonly string[] = ['position', 'corner', 'span', 'direction', 'normal'];
