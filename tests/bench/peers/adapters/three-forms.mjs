// The objects of three.js, written from numbers.
import { Box3, Matrix4, Quaternion, Ray, Triangle, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';

const rotation = new Quaternion();
const matrix = new Matrix4();

/** From a center, a quaternion of any length, and half extents. */
export const obbForm = {
  make: () => new OBB(),
  write(obb, numbers, at) {
    obb.center.fromArray(numbers, at);
    rotation.fromArray(numbers, at + 3).normalize();
    obb.rotation.setFromMatrix4(matrix.makeRotationFromQuaternion(rotation));
    obb.halfSize.fromArray(numbers, at + 7);
  },
};

/** Its methods want a direction of length 1. */
export const rayForm = {
  make: () => new Ray(),
  write(ray, numbers, at) {
    ray.origin.fromArray(numbers, at);
    ray.direction.fromArray(numbers, at + 3).normalize();
  },
};

export const boxForm = {
  make: () => new Box3(),
  write(box, numbers, at) {
    box.min.fromArray(numbers, at);
    box.max.fromArray(numbers, at + 3);
  },
};

/** `Type`: three.js's triangle or a class of it that caches. */
export const triangleForm = (Type = Triangle) => ({
  make: () => new Type(new Vector3(), new Vector3(), new Vector3()),
  write(triangle, numbers, at) {
    triangle.a.fromArray(numbers, at);
    triangle.b.fromArray(numbers, at + 3);
    triangle.c.fromArray(numbers, at + 6);
  },
});
