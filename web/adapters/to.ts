// Shapes and vectors of results as objects of three.js, written into `target` where one is
// given, as in three.js's own getters.
import { Box3, Line3, Matrix4, Plane, Quaternion, Ray, Sphere, Triangle, Vector3 } from 'three';
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

export const toVector3 = ([x, y, z]: Vec3, target = new Vector3()): Vector3 => target.set(x, y, z);

/** Not normalized: rotations of three.js need a unit quaternion, see `target.normalize()`. */
export const toQuaternion = ([x, y, z, w]: Quat, target = new Quaternion()): Quaternion =>
  target.set(x, y, z, w);

/** A Ray of three.js is unbounded: `maxDistance` is dropped. */
export function toRay({ origin, direction }: RayShape, target = new Ray()): Ray {
  toVector3(origin, target.origin);
  toVector3(direction, target.direction);
  return target;
}

export function toLine3({ start, end }: Segment, target = new Line3()): Line3 {
  toVector3(start, target.start);
  toVector3(end, target.end);
  return target;
}

/** Not normalized: three.js's distances need a unit normal, see `target.normalize()`. */
export function toPlane({ normal, constant }: PlaneShape, target = new Plane()): Plane {
  toVector3(normal, target.normal);
  target.constant = constant;
  return target;
}

export function toSphere({ center, radius }: SphereShape, target = new Sphere()): Sphere {
  toVector3(center, target.center);
  target.radius = radius;
  return target;
}

export function toBox3({ min, max }: Aabb, target = new Box3()): Box3 {
  toVector3(min, target.min);
  toVector3(max, target.max);
  return target;
}

export function toTriangle({ a, b, c }: TriangleShape, target = new Triangle()): Triangle {
  toVector3(a, target.a);
  toVector3(b, target.b);
  toVector3(c, target.c);
  return target;
}

// Only the types of the two add-ons are imported: a caller with a target has loaded its class.

/** Into an OBB of three/addons/math/OBB.js. */
export function toOBB<Target extends OBB>({ center, rotation, halfExtents }: Obb, target: Target) {
  toVector3(center, target.center);
  toVector3(halfExtents, target.halfSize);
  const unit = toQuaternion(rotation).normalize();
  target.rotation.setFromMatrix4(new Matrix4().makeRotationFromQuaternion(unit));
  return target;
}

/** Into a Capsule of three/addons/math/Capsule.js. */
export function toCapsule<Target extends Capsule>(
  { start, end, radius }: CapsuleShape,
  target: Target,
) {
  toVector3(start, target.start);
  toVector3(end, target.end);
  target.radius = radius;
  return target;
}
