// Matrices from vectors, written in place: three's own makeBasis hands sixteen numbers to another
// function, and each of them may become an object on the heap in every frame.
import type { Matrix4, Vector3 } from 'three';

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
