// Shapes from three.js's math classes: the same numbers, none of them rounded except the rotation
// of an OBB. Whether they make a valid shape is decided by the core, for an empty Box3 for example.
import {
  type Box3,
  type Line3,
  Matrix4,
  type Plane,
  type Quaternion,
  type Ray,
  type Sphere,
  type Triangle,
  type Vector3,
} from 'three';
import type { Capsule } from 'three/addons/math/Capsule.js';
import type { OBB } from 'three/addons/math/OBB.js';
import type {
  Aabb,
  Capsule as CapsuleShape,
  Obb,
  Plane as PlaneShape,
  Quat,
  Ray as RayShape,
  Segment,
  Sphere as SphereShape,
  Triangle as TriangleShape,
  Vec3,
} from '../scene/shape.ts';
import { InvalidObjectError } from './invalid-object-error.ts';
import { hasUnitColumns, rotationOf } from './rotation.ts';

export const fromVector3 = ({ x, y, z }: Vector3): Vec3 => [x, y, z];

export const fromQuaternion = ({ x, y, z, w }: Quaternion): Quat => [x, y, z, w];

/** `maxDistance` in meters, such as a raycaster's `far`: without it the ray has no end. */
export function fromRay({ origin, direction }: Ray, maxDistance?: number): RayShape {
  const endless: RayShape = {
    kind: 'ray',
    origin: fromVector3(origin),
    direction: fromVector3(direction),
  };
  return maxDistance === undefined ? endless : { ...endless, maxDistance };
}

export const fromLine3 = (line: Line3): Segment => ({
  kind: 'segment',
  start: fromVector3(line.start),
  end: fromVector3(line.end),
});

export const fromPlane = (plane: Plane): PlaneShape => ({
  kind: 'plane',
  normal: fromVector3(plane.normal),
  constant: plane.constant,
});

export const fromSphere = (sphere: Sphere): SphereShape => ({
  kind: 'sphere',
  center: fromVector3(sphere.center),
  radius: sphere.radius,
});

export const fromCapsule = (capsule: Capsule): CapsuleShape => ({
  kind: 'capsule',
  start: fromVector3(capsule.start),
  end: fromVector3(capsule.end),
  radius: capsule.radius,
});

export const fromBox3 = (box: Box3): Aabb => ({
  kind: 'aabb',
  min: fromVector3(box.min),
  max: fromVector3(box.max),
});

export const fromTriangle = (triangle: Triangle): TriangleShape => ({
  kind: 'triangle',
  a: fromVector3(triangle.a),
  b: fromVector3(triangle.b),
  c: fromVector3(triangle.c),
});

/**
 * Of three/addons/math/OBB.js. Its rotation matrix becomes a quaternion by three.js's own arithmetic,
 * with rounding: the box that is tested is exactly the one of the quaternion.
 * @throws InvalidObjectError when the matrix is no rotation to within 1e-6
 */
export function fromOBB(obb: OBB): Obb {
  const matrix = new Matrix4().setFromMatrix3(obb.rotation);
  const rotation = hasUnitColumns(matrix) ? rotationOf(matrix) : null;
  if (rotation === null) throw new InvalidObjectError(obb, 'notARotation');
  const center = fromVector3(obb.center);
  return { kind: 'obb', center, rotation, halfExtents: fromVector3(obb.halfSize) };
}
