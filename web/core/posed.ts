// Shapes that have a geometry, which many may share, and stand somewhere: what the whole core takes beside shapes
// that are their numbers.
import type { Kind, Quat, Ray, Shape, Vec3 } from '../scene/shape.ts';
import type { HullGeometry } from './hull.ts';
import type { MeshWalk, WalkOptions } from './mesh-walk.ts';

/**
 * A convex hull that stands somewhere: its geometry turned by the quaternion `rotation`, of any length but
 * zero, about the geometry's origin, which lies at `position`.
 */
export interface Hull {
  readonly kind: 'hull';
  readonly geometry: HullGeometry;
  readonly position: Vec3;
  readonly rotation: Quat;
}

/** A mesh of `core.createMesh` or `core.loadMesh`. */
export interface MeshGeometry {
  readonly triangleCount: number;
  readonly vertexCount: number;
  readonly solid: boolean;
  levels(): number[];
  boxesAt(level: number): Float64Array;
  walk(ray: Ray, options?: WalkOptions): MeshWalk;
  dispose(): void;
}

/**
 * A mesh that stands somewhere, as a hull does. It is its surface: the triangles, which may be open, or pass
 * through each other; and of a solid geometry what is inside. It overlaps a shape where one of its triangles does, or
 * where the shape reaches into a solid one, else it touches where one does.
 */
export interface PosedMesh {
  readonly kind: 'mesh';
  readonly geometry: MeshGeometry;
  readonly position: Vec3;
  readonly rotation: Quat;
}

/** What the whole core takes as a shape. */
export type AnyShape = Shape | Hull | PosedMesh;
export type AnyKind = Kind | 'hull' | 'mesh';
