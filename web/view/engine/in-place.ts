// Vector arithmetic without allocation, for drawings that change in every frame of a drag. A number that a
// function takes or returns, as those of three.js do, may become an object on the heap each time; these
// functions read and write reused objects.
import type { Matrix4, Quaternion, Vector3 } from 'three';

/** A number passed by reference. */
export class Scalar {
  // Initialized, so that the JavaScript engine stores it as a double field and overwrites it in place.
  value = 0;
}

/** Replaces the number by its smoothstep from 0 to 1. */
export function smoothen(scalar: Scalar): void {
  const x = Math.min(Math.max(scalar.value, 0), 1);
  scalar.value = x * x * (3 - 2 * x);
}

/** into = from + by · along */
export function writeAlong(into: Vector3, from: Vector3, along: Vector3, by: Scalar): Vector3 {
  const s = by.value;
  into.x = from.x + s * along.x;
  into.y = from.y + s * along.y;
  into.z = from.z + s * along.z;
  return into;
}

export function isZero({ x, y, z }: Vector3): boolean {
  return x === 0 && y === 0 && z === 0;
}

/** Whether two directions are less than a quarter turn apart. */
export function isAcute(a: Vector3, b: Vector3): boolean {
  return a.x * b.x + a.y * b.y + a.z * b.z > 0;
}

/** The frame with these axes at this origin. */
export function writeBasis(
  into: Matrix4,
  x: Vector3,
  y: Vector3,
  z: Vector3,
  origin: Vector3,
): Matrix4 {
  const e = into.elements;
  e[0] = x.x;
  e[1] = x.y;
  e[2] = x.z;
  e[3] = 0;
  e[4] = y.x;
  e[5] = y.y;
  e[6] = y.z;
  e[7] = 0;
  e[8] = z.x;
  e[9] = z.y;
  e[10] = z.z;
  e[11] = 0;
  e[12] = origin.x;
  e[13] = origin.y;
  e[14] = origin.z;
  e[15] = 1;
  return into;
}

export function makeUnit(vector: Vector3): Vector3 {
  const { x, y, z } = vector;
  const size = Math.sqrt(x * x + y * y + z * z);
  vector.x = x / size;
  vector.y = y / size;
  vector.z = z / size;
  return vector;
}

export function makeUnitQuaternion(q: Quaternion): Quaternion {
  const size = Math.sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
  return q.set(q.x / size, q.y / size, q.z / size, q.w / size);
}

/** Keeps the part of a vector that is perpendicular to an axis of any length, as a unit vector. */
export function makePerpendicular(vector: Vector3, axis: Vector3): Vector3 {
  const square = axis.x * axis.x + axis.y * axis.y + axis.z * axis.z;
  const part = (vector.x * axis.x + vector.y * axis.y + vector.z * axis.z) / square;
  vector.x -= part * axis.x;
  vector.y -= part * axis.y;
  vector.z -= part * axis.z;
  return makeUnit(vector);
}
