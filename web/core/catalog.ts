// The core's description of itself: kinds and their fields, pairs and their candidates, codes and their
// names, the layout of records. The one source of all of these.
import type { Kind } from '../scene/shape.ts';
import type { AnyKind } from './posed.ts';

export interface CatalogField {
  readonly name: string;
  /** Its size in doubles. */
  readonly size: number;
}

export interface CatalogKind<K = Kind> {
  readonly name: K;
  readonly fields: readonly CatalogField[];
  /** Names of the faces, edges and corners that a ray can hit. */
  readonly features: readonly string[];
}

/** Explained in `cpp/answer/candidate.h`. */
export type CandidateType =
  | 'worldAxis'
  | 'faceA'
  | 'faceB'
  | 'edges'
  | 'inPlaneA'
  | 'inPlaneB'
  | 'inLine'
  | 'besideLine'
  | 'betweenPoints'
  | 'planeA'
  | 'planeB'
  | 'planes'
  | 'distance'
  | 'parameter'
  | 'slab'
  | 'barycentric'
  | 'borderB'
  | 'lineNormal'
  | 'rangeA'
  | 'rangeB'
  | 'lineBeside'
  | 'lineAlong';

export interface CatalogCandidate {
  /**
   * `{a}` and `{b}` stand for the names of the two shapes, as in `{a}.y×{b}.x`; `{line}` for the word
   * "line" in the reader's language.
   */
  readonly name: string;
  /** Code of its group, see `codes.stepGroup`. */
  readonly group: number;
  /** What it is computed from; `i` and `j` are indices of faces or edges. */
  readonly type: CandidateType;
  readonly i: number;
  readonly j: number;
}

/** What is known of two kinds, whatever the shapes are. */
export interface CatalogPairOf<K> {
  readonly a: K;
  readonly b: K;
  /** Of the two kinds, such as `aabbObb`. */
  readonly name: string;
  readonly method: string;
  /** The source file that decides its candidates, below `cpp/`. */
  readonly file: string;
}

export interface CatalogPair extends CatalogPairOf<Kind> {
  /** Number of candidates that are tested for shapes in general position. */
  readonly generalCount: number;
  readonly candidates: readonly CatalogCandidate[];
}

export interface Catalog {
  readonly version: number;
  /** Numbers up to 2 to this power are accepted. */
  readonly maxMagnitudeExponent: number;
  readonly kinds: readonly CatalogKind[];
  readonly pairs: readonly CatalogPair[];
  /** Of the whole core, kinds whose numbers name a geometry; their codes follow those of `kinds`. */
  readonly geometryKinds?: readonly CatalogKind<'hull' | 'mesh'>[];
  /** And their pairs, whose candidates depend on the shapes; their places follow those of `pairs`. */
  readonly geometryPairs?: readonly CatalogPairOf<AnyKind>[];
  readonly codes: {
    readonly outcome: readonly string[];
    /** Of the whole core. */
    readonly castOutcome?: readonly string[];
    readonly contactKind?: readonly string[];
    readonly intersectionKind?: readonly string[];
    readonly differenceFaceKind?: readonly string[];
    readonly textbookMethod?: readonly string[];
    readonly turningOutcome?: readonly string[];
    readonly decidedBy: readonly string[];
    readonly side: readonly string[];
    readonly facing: readonly string[];
    readonly stepStatus: readonly string[];
    readonly stepGroup: readonly string[];
    readonly stepUnit: readonly string[];
    readonly skipReason: readonly string[];
    readonly beyond: readonly string[];
    readonly reason: readonly string[];
  };
  readonly layout: {
    readonly slotStride: number;
    readonly verdict: readonly CatalogField[];
    readonly distance: readonly CatalogField[];
    /** Of the whole core. */
    readonly cast?: readonly CatalogField[];
    readonly manifold?: readonly CatalogField[];
    readonly contactPoint?: readonly CatalogField[];
    readonly intersection?: readonly CatalogField[];
    readonly intersectionPoint?: readonly CatalogField[];
    readonly intersectionFace?: readonly CatalogField[];
    readonly intersectionArc?: readonly CatalogField[];
    readonly difference?: readonly CatalogField[];
    readonly differencePoint?: readonly CatalogField[];
    readonly differenceFace?: readonly CatalogField[];
    readonly gjkWalk?: readonly CatalogField[];
    readonly gjkStep?: readonly CatalogField[];
    readonly epaWalk?: readonly CatalogField[];
    readonly epaStep?: readonly CatalogField[];
    readonly turningCast?: readonly CatalogField[];
    readonly projection: readonly CatalogField[];
    readonly separation: readonly CatalogField[];
    readonly step: readonly CatalogField[];
    /** A pair that meets, of \`evaluate\`: integers. */
    readonly meeting: readonly CatalogField[];
  };
  /** The calls, Euler orders and error reasons of `core.quaternion`, each by its code. */
  readonly quaternion: {
    readonly calls: readonly string[];
    readonly eulerOrders: readonly string[];
    readonly faults: readonly string[];
  };
}

/** All kinds by their codes. */
export const kindsOf = (catalog: Catalog): readonly CatalogKind<AnyKind>[] => [
  ...catalog.kinds,
  ...(catalog.geometryKinds ?? []),
];

/** The entry of two kinds, in either order. */
export const pairOfKinds = (catalog: Catalog, a: Kind, b: Kind): CatalogPair | undefined =>
  catalog.pairs.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a));

/** The same where one may be of a geometry. */
export const pairOfAnyKinds = (
  catalog: Catalog,
  a: AnyKind,
  b: AnyKind,
): CatalogPairOf<AnyKind> | undefined =>
  [...catalog.pairs, ...(catalog.geometryPairs ?? [])].find(
    (pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a),
  );
