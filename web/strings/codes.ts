// The core's codes once more. Strings know no other part of the house, so they can't import these
// values; the compiler holds each one against core/results.ts.
import type * as results from '../core/results.ts';

export const Outcome: typeof results.Outcome = {
  apart: 0,
  touching: 1,
  overlapping: 2,
  invalid: 3,
};
export const StepStatus: typeof results.StepStatus = {
  overlaps: 0,
  touches: 1,
  separates: 2,
  skipped: 3,
};
export const StepGroup: typeof results.StepGroup = {
  worldAxis: 0,
  faceA: 1,
  faceB: 2,
  edgeEdge: 3,
  flat: 4,
  plane: 5,
  slab: 6,
  range: 7,
  barycentric: 8,
  distance: 9,
};
export const StepUnit: typeof results.StepUnit = { metre: 0, parameter: 1, ratio: 2 };
export const Side: typeof results.Side = { none: -1, front: 0, back: 1, straddling: 2 };
export const Facing: typeof results.Facing = { none: -1, front: 0, back: 1 };
export const SkipReason: typeof results.SkipReason = {
  none: 0,
  parallel: 1,
  degenerate: 2,
  notNeeded: 3,
};
