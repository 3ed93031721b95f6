/**
 * Conversion from and to objects of three.js.
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
export { fromFrustum } from './frustum.ts';
export { fromBufferGeometry, fromConvexGeometry, type HullPlacement } from './geometry.ts';
export { type HitBox, type HitBoxOptions, hitBoxes } from './hit-boxes.ts';
export { InvalidObjectError, type ObjectReason } from './invalid-object-error.ts';
export { fromObject3D, type TriangleList } from './object.ts';
export { acceleratedRaycast, type RaycastMethod } from './raycast.ts';
export { type SkinWeights, skinWeights } from './skin-weights.ts';
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
