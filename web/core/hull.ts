// Convex hulls: the geometry, which many shapes may share, and the shape that stands somewhere.
import type { Kind, Quat, Shape, Vec3 } from '../scene/shape.ts';

/** The numbers of a geometry. A face lists its corners counter-clockwise as seen from outside. */
export interface HullNumbers {
  readonly dimension: 0 | 1 | 2 | 3;
  readonly corners: Float64Array;
  readonly sources: Int32Array;
  readonly edges: Int32Array;
  readonly faces: readonly Int32Array[];
}

/** The core that has it in its memory. */
export interface HullOwner {
  /** The geometry of this name is not needed any longer. */
  release(name: number): void;
}

/** The name of what is no geometry, or disposed of. */
export const kNoName = 0;

/**
 * The convex hull of points, by `core.createHull`. Nothing is rounded: its corners are points of the given
 * ones, and what is flat, straight or a single place is the polygon, segment or point that it is.
 */
export class HullGeometry implements HullNumbers {
  /** 3: a solid, 2: a polygon, 1: a segment, 0: a point. */
  readonly dimension: 0 | 1 | 2 | 3;
  /** x, y, z of one corner after the other, in the order of the points given. */
  readonly corners: Float64Array;
  /** Of each corner the point that it is; of equal ones the first. */
  readonly sources: Int32Array;
  /** Four numbers an edge: two corners, the lesser first, and the faces to its left and right; −1: none. */
  readonly edges: Int32Array;
  /** Of each face its corners in order; those of one plane are one face. */
  readonly faces: readonly Int32Array[];
  readonly #owner: HullOwner;
  /** By which slots name it. */
  #name: number;

  /** @internal By core.createHull. */
  constructor(owner: HullOwner, name: number, numbers: HullNumbers) {
    this.#owner = owner;
    this.#name = name;
    this.dimension = numbers.dimension;
    this.corners = numbers.corners;
    this.sources = numbers.sources;
    this.edges = numbers.edges;
    this.faces = numbers.faces;
  }

  /** @internal The name of a geometry that this core has. */
  static nameOf(value: unknown, owner: HullOwner): number {
    const isGeometry = typeof value === 'object' && value !== null && #name in value;
    return isGeometry && value.#owner === owner ? value.#name : kNoName;
  }

  /**
   * No shape can be made of it any longer. Shapes that are in worlds stay what they are; the core's memory of
   * it is freed when the last of them is gone.
   */
  dispose(): void {
    if (this.#name !== kNoName) this.#owner.release(this.#name);
    this.#name = kNoName;
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')](): void {
    this.dispose();
  }
}

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

/** What the whole core takes as a shape. */
export type AnyShape = Shape | Hull;
export type AnyKind = Kind | 'hull';
