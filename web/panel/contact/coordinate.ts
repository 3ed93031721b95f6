// One number of a shape, or where all of it is along an axis: what is counted up and down in ulps.
import { type NumberField, numberFields, readNumbers, withNumber } from '../../scene/numbers.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';
import { ulpOf, ulpsFrom } from '../../scene/ulp.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { kParts } from '../numbers/field-group.ts';

export interface Coordinate {
  readonly key: string;
  /** Along which axis of space it moves the shape; null: it changes the shape otherwise. */
  readonly axis: number | null;
  readonly value: number;
  /** The shape so many ulps further. */
  away(ulps: number): Shape;
  title(strings: Strings): string;
}

/** Whether a field says where the shape is; of a shape that has several all move together. */
const isPlace = ({ role }: NumberField) => role === 'place';

/** Those that move the whole shape come first. */
export function coordinatesOf(shape: Shape): readonly Coordinate[] {
  const fields = numberFields(shape.kind);
  const places = fields.filter(isPlace);
  const whole = places.length > 1 ? [0, 1, 2].map((axis) => wholeAlong(shape, places, axis)) : [];
  return [...whole, ...fields.flatMap((field) => numbersOf(shape, field, places.length))];
}

function numbersOf(shape: Shape, field: NumberField, places: number): Coordinate[] {
  return readNumbers(shape, field).flatMap((value, index) => {
    if (!Number.isFinite(value)) return [];
    const part = field.size === 1 ? '' : (kParts[index] ?? '');
    return {
      key: `${field.name}.${index}`,
      axis: places === 1 && isPlace(field) ? index : null,
      value,
      away: (ulps: number) => withNumber(shape, field, index, ulpsFrom(value, ulps)),
      title: (strings: Strings) => `${strings[`field.${field.name}`]} ${part}`.trim(),
    };
  });
}

/** Counted in ulps of its coordinate that is largest: the others take these steps as well. */
function wholeAlong(shape: Shape, places: readonly NumberField[], axis: number): Coordinate {
  const values = places.map((field) => readNumbers(shape, field)[axis] ?? 0);
  const value = values.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most));
  return {
    key: `whole.${axis}`,
    axis,
    value,
    away(ulps) {
      if (ulps === 0) return shape;
      const delta = [0, 0, 0].with(axis, ulps * ulpOf(value)) as unknown as Vec3;
      return translated(shape, delta);
    },
    title: (strings) => format(strings['contact.whole'], { axis: kParts[axis] ?? '' }),
  };
}

/** The one along which something runs most, away from 0, where an ulp is next to nothing. */
export function usualCoordinate(all: readonly Coordinate[], along: Vec3 | null): Coordinate {
  const weight = ({ axis, value }: Coordinate) => {
    if (axis === null) return -1;
    const share = Math.abs(along?.[axis] ?? 1);
    return value === 0 ? share / 1e6 : share;
  };
  return all.reduce((best, each) => (weight(each) > weight(best) ? each : best));
}
