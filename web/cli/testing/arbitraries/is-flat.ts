// Detects degenerate shapes: without the volume, area or length of their kind.
import { fieldsOf, type NumberField, readNumbers } from '../../../scene/numbers.ts';
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { cross, dot, sub } from '../../../scene/vectors.ts';
import { vectorsOf } from './fields.ts';

/** Whether a shape is degenerate, such as a box with a zero extent or a triangle without area. */
export function isFlat(shape: Shape): boolean {
  const [least, greatest] = vectorsOf(shape, 'least', 'greatest');
  if (least && greatest) return sub(greatest, least).includes(0);
  const [first, ...others] = vectorsOf(shape, 'corner', 'span');
  const edges = first ? others.map((corner) => sub(corner, first)) : [];
  return areDependent(edges) || fieldsOf(shape.kind).some((field) => vanishes(shape, field));
}

/** Whether a radius or extent is zero. The maximum distance of a ray does not count. */
const vanishes = (shape: Shape, field: NumberField): boolean =>
  (field.quantity === 'halfExtents' || (field.quantity === 'length' && !field.endless)) &&
  readNumbers(shape, field).includes(0);

/** Whether up to three vectors are linearly dependent. */
function areDependent([u, v, w]: readonly Vec3[]): boolean {
  if (!u) return false;
  if (!v) return isZero(u);
  return w ? dot(cross(u, v), w) === 0 : isZero(cross(u, v));
}

const isZero = (v: Vec3) => v.every((x) => x === 0);
