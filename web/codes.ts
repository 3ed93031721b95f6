// The codes of the core's answers, for every part of the page. Their names stand in the core's catalog, which
// a test holds them against (tests/core/catalog.test.ts).

export const Outcome = { apart: 0, touching: 1, overlapping: 2, invalid: 3 } as const;
export const StepStatus = { overlaps: 0, touches: 1, separates: 2, skipped: 3 } as const;
export const StepGroup = {
  worldAxis: 0, // x, y, z of the world: AABB against AABB
  faceA: 1,
  faceB: 2,
  edgeEdge: 3,
  flat: 4, // extra candidates that only flat or straight shapes need
  plane: 5, // projections on the normal of a plane
  slab: 6, // a ray's parameter interval between two parallel faces
  range: 7, // a ray's parameter against the range it may have
  barycentric: 8, // u, v, w against what is inside
  distance: 9, // a distance against radii
} as const;
export const StepUnit = { meter: 0, parameter: 1, ratio: 2, time: 3 } as const;
export const DecidedBy = { filter: 0, exact: 1 } as const;
export const Side = { none: -1, front: 0, back: 1, straddling: 2 } as const;
export const Facing = { none: -1, front: 0, back: 1 } as const;
/** Why a candidate was skipped. */
export const SkipReason = { none: 0, parallel: 1, degenerate: 2, notNeeded: 3 } as const;
/** Of a ray or segment that misses: beyond which of its ends its line meets the other shape. */
export const Beyond = { none: 0, end: 1, start: 2 } as const;
