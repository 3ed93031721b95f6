// The core's results, in the two forms that the page uses: records that a frame refreshes in place
// (no allocation), and the plain objects of the public API (see api.ts).
export * from '../codes.ts';

/** A number that has no meaning in a case is NaN in a record and null in the API. */
export interface StepRecord {
  /** Index into the pair's candidates in the catalog: gives the name. */
  candidate: number;
  group: number;
  status: number;
  skipReason: number;
  /** Of the step that separates a ray or segment: beyond which of its ends its line meets the other shape. */
  beyond: number;
  /** false: the test had already stopped; recorded only for display. */
  reached: boolean;
  decidedBy: number;
  unit: number;
  /** Line of the pair's C++ file that decided it. */
  line: number;
  /** Interval of the first shape on the named line, then of the second. May be infinite. */
  aMin: number;
  aMax: number;
  bMin: number;
  bMax: number;
  /** Signed: positive apart, negative overlap. */
  gap: number;
  /** Unit direction in space, NaN where the line is no direction in space. */
  readonly axis: Float64Array;
  /** Four points, xyz each: the support points behind aMin, aMax, bMin, bMax. NaN where there is none. */
  readonly points: Float64Array;
}

export interface HitRecord {
  t: number;
  tExit: number;
  /** Parameter along the second shape, where both are rays or segments. */
  tB: number;
  distance: number;
  u: number;
  v: number;
  /** Feature code of the shape that was hit, −1: none. */
  feature: number;
  /** The same at the exit. */
  exitFeature: number;
  facing: number;
  startsInside: boolean;
  readonly point: Float64Array;
  readonly exitPoint: Float64Array;
  readonly normal: Float64Array;
  readonly exitNormal: Float64Array;
}

/** Signed distances of a shape from a plane, all NaN where not just one of the two is a plane. */
export interface PlaneRecord {
  signedDistance: number;
  projectedRadius: number;
  min: number;
  max: number;
}

export interface VerdictRecord {
  outcome: number;
  decidedBy: number;
  side: number;
  /** The witness: the step whose `candidate` this is, not an index into the steps. −1: none. */
  candidate: number;
  /** true: the caller's order is the reverse of the pair table's. Records are already in the caller's order. */
  swapped: boolean;
  gap: number;
  hasHit: boolean;
  readonly hit: HitRecord;
  /** Of a mesh, the number of the triangle that the verdict is about; −1: of none. */
  triangleA: number;
  triangleB: number;
  readonly axis: Float64Array;
  readonly supportA: Float64Array;
  readonly supportB: Float64Array;
  /** Sets of corners that face each other, bit i for corner i. */
  cornersA: number;
  cornersB: number;
  /** A point of both, where they meet. */
  readonly contact: Float64Array;
  readonly plane: PlaneRecord;
}

/** The nearest points of the pair, as `core.distance` answers. */
export interface NearestRecord {
  /** Meters between the nearest points; 0 where the shapes meet. */
  distance: number;
  /** Meters: the penetration depth of overlapping shapes; NaN where there is none. */
  depth: number;
  /** Unit, from the first shape to the second; NaN where there is none. */
  readonly axis: Float64Array;
  readonly pointA: Float64Array;
  readonly pointB: Float64Array;
  /** Meters: the least translation of the second shape that ends the overlap; NaN where there is none. */
  readonly translation: Float64Array;
  /** Sets of the corners of the features on which the nearest points lie, bit i for corner i; 0: none. */
  cornersA: number;
  cornersB: number;
}

/** The selected pair, explained. */
export interface Ledger {
  /** Index of the pair in the catalog. */
  pair: number;
  slotA: number;
  slotB: number;
  readonly verdict: VerdictRecord;
  readonly nearest: NearestRecord;
  /** How many of `steps` are in use. */
  count: number;
  /** false: there are so many candidates that only the verdict was asked for. */
  isListed: boolean;
  readonly steps: readonly StepRecord[];
  /** Of the candidates of the steps in use, or of the verdict's alone; null: the catalog has all of them. */
  names: readonly string[] | null;
}

/** A pair that meets, found by evaluate(). */
export interface MeetingRecord {
  a: number;
  b: number;
  /** Index of the pair in the catalog. */
  pair: number;
  outcome: number;
  hasHit: boolean;
  readonly hit: HitRecord;
}

/** Everything one frame shows. The same object every frame, its contents refreshed. */
export interface FrameResults {
  /** Number of shapes (slots) in use. */
  shapeCount: number;
  /** Per slot: 0 meets nothing, else the strongest outcome it takes part in (Outcome.touching or .overlapping). */
  readonly meets: Uint8Array;
  /** Of the pairs tested so far. */
  meetingCount: number;
  readonly meetings: readonly MeetingRecord[];
  /** null: no pair is selected. */
  ledger: Ledger | null;
  /**
   * What the pair's ray or segment hits of the scene, nearest first by the core's exact order: `a` is its
   * slot, `b` that of the other shape. Of two of them it is the first of the pair.
   */
  readonly hits: readonly MeetingRecord[];
  /** How many of `hits` are in use; none before all shapes are tested. */
  hitCount: number;
  /** Nothing is left to do: all pairs are tested, and what the ray hits is found. */
  isComplete: boolean;
  /** That is not so, and has not been for as long as a viewer notices. */
  isLate: boolean;
  /** Then: all pairs of the scene, and those of them that are not tested yet. */
  pairCount: number;
  pairsLeft: number;
}
