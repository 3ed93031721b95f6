import type { SceneCore } from '../../../core/first-core.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { number } from '../../../strings/number.ts';

const kRounding = 2 ** -48;

/** A box with two of its half extents at zero: its projection is as wide as one term of the sum. */
function thinBox(shape: SceneShape, i: number): SceneShape | null {
  const only = (vector: Vec3, rest: Vec3): Vec3 =>
    [0, 1, 2].map((k) => (k === i ? vector[k] : rest[k])) as unknown as Vec3;
  if (shape.kind === 'obb') return { ...shape, halfExtents: only(shape.halfExtents, [0, 0, 0]) };
  return shape.kind === 'aabb' ? { ...shape, max: only(shape.max, shape.min) } : null;
}

/**
 * `0.512 + 0.103 + 0.770 = 1.385`: the projected radius Σ hᵢ|aᵢ·n| of a box, each term half the width of an interval of
 * the core's; null of other shapes.
 */
export function radiusOf(
  core: SceneCore,
  shape: SceneShape,
  axis: Vec3,
): { sum: string; radius: number } | null {
  const halfWidth = (each: SceneShape) => {
    const { min, max } = core.project(each, axis);
    return (max - min) / 2;
  };
  const terms = [0, 1, 2].map((i) => thinBox(shape, i));
  if (terms.some((each) => each === null)) return null;
  const radius = halfWidth(shape);
  const parts = (terms as readonly SceneShape[]).map((each) => {
    const part = halfWidth(each);
    // What rounding leaves of a right angle is no part to read.
    return number(part < radius * kRounding ? 0 : part);
  });
  return { sum: `${parts.join(' + ')} = ${number(radius)}`, radius };
}
