// The part of a plane that is drawn: a square patch around its point nearest to the scene.
import { Matrix4, Vector3 } from 'three';
import type { Parallelogram, Plane } from '../../scene/shape.ts';
import { makePerpendicular, makeUnit, writeBasis } from '../engine/in-place.ts';
import type { SceneBounds } from '../engine/scene-bounds.ts';

/** Half the patch's side as a part of the scene bounds' radius. */
const kPatchPart = 0.85;

const normal = new Vector3();
const center = new Vector3();
const sideX = new Vector3();
const sideY = new Vector3();

/** The patch as a frame in which its corners are (±1, ±1, 0) and its front is z. */
export function placePatch(plane: Plane, bounds: SceneBounds, into: Matrix4): Matrix4 {
  makeUnit(normal.fromArray(plane.normal));
  writeNearestPoint(plane, bounds.focus, center);
  // A side along the world's x or z, so that the patch does not seem to spin as the plane tilts.
  if (Math.abs(normal.x) < 0.8) sideX.set(1, 0, 0);
  else sideX.set(0, 0, 1);
  makePerpendicular(sideX, normal);
  sideY.crossVectors(normal, sideX);
  const half = kPatchPart * bounds.radius;
  sideX.multiplyScalar(half);
  sideY.multiplyScalar(half);
  return writeBasis(into, sideX, sideY, normal, center);
}

/** The point of a plane that is nearest to another. */
function writeNearestPoint({ normal: n, constant }: Plane, to: Vector3, into: Vector3): void {
  const height = n[0] * to.x + n[1] * to.y + n[2] * to.z + constant;
  const part = height / (n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  into.x = to.x - part * n[0];
  into.y = to.y - part * n[1];
  into.z = to.z - part * n[2];
}

/** The corners of the patch, one after the other. */
export function patchCorners(
  plane: Plane,
  bounds: SceneBounds,
): [Vector3, Vector3, Vector3, Vector3] {
  const patch = placePatch(plane, bounds, new Matrix4());
  const corner = (x: number, y: number) => new Vector3(x, y, 0).applyMatrix4(patch);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The corners of the patch, or none where it is far from everything else. */
export function nearPatchCorners(plane: Plane, bounds: SceneBounds): readonly Vector3[] {
  const corners = patchCorners(plane, bounds);
  const [a, , c] = corners;
  return bounds.isNear(a.clone().lerp(c, 0.5)) ? corners : [];
}

/** The patch as a shape of its own. */
export function patchShape(plane: Plane, bounds: SceneBounds): Parallelogram {
  const [a, b, , c] = patchCorners(plane, bounds);
  return { kind: 'parallelogram', a: a.toArray(), b: b.toArray(), c: c.toArray() };
}
