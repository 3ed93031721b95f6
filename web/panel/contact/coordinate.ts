// The coordinates that can be stepped in ulps: a single number of a shape, or the whole shape along an
// axis of the world.
import { type NumberField, numberFields, readNumbers, withNumber } from '../../scene/numbers.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';
import { ulpOf, ulpsFrom } from '../../scene/ulp.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { kParts } from '../numbers/field-group.ts';
import { isPosition } from './motion.ts';

export interface Coordinate {
  readonly key: string;
  /** World axis along which it translates the shape; null if it does not translate it. */
  readonly axis: number | null;
  readonly value: number;
  /** The shape with this coordinate `ulps` ulps larger. */
  offset(ulps: number): SceneShape;
  title(strings: Strings): string;
}

/** Coordinates of the whole shape come first. */
export function coordinatesOf(shape: SceneShape): readonly Coordinate[] {
  const fields = numberFields(shape.kind);
  const positions = fields.filter(isPosition);
  const whole =
    positions.length > 1 ? [0, 1, 2].map((axis) => wholeAlong(shape, positions, axis)) : [];
  return [...whole, ...fields.flatMap((field) => numbersOf(shape, field, positions.length))];
}

function numbersOf(shape: SceneShape, field: NumberField, positions: number): Coordinate[] {
  return readNumbers(shape, field).flatMap((value, index) => {
    if (!Number.isFinite(value)) return [];
    const part = field.size === 1 ? '' : (kParts[index] ?? '');
    return {
      key: `${field.name}.${index}`,
      axis: positions === 1 && isPosition(field) ? index : null,
      value,
      offset: (ulps: number) => withNumber(shape, field, index, ulpsFrom(value, ulps)),
      title: (strings: Strings) => `${strings[`field.${field.name}`]} ${part}`.trim(),
    };
  });
}

/** Steps are ulps of the largest coordinate of all its points. */
function wholeAlong(
  shape: SceneShape,
  positions: readonly NumberField[],
  axis: number,
): Coordinate {
  const values = positions.map((field) => readNumbers(shape, field)[axis] ?? 0);
  const value = values.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most));
  return {
    key: `whole.${axis}`,
    axis,
    value,
    offset(ulps) {
      if (ulps === 0) return shape;
      const delta = [0, 0, 0].with(axis, ulps * ulpOf(value)) as unknown as Vec3;
      return translated(shape, delta);
    },
    title: (strings) => format(strings['contact.whole'], { axis: kParts[axis] ?? '' }),
  };
}

/** The coordinate most parallel to a direction; a value of 0 comes last, as its ulp is denormal. */
export function defaultCoordinate(all: readonly Coordinate[], along: Vec3 | null): Coordinate {
  const weight = ({ axis, value }: Coordinate) => {
    if (axis === null) return -1;
    const component = Math.abs(along?.[axis] ?? 1);
    return value === 0 ? component / 1e6 : component;
  };
  return all.reduce((best, each) => (weight(each) > weight(best) ? each : best));
}
