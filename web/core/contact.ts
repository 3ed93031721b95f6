// What contacts are asked for and answer: the manifolds of shapes that meet.
import type { Vec3 } from '../scene/shape.ts';

export interface ContactOptions {
  /**
   * false, by default: the points are the corners of what the two features that reach furthest along the axis have
   * in common as seen along it, all as deep as the manifold.
   *
   * true, as solvers want it: where one of these is a face it is the reference face (of two that of the shape that comes
   * first in the table of pairs, of one kind that of a). Of the faces of the other shape that hold its feature the one
   * most against the axis (of equal ones the first) is clipped by the sides of the reference face. Points above the
   * reference face are left out; each other one has a depth of its own.
   */
  readonly incident?: boolean | undefined;
  /** At most four points: of more those that span the largest area, of equal ones the first. */
  readonly most?: 4 | undefined;
}

/** Which features face each other, in either order; `round` where one of the shapes has a radius. */
export type ContactKind =
  | 'face-face'
  | 'face-edge'
  | 'edge-edge'
  | 'corner-face'
  | 'corner-edge'
  | 'corner-corner'
  | 'round';

/** Two points that face each other along the axis. */
export interface ContactPoint {
  /** In the surface of a, meters. */
  readonly pointA: Vec3;
  readonly pointB: Vec3;
  /** From `pointB` to `pointA` along the axis, meters; 0 where they just touch. */
  readonly depth: number;
}

export interface Contact {
  readonly outcome: 'touching' | 'overlapping';
  /** null of two planes that cross. */
  readonly kind: ContactKind | null;
  /** Unit, from a to b: the way that b must go to come free. null of two planes that cross. */
  readonly axis: Vec3 | null;
  /** Meters that it must go, within 2 ulp; 0 where they just touch. */
  readonly depth: number | null;
  /**
   * The features that reach furthest along the axis: of a box `+x`, `+x−z` or `+x−y+z`, of a triangle or parallelogram
   * its corners such as `a`, `ab` or `abc`, of a segment or capsule `start`, `end` or `side`, of a hull or mesh triangle
   * `v3`, `e7` or `f2`. null: the shape as a whole, as of a sphere or plane.
   */
  readonly featureA: string | null;
  readonly featureB: string | null;
  /**
   * One point, the two ends of a line, or the corners of a polygon, counter-clockwise as seen from where the axis
   * points. Which there are is exact: none is missing, none is there twice. Coordinates are within 2 ulp, with 2⁻⁵⁰ of a
   * radius added. None of two planes.
   */
  readonly points: readonly ContactPoint[];
  /** Of a mesh the triangle that this is about; null of other shapes. */
  readonly triangleA: number | null;
  readonly triangleB: number | null;
}
