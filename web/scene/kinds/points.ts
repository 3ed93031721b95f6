// What kinds have in common that are moved and turned by moving and turning points.
import { add, type Quat, turnAbout, type Vec3 } from '../vectors.ts';

/** `mapped`: the shape with each of its points carried elsewhere. */
export const movedByPoints = <S>(mapped: (shape: S, carry: (point: Vec3) => Vec3) => S) => ({
  translated: (shape: S, delta: Vec3): S => mapped(shape, (point) => add(point, delta)),
  rotated: (shape: S, rotation: Quat, about: Vec3): S =>
    mapped(shape, (point) => turnAbout(rotation, about, point)),
});

/** Puts a point into a buffer of points, without allocating. */
export function writePoint(out: Float64Array, i: number, point: Vec3): void {
  out[3 * i] = point[0];
  out[3 * i + 1] = point[1];
  out[3 * i + 2] = point[2];
}
