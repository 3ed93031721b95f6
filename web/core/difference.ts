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

/** A simplex that GJK takes. */
export interface GjkStep {
  /** One to four corners of the difference, the newest first. */
  readonly simplex: readonly DifferencePoint[];
  /** Its point nearest to the origin. */
  readonly nearest: Vec3;
  /** Of that from the origin, meters; 0 where the simplex holds the origin. */
  readonly distance: number;
}

/** The walk of GJK in exact numbers: it ends at the distance of the cores, 0 where they meet. */
export interface GjkWalk {
  readonly outcome: OutcomeName;
  /** Each nearer than the one before. */
  readonly steps: readonly GjkStep[];
  /** The radii of both, meters: the steps are about the cores. */
  readonly radius: number;
}

export interface EpaStep {
  /** The triangles of the polytope, by places in `points`, counter-clockwise as seen from outside. */
  readonly faces: readonly (readonly [number, number, number])[];
  /** The place in `faces` of the one nearest to the origin. */
  readonly nearest: number;
  /** Unit, of that face, out of the polytope. */
  readonly normal: Vec3;
  /** Of its plane from the origin, meters. */
  readonly distance: number;
  /** The place in `points` of the corner that is added next; null: none reaches further. */
  readonly support: number | null;
}

/**
 * The expanding polytope algorithm as textbooks have it, in doubles and with a tolerance of 10⁻¹⁰ m: what it answers is not
 * proven.
 */
export interface EpaWalk {
  /** The exact one. */
  readonly outcome: OutcomeName;
  readonly points: readonly DifferencePoint[];
  /** None where the cores don't overlap, or nearly don't. */
  readonly steps: readonly EpaStep[];
  /** The depth of the cores that it answers, meters; null without steps. */
  readonly depth: number | null;
  /** Unit, from a to b; null without steps. */
  readonly axis: Vec3 | null;
  readonly radius: number;
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
