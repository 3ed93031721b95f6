// What a camera sees, as a hull.
import { type Camera, type Frustum, type Plane, Vector3, WebGPUCoordinateSystem } from 'three';
import type { Core } from '../core/core.ts';
import type { Hull } from '../core/posed.ts';
import { hullOf } from './hull.ts';
import { requireArgument } from './require-argument.ts';

/**
 * What a camera sees between its near and far plane, in meters of the world: the hull of eight corners, at the
 * origin and not turned. Each corner is rounded, as `unproject` does it; faces are flat to within that, and the hull of
 * the rounded ones is exact. The camera is a perspective or an orthographic one, whose world matrix is updated first
 * and whose projection matrix is taken as it is; or a Frustum, whose corners are where three of its planes meet.
 * Call `hull.geometry.dispose` when done.
 * @throws InvalidObjectError where a corner is not finite, as with a far plane at infinity; InvalidArgumentError naming
 *   the argument at fault; OutOfMemoryError
 */
export function fromFrustum(core: Core, camera: Camera | Frustum): Hull {
  requireArgument(kFunction, 'core', core, 'notACore');
  const { planes } = (camera ?? {}) as Partial<Frustum>;
  if (planes === undefined) requireArgument(kFunction, 'camera', camera, 'notACamera');
  const corners = planes ? cornersBetween(planes) : cornersSeen(camera as Camera);
  const points = Float64Array.from(corners.flatMap((corner) => corner.toArray()));
  return hullOf(core, camera, points, 'unbounded');
}

const kFunction = 'fromFrustum';

/** Each combination of one of two from each of three pairs. */
const combined = <T>([x, y, z]: readonly (readonly T[])[]): [T, T, T][] =>
  (x ?? []).flatMap((a) => (y ?? []).flatMap((b) => (z ?? []).map((c): [T, T, T] => [a, b, c])));

function cornersSeen(camera: Camera): Vector3[] {
  camera.updateWorldMatrix(true, false);
  // Depths of WebGPU, and reversed ones, are 0 to 1 in clip space, others −1 to 1.
  const { coordinateSystem, reversedDepth } = camera;
  const fromZero = coordinateSystem === WebGPUCoordinateSystem || reversedDepth;
  const depths = [fromZero ? 0 : -1, 1];
  return combined([[-1, 1], [-1, 1], depths]).map((corner) =>
    new Vector3(...corner)
      .applyMatrix4(camera.projectionMatrixInverse)
      .applyMatrix4(camera.matrixWorld),
  );
}

/** The planes lie across from one another in pairs: right, left, bottom, top, far, near. */
function cornersBetween(planes: readonly Plane[]): Vector3[] {
  const pairs = [planes.slice(0, 2), planes.slice(2, 4), planes.slice(4, 6)];
  return combined(pairs).map(([p, q, r]) => commonPoint(p, q, r));
}

/** Where three planes meet, by Cramer's rule; not finite where they are parallel. */
function commonPoint(p: Plane, q: Plane, r: Plane): Vector3 {
  const across = (a: Plane, b: Plane) => new Vector3().crossVectors(a.normal, b.normal);
  const qr = across(q, r);
  return qr
    .clone()
    .multiplyScalar(-p.constant)
    .addScaledVector(across(r, p), -q.constant)
    .addScaledVector(across(p, q), -r.constant)
    .divideScalar(p.normal.dot(qr));
}
