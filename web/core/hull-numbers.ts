// What a hull geometry is made of.

/** How many numbers of `edges` an edge takes: two corners, and the faces to its left and right. */
export const kEdgeNumbers = 4;

/** The numbers of a geometry. A face lists its corners counter-clockwise as seen from outside. */
export interface HullNumbers {
  readonly dimension: 0 | 1 | 2 | 3;
  readonly corners: Float64Array;
  readonly sources: Int32Array;
  readonly edges: Int32Array;
  readonly faces: readonly Int32Array[];
}
