// The shapes as plain objects: the one form they have in the API, in scene files and in links.
// Right-handed, y up, meters. A slot of the core's memory holds the same fields in the same order
// (see core/codec.ts, driven by the core's catalog). kinds/ has all else about each kind.
import type { Quat, Vec3 } from './vectors.ts';

export type { Quat, Vec3 };

/** One place in space. */
export interface Point {
  readonly kind: 'point';
  readonly position: Vec3;
}

/** The points start + t (end − start), t in [0, 1]. Equal ends make it a point. */
export interface Segment {
  readonly kind: 'segment';
  readonly start: Vec3;
  readonly end: Vec3;
}

/** All points origin + t · direction, t ≥ 0, no further than `maxDistance` meters (default: no end). */
export interface Ray {
  readonly kind: 'ray';
  readonly origin: Vec3;
  readonly direction: Vec3;
  readonly maxDistance?: number;
}

/** All points p with normal · p + constant = 0; the front is where that is positive. */
export interface Plane {
  readonly kind: 'plane';
  readonly normal: Vec3;
  readonly constant: number;
}

/** All points no further than `radius` from `center`. */
export interface Sphere {
  readonly kind: 'sphere';
  readonly center: Vec3;
  readonly radius: number;
}

/** All points no further than `radius` from the segment between `start` and `end`. */
export interface Capsule {
  readonly kind: 'capsule';
  readonly start: Vec3;
  readonly end: Vec3;
  readonly radius: number;
}

/** A box along the axes of the world, given by its least and greatest corner. */
export interface Aabb {
  readonly kind: 'aabb';
  readonly min: Vec3;
  readonly max: Vec3;
}

/** A box turned in any way. */
export interface Obb {
  readonly kind: 'obb';
  readonly center: Vec3;
  readonly rotation: Quat;
  readonly halfExtents: Vec3;
}

/** Counter-clockwise seen from the front. */
export interface Triangle {
  readonly kind: 'triangle';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
}

/** Three corners; the fourth is b + c − a. */
export interface Parallelogram {
  readonly kind: 'parallelogram';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly c: Vec3;
}

export type Shape =
  | Ray
  | Plane
  | Sphere
  | Aabb
  | Obb
  | Triangle
  | Parallelogram
  | Point
  | Segment
  | Capsule;
export type Kind = Shape['kind'];
export type ShapeOf<K extends Kind> = Extract<Shape, { kind: K }>;
