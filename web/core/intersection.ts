// What two shapes have in common, as core.intersection answers it.
import type { Vec3 } from '../scene/shape.ts';

/**
 * `box`: a polyhedron of two AABBs. `disk`: of a plane and a sphere. `oval`: of a plane and a capsule. `circle`: in which
 * two spheres cross, the rim of the lens that they have in common. `sphere`: of two the one that lies in the other.
 */
export type IntersectionKind =
  | 'point'
  | 'segment'
  | 'ray'
  | 'line'
  | 'plane'
  | 'polygon'
  | 'polyhedron'
  | 'box'
  | 'disk'
  | 'oval'
  | 'circle'
  | 'sphere';

/** A corner of it. */
export interface IntersectionPoint {
  /** Meters, within 2 ulp. */
  readonly point: Vec3;
  /**
   * The least corner, edge or face of each shape that holds it, such as `+x−z`, `ab` or `f2` (see `Contact`). null: the
   * inside of a solid, a plane, a round surface.
   */
  readonly featureA: string | null;
  readonly featureB: string | null;
}

export interface IntersectionFace {
  /** Places in `points`, counter-clockwise as seen from outside. */
  readonly points: readonly number[];
  /** Unit, out of the polyhedron. */
  readonly normal: Vec3;
  /** The face of a and of b that it is part of; null: of none of that shape. */
  readonly featureA: string | null;
  readonly featureB: string | null;
}

/**
 * A conic as a rational Bézier curve: at s from 0 to 1 the mean of `from`, `control` and `to` with the weights (1 − s)²,
 * 2 s (1 − s) `weight` and s².
 */
export interface IntersectionArc {
  readonly from: Vec3;
  readonly control: Vec3;
  readonly to: Vec3;
  /** 1 of a straight line. */
  readonly weight: number;
}

/** What has no meaning is null or empty. */
export interface Intersection {
  readonly outcome: 'touching' | 'overlapping';
  /** Exact, as the number of points is. */
  readonly kind: IntersectionKind;
  /**
   * One point, the ends of a segment, the start of a ray, the corners of a polygon counter-clockwise as seen from where
   * `normal` points, or those of a polyhedron. None is missing, none is there twice.
   */
  readonly points: readonly IntersectionPoint[];
  /** Of a polyhedron or box: those in planes of a, then those of b alone. */
  readonly faces: readonly IntersectionFace[];
  /** The border of an oval, counter-clockwise as seen from where `normal` points; within 2⁻³⁰ of its size. */
  readonly arcs: readonly IntersectionArc[];
  /** Unit: of a polygon, disk, oval, circle or plane; where a line or ray goes. */
  readonly normal: Vec3 | null;
  /** Of a disk, circle or sphere; of a line or plane its point nearest to the origin. */
  readonly center: Vec3 | null;
  readonly radius: number | null;
  /** Of a segment, meters. */
  readonly length: number | null;
  /** Of a polygon, disk, or the surface of a polyhedron, square meters. */
  readonly area: number | null;
  /** Of a polyhedron, sphere, or the lens that a circle is the rim of, cubic meters. */
  readonly volume: number | null;
  /** Of a box its least and greatest corner. */
  readonly min: Vec3 | null;
  readonly max: Vec3 | null;
  /** Of a mesh the triangle that this is part of; null of other shapes. */
  readonly triangleA: number | null;
  readonly triangleB: number | null;
}

export interface SectionLine {
  readonly points: readonly Vec3[];
  /** The triangle that each step from one point to the next lies in; of an edge in the plane the first that has it. */
  readonly triangles: readonly number[];
  /** Whether the last step leads back to the first point. */
  readonly closed: boolean;
}

/** Where a plane cuts the surface of a mesh. */
export interface Section {
  /** Those of a closed surface that crosses the plane are closed. A corner that just touches it is a line of one point. */
  readonly lines: readonly SectionLine[];
  /** The triangles that lie in the plane; their borders are among the lines where others end there. */
  readonly triangles: readonly number[];
}
