// The geometry of convex hulls, which many shapes may share.
import type { HullNumbers } from './hull-numbers.ts';
import { type GeometryOwner, kNoName } from './named-geometries.ts';

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
  readonly #owner: GeometryOwner;
  /** By which slots name it. */
  #name: number;

  /** @internal By core.createHull. */
  constructor(owner: GeometryOwner, name: number, numbers: HullNumbers) {
    this.#owner = owner;
    this.#name = name;
    this.dimension = numbers.dimension;
    this.corners = numbers.corners;
    this.sources = numbers.sources;
    this.edges = numbers.edges;
    this.faces = numbers.faces;
  }

  /** @internal The name of a geometry that this core has. */
  static nameOf(value: unknown, owner: GeometryOwner): number {
    const isGeometry = typeof value === 'object' && value !== null && #name in value;
    return isGeometry && value.#owner === owner ? value.#name : kNoName;
  }

  /** By which the numbers of slots and batches name it; 0: it was disposed of. */
  get name(): number {
    return this.#name;
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
