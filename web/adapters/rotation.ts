// The rotation part of a matrix as a quaternion, by three.js's own arithmetic. In addition,
// axes of zero length and reflections are accepted, since a box is the same with them.
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Quat } from '../scene/shape.ts';

/** Tolerance between a column and the rotation's, as in obbFromAxes. */
const kTolerance = 1e-6;

/**
 * The rotation of a matrix that scales, rotates and translates, or null where it shears as well. Along
 * axes that are scaled to zero it is any rotation that keeps the others.
 */
export function rotationOf(matrix: Matrix4): Quat | null {
  // column by column, because extractBasis turns a flat matrix into the identity
  const axes = [0, 1, 2].map((i) => column(matrix, i).normalize()) as Axes;
  const quaternion = rotationWith(axes);
  const back = new Matrix4().makeRotationFromQuaternion(quaternion);
  const same = axes.every(
    (axis, i) => isZero(axis) || axis.distanceTo(column(back, i)) <= kTolerance,
  );
  return same ? [quaternion.x, quaternion.y, quaternion.z, quaternion.w] : null;
}

/** Whether there is no scale: a rotation's columns have unit length. */
export function hasUnitColumns(matrix: Matrix4): boolean {
  const lengths = new Vector3().setFromMatrixScale(matrix).toArray();
  return lengths.every((length) => Math.abs(length - 1) <= kTolerance);
}

type Axes = [Vector3, Vector3, Vector3];

const isZero = (axis: Vector3) => axis.x === 0 && axis.y === 0 && axis.z === 0;

const column = (matrix: Matrix4, i: number) => new Vector3().setFromMatrixColumn(matrix, i);

/** The rotation onto the axes of non-zero length; of a left-handed basis the first axis is reversed. */
function rotationWith(axes: Axes): Quaternion {
  const kept = axes.filter((axis) => !isZero(axis));
  const [only] = kept;
  if (only === undefined) return new Quaternion();
  if (kept.length === 1) {
    const from = column(new Matrix4(), axes.indexOf(only));
    return new Quaternion().setFromUnitVectors(from, only);
  }
  const missing = axes.findIndex(isZero);
  const [x, y, z] = axes.map((axis, i) =>
    i === missing ? cross(axes, (i + 1) % 3, (i + 2) % 3) : axis,
  ) as Axes;
  const basis = new Matrix4().makeBasis(x, y, z);
  if (basis.determinant() < 0) basis.makeBasis(x.negate(), y, z);
  return new Quaternion().setFromRotationMatrix(basis);
}

const cross = (axes: Axes, i: number, j: number) =>
  new Vector3().crossVectors(axes[i] as Vector3, axes[j] as Vector3);
