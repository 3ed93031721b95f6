// A model as it was read from a file: triangle lists in the coordinates of the file.

/** One mesh of the file. */
export interface ModelPart {
  /** As the file names it; may be empty. */
  readonly name: string;
  /** x, y, z of one corner after the other, each place once, in the coordinates of the file as a whole. */
  readonly positions: Float64Array;
  /** Three corners a triangle, counter-clockwise from the front. */
  readonly index: Int32Array;
}

export interface Model {
  /** Of the file, without its ending. */
  readonly name: string;
  /** One at least; each has a triangle. */
  readonly parts: readonly ModelPart[];
}
