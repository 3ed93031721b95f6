// The Minkowski difference of two shapes, as core.difference answers it.
import type { Vec3 } from '../scene/shape.ts';
import type { OutcomeName } from './verdict.ts';

/** A corner of it, point of a − point of b. */
export interface DifferencePoint {
  /** Meters, within 2 ulp. */
  readonly point: Vec3;
  /** The corners that it comes from, such as `+x−y+z` or `ab` (see `Contact`). null: the shape as a whole. */
  readonly featureA: string | null;
  readonly featureB: string | null;
}

/** `both`: of two faces that are parallel, or a face of one and an edge of the other along it. */
export type DifferenceFaceKind = 'face-a' | 'face-b' | 'edges' | 'both';

export interface DifferenceFace {
  /** What reaches furthest along its normal: a face of one and a corner of the other, or an edge of each. */
  readonly kind: DifferenceFaceKind;
  /** Places in `points`, counter-clockwise as seen from outside. */
  readonly points: readonly number[];
  /** Unit, out of it. */
  readonly normal: Vec3;
  /** Meters from the origin to its plane along the normal: negative where the origin is in front of it. */
  readonly distance: number;
  readonly featureA: string | null;
  readonly featureB: string | null;
  /** Its row in the ledger of `explain`; null where the two are not tested by this axis. */
  readonly candidate: number | null;
}

/** All a − b of two shapes, which meet where the origin is no further from it than `radius`. */
export interface Difference {
  readonly outcome: OutcomeName;
  /** 3: a solid, 2: a polygon, 1: a segment, 0: a point. */
  readonly dimension: 0 | 1 | 2 | 3;
  readonly points: readonly DifferencePoint[];
  /** Of a solid all: those of faces of a, then of b, then of edges. Of a polygon the polygon. */
  readonly faces: readonly DifferenceFace[];
  /** The radii of both, meters: the difference of spheres and capsules is that of their cores with this around it. */
  readonly radius: number;
}
