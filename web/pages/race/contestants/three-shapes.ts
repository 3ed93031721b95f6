// Shapes as objects of three.js.
import { Box3, Matrix3, Matrix4, Quaternion, Ray, Triangle, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';

type Numbers = Float64Array;

export const vectorOf = (record: Numbers, at = 0) => new Vector3().fromArray(record, at);
export const rayOf = (record: Numbers) => new Ray(vectorOf(record), vectorOf(record, 3));
export const boxOf = (record: Numbers) => new Box3(vectorOf(record), vectorOf(record, 3));
export const triangleOf = (record: Numbers) =>
  new Triangle(vectorOf(record), vectorOf(record, 3), vectorOf(record, 6));

/** The matrix of a box's rotation and center. */
export const poseOf = (record: Numbers) =>
  new Matrix4()
    .makeRotationFromQuaternion(new Quaternion().fromArray(record, 3))
    .setPosition(vectorOf(record));

export const obbOf = (record: Numbers) =>
  new OBB(vectorOf(record), vectorOf(record, 7), new Matrix3().setFromMatrix4(poseOf(record)));
