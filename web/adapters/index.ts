/**
 * To and from the objects of three.js: its numbers become shapes, and answers become its objects.
 * Whether shapes meet is the core's to say; nothing is decided here.
 * @module collision-playground/three
 */

export {
  fromBox3,
  fromCapsule,
  fromLine3,
  fromOBB,
  fromPlane,
  fromQuaternion,
  fromRay,
  fromSphere,
  fromTriangle,
  fromVector3,
} from './from.ts';
export { InvalidObjectError, type ObjectReason } from './invalid-object-error.ts';
export { fromObject3D, type TriangleList } from './object.ts';
export {
  toBox3,
  toCapsule,
  toLine3,
  toOBB,
  toPlane,
  toQuaternion,
  toRay,
  toSphere,
  toTriangle,
  toVector3,
} from './to.ts';
