// The shapes as plain objects: the one form they have in the API, in scene files and in links.
// Right-handed, y up, metres. A slot of the core's memory holds the same fields in the same order
// (see core/codec.ts, driven by the core's catalog). What is known of each kind is in kinds/.
import type { Aabb } from './kinds/aabb.ts';
import type { Capsule } from './kinds/capsule.ts';
import type { Obb } from './kinds/obb.ts';
import type { Parallelogram } from './kinds/parallelogram.ts';
import type { Plane } from './kinds/plane.ts';
import type { Point } from './kinds/point.ts';
import type { Ray } from './kinds/ray.ts';
import type { Segment } from './kinds/segment.ts';
import type { Sphere } from './kinds/sphere.ts';
import type { Triangle } from './kinds/triangle.ts';

export type { Quat, Vec3 } from './vectors.ts';
export type { Aabb, Capsule, Obb, Parallelogram, Plane, Point, Ray, Segment, Sphere, Triangle };

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
