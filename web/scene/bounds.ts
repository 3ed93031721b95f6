import type { Vec3 } from './vectors.ts';

/** A box aligned with the world axes. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}
