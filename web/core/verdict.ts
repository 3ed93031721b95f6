// The results of the public API: plain objects, null where a number has no meaning.
import type { Vec3 } from '../scene/shape.ts';

export type OutcomeName = 'apart' | 'touching' | 'overlapping';

/** Where a ray meets a shape. Their intersection is the part from t to tExit. */
export interface Hit {
  /**
   * Parameter along the direction as given: point = origin + t · direction. Infinity where it is
   * beyond the largest double, as of a direction of length 1e-310: `distance` and `point` are finite
   * and correct all the same, and several hits stay in their true order.
   */
  readonly t: number;
  /** null: the common part has no end. Infinity as of `t`; `exitPoint` is finite then. */
  readonly tExit: number | null;
  /** Parameter along the second, where both shapes are rays or segments; else null. */
  readonly tB: number | null;
  /** Meters from the origin: t · |direction|. */
  readonly distance: number;
  readonly point: Vec3;
  readonly exitPoint: Vec3 | null;
  /**
   * Unit normal of the surface, not turned toward the ray. null when the ray starts inside (unless
   * `solid: false` asks for the way out), and where there is none: of points and lines, of triangles
   * without area, of a radius of 0.
   */
  readonly normal: Vec3 | null;
  /**
   * The same where the ray leaves a box, sphere or capsule; for a flat shape the same as
   * `normal`. null where the ray or segment ends before it leaves (it would stay inside if it went
   * on), or never leaves. One that ends on the surface and would go on outside leaves there.
   */
  readonly exitNormal: Vec3 | null;
  readonly facing: 'front' | 'back' | null;
  /** Weight of corner b at `point`, of a triangle or parallelogram with area. */
  readonly u: number | null;
  /** Weight of corner c. */
  readonly v: number | null;
  /**
   * The face, edge or corner that is hit, such as `x-` or `ab`. Of a triangle or parallelogram
   * without area the corner, else the longest edge there. null when the ray starts inside.
   */
  readonly feature: string | null;
  /** The same where the ray leaves; null where `exitNormal` says so. */
  readonly exitFeature: string | null;
  /** The origin is in the shape's interior: t is 0 then, unless `solid: false` asks for the way out. */
  readonly startsInside: boolean;
  /** Of a mesh the number of the triangle that is hit. */
  readonly triangle?: number;
}

/** Position of a shape relative to a plane: meters, positive in front of it, each number to 2 ulp. */
export interface PlaneDistances {
  /**
   * Of the center: of a triangle the mean of its corners, of a segment or capsule the middle, of a
   * ray the origin.
   */
  readonly signedDistance: number;
  /** Half length of the shape's projection on the normal; null for a ray that is unbounded along it. */
  readonly projectedRadius: number | null;
  /** Signed distance of the point furthest behind the plane; −Infinity for an unbounded ray. */
  readonly min: number;
  /** Signed distance of the point furthest in front of the plane; Infinity for an unbounded ray. */
  readonly max: number;
}

/** What is known of a pair whatever its outcome is. */
interface VerdictFields {
  readonly decidedBy: 'filter' | 'exact';
  /** Where a plane is one of the two: on which side of it the other lies. */
  readonly side: 'front' | 'back' | 'straddling' | null;
  /** Where one of the two is a plane, and not both: how far from it the other lies. */
  readonly plane: PlaneDistances | null;
  /**
   * The corners of a and of b (of a sphere's or capsule's core) that reach furthest along the axis:
   * with `candidate` they define the exact axis. A box numbers its corners in binary, x + 2y +
   * 4z with 1 for the upper end; a triangle a, b, c; a parallelogram a, b, c and the one across from
   * a; a segment, ray or capsule start and end. A plane has none.
   */
  readonly cornersA: readonly number[];
  readonly cornersB: readonly number[];
  /**
   * Where a mesh is one of the two, the number of the triangle that all of this is about but the outcome, `side`
   * and `plane`: of those that meet with this outcome the first, of a ray or segment that hits the one that
   * it hits first, and where nothing meets the nearest. null of the other shape, of a mesh without any, and
   * where only the inside of a solid mesh is met: `contact` is a place there, and there is no axis and no depth.
   */
  readonly triangleA?: number | null;
  readonly triangleB?: number | null;
}

/** The verdict about two shapes that don't meet. */
export interface ApartVerdict extends VerdictFields {
  readonly outcome: 'apart';
  /**
   * Meters along `axis`, positive; Infinity where a double can't hold it (a plane of tiny normal and huge
   * constant lies further away than any double), and of a mesh without triangles, which has neither axis nor points.
   * The distance of two boxes may be larger.
   */
  readonly gap: number;
  /** Unit, from a to b. */
  readonly axis: Vec3;
  /**
   * The support points: those of a and b that face each other along the axis. (The nearest ones are
   * `pointA` and `pointB` of `distance`.)
   */
  readonly supportA: Vec3;
  readonly supportB: Vec3;
  /** Name of the candidate that separates them, such as `A.y×B.x`. */
  readonly candidate: string;
  readonly contact: null;
  readonly hit: null;
}

interface MeetingVerdict extends VerdictFields {
  /** Unit, from a to b; null where depth has no meaning. */
  readonly axis: Vec3 | null;
  /** The support points: those of a and b that face each other along the axis. */
  readonly supportA: Vec3 | null;
  readonly supportB: Vec3 | null;
  /** Name of the candidate that has the least depth. */
  readonly candidate: string | null;
  /**
   * A point of both, to 2⁻⁴⁰ of their size. With a ray or segment it is the hit's point, so that of two
   * of them it is the first one along a.
   */
  readonly contact: Vec3;
  /** Where a ray or segment is one of the two. */
  readonly hit: Hit | null;
}

/** The verdict about two shapes that have common points, but none inside of both. */
export interface TouchingVerdict extends MeetingVerdict {
  readonly outcome: 'touching';
  /** Meters along `axis`; null where depth has no meaning. */
  readonly gap: 0 | null;
}

/** The verdict about two shapes that overlap. */
export interface OverlappingVerdict extends MeetingVerdict {
  readonly outcome: 'overlapping';
  /** Meters along `axis`, negative: the depth; null where depth has no meaning. */
  readonly gap: number | null;
}

/** How two shapes meet, or what separates them: `outcome` says which of the three it is. */
export type Verdict = ApartVerdict | TouchingVerdict | OverlappingVerdict;

/** One line of the ledger: two intervals on a named line. */
export interface Step {
  readonly name: string;
  readonly group: string;
  readonly status: 'overlaps' | 'touches' | 'separates' | 'skipped';
  readonly skipReason: string | null;
  /**
   * Of the step that separates a ray or segment from a shape that its whole line meets: that the
   * curve ends too soon, or starts beyond the shape. null for all other steps.
   */
  readonly beyond: 'end' | 'start' | null;
  /** false: the test had already stopped, the step was computed only for display. */
  readonly reached: boolean;
  readonly decidedBy: 'filter' | 'exact';
  readonly unit: 'meter' | 'parameter' | 'ratio';
  /** Interval of the first and of the second shape; ±Infinity where it has no end. */
  readonly a: readonly [number, number] | null;
  readonly b: readonly [number, number] | null;
  readonly gap: number | null;
  /** Unit direction in space, where the line is one. */
  readonly axis: Vec3 | null;
  /** Line of the C++ file that decided. */
  readonly line: number;
}

/** A verdict with every step that led to it. */
export type Explanation = Verdict & {
  readonly method: string;
  /** C++ source, below `cpp/`. */
  readonly file: string;
  readonly steps: readonly Step[];
};
