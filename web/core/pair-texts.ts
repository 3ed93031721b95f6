// Names that depend on the shapes, of pairs with a hull or mesh.
import type { Ledger } from './results.ts';

/** The corners, by their indices, that a certificate names: one corner, an edge or a face. */
export type CornersOf = (certificate: number) => number[];

/** The triangles that a verdict is about; null, or −1 in its record: none. */
export interface TrianglesOf {
  readonly triangleA: number | null;
  readonly triangleB: number | null;
}

/** What the catalog has for pairs of the ten kinds, for a pair with a hull or mesh. */
export interface PairTexts {
  candidateName(candidate: number, of: TrianglesOf): string;
  /** Of each step of the slots' last trace. */
  stepNames(of: TrianglesOf): readonly string[];
  /** As Ledger.names has them. */
  namesOf(ledger: Ledger): readonly string[];
  /** The corners that a certificate names, of each that is a hull or mesh. */
  readonly cornersOfA: CornersOf | undefined;
  readonly cornersOfB: CornersOf | undefined;
  /** Whether the verdict is about triangles of a mesh. */
  readonly hasMesh: boolean;
}
