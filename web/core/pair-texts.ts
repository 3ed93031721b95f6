// Names that depend on the shapes, of pairs with a hull or mesh.

export type CornersOf = (certificate: number) => number[];

export interface PairTexts {
  candidateName(candidate: number): string;
  candidateNames(): readonly string[];
  /** The corners that a certificate names, of each that is a hull or mesh. */
  readonly cornersOfA: CornersOf | undefined;
  readonly cornersOfB: CornersOf | undefined;
  /** Whether the verdict is about triangles of a mesh. */
  readonly hasMesh: boolean;
}
