// One public call of the package, and what three.js has for the same.
import type { Count } from '../package/three.ts';

export interface Entry {
  /** As it is written: `core.project`, `world.set`, `batch.run`, `quaternion.slerp`. */
  readonly call: string;
  /** With what. */
  readonly with?: string;
  /** How many answers one call gives, such as the pairs of a batch: times are of one. */
  readonly answers?: number;
  readonly ours: Count;
  readonly three?: Count;
}

/** Calls one function with the numbers from `first` up to `end`, and counts what it answers. */
export const each =
  (call: (i: number) => number | boolean): Count =>
  (first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) n += Number(call(i));
    return n;
  };
