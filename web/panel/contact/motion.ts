// The motions that change one coordinate of a shape's position: along an axis of the world, or of a plane
// along its normal.
import { type NumberField, numberFields, readNumbers, withNumber } from '../../scene/numbers.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { Plane, Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';
import { dot, scale } from '../../scene/vectors.ts';

export interface Motion {
  /** Of the coordinate; see coordinate.ts. */
  readonly key: string;
  /** Of the world: `x`; null along a plane's normal. */
  readonly axis: string | null;
  /** What `at` takes for the shape as it is. */
  readonly start: number;
  /** How the shape moves while the number grows by 1, in meters. */
  readonly velocity: Vec3;
  at(value: number): SceneShape;
}

/** Whether a field is a position; a shape with several positions is translated as a whole. */
export const isPosition = ({ role }: NumberField): boolean => role === 'position';

export function motionsOf(shape: SceneShape): readonly Motion[] {
  if (shape.kind === 'plane') return [alongNormal(shape)];
  const positions = numberFields(shape.kind).filter(isPosition);
  const [only] = positions;
  return [0, 1, 2].map((axis) =>
    only && positions.length === 1 ? ofNumber(shape, only, axis) : ofWhole(shape, axis),
  );
}

const kAxes = ['x', 'y', 'z'];

const along = (axis: number, size = 1) => [0, 0, 0].with(axis, size) as unknown as Vec3;

const ofNumber = (shape: SceneShape, field: NumberField, axis: number): Motion => ({
  key: `${field.name}.${axis}`,
  axis: kAxes[axis] ?? null,
  start: readNumbers(shape, field)[axis] ?? 0,
  velocity: along(axis),
  at: (value) => withNumber(shape, field, axis, value),
});

/** The number is the translation, which has more doubles than the coordinates it is added to. */
const ofWhole = (shape: SceneShape, axis: number): Motion => ({
  key: `whole.${axis}`,
  axis: kAxes[axis] ?? null,
  start: 0,
  velocity: along(axis),
  at: (value) => (value === 0 ? shape : translated(shape, along(axis, value))),
});

const alongNormal = (plane: Plane): Motion => ({
  key: 'constant.0',
  axis: null,
  start: plane.constant,
  velocity: scale(plane.normal, -1 / dot(plane.normal, plane.normal)),
  at: (constant) => ({ ...plane, constant }),
});
