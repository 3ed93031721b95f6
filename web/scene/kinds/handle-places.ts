// The places of handles in a buffer, without allocating.
import type { Vec3 } from '../vectors.ts';

export function writePoint(out: Float64Array, i: number, point: Vec3): void {
  out[3 * i] = point[0];
  out[3 * i + 1] = point[1];
  out[3 * i + 2] = point[2];
}
