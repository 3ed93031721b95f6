// The motions that change one coordinate of a shape's position: along an axis of the world, or of a plane
// along its normal.
import { type NumberField, numberFields, withNumber } from '../../scene/numbers.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { Plane, Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';

export interface Motion {
  /** Of the coordinate; see coordinate.ts. */
  readonly key: string;
  /** Of the world; null along a plane's normal. */
  readonly axis: Axis | null;
  /** The shape with that number, which is the one that the core's contactAlong changes. */
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

type Axis = 'x' | 'y' | 'z';
const kAxes: readonly Axis[] = ['x', 'y', 'z'];

const ofNumber = (shape: SceneShape, field: NumberField, axis: number): Motion => ({
  key: `${field.name}.${axis}`,
  axis: kAxes[axis] ?? null,
  at: (value) => withNumber(shape, field, axis, value),
});

/** The number is the translation, which has more doubles than the coordinates it is added to. */
const ofWhole = (shape: SceneShape, axis: number): Motion => ({
  key: `whole.${axis}`,
  axis: kAxes[axis] ?? null,
  at: (value) =>
    value === 0 ? shape : translated(shape, [0, 0, 0].with(axis, value) as unknown as Vec3),
});

const alongNormal = (plane: Plane): Motion => ({
  key: 'constant.0',
  axis: null,
  at: (constant) => ({ ...plane, constant }),
});
