// Shapes that are degenerate: without the thickness, area or length of their kind.
import { fieldsOf, type NumberField, readNumbers } from '../../../scene/numbers.ts';
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { cross, dot, sub } from '../../../scene/vectors.ts';
import { vectorsOf } from './fields.ts';

/** A shape has no thickness, area or length where its kind has: a box with a zero extent, and so on. */
export function isFlat(shape: Shape): boolean {
  const [least, greatest] = vectorsOf(shape, 'least', 'greatest');
  if (least && greatest) return sub(greatest, least).includes(0);
  const [first, ...others] = vectorsOf(shape, 'corner', 'span');
  const edges = first ? others.map((corner) => sub(corner, first)) : [];
  return areDependent(edges) || fieldsOf(shape.kind).some((field) => vanishes(shape, field));
}

/** A radius or an extent of zero. The maximum distance of a ray is no size of its own. */
const vanishes = (shape: Shape, field: NumberField): boolean =>
  (field.quantity === 'halfExtents' || (field.quantity === 'length' && !field.endless)) &&
  readNumbers(shape, field).includes(0);

/** Up to three vectors that span less than there are of them. */
function areDependent([u, v, w]: readonly Vec3[]): boolean {
  if (!u) return false;
  if (!v) return isZero(u);
  return w ? dot(cross(u, v), w) === 0 : isZero(cross(u, v));
}

const isZero = (v: Vec3) => v.every((x) => x === 0);
