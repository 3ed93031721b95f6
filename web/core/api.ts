// The public API of all entries of the package; each entry adds how it loads the core.
export type * from '../scene/shape.ts';
export type { Projection, Separation } from './along.ts';
export { Batch } from './batch.ts';
export type { BatchCastOptions, BatchCasts } from './batch-casts.ts';
export type { BatchOptions } from './batch-options.ts';
export type { EvaluateOptions } from './budget.ts';
export type {
  Cast,
  CastOutcome,
  CastRow,
  ExplainedCast,
  Motion,
  SweepOptions,
  SweptPairs,
  WorldCast,
  WorldCastOptions,
} from './cast.ts';
export type {
  CandidateType,
  Catalog,
  CatalogCandidate,
  CatalogField,
  CatalogKind,
  CatalogPair,
  CatalogPairOf,
} from './catalog.ts';
export type { Columns } from './columns.ts';
export type { Contact, ContactKind, ContactOptions, ContactPoint } from './contact.ts';
export type { AlongOptions, ContactAlong } from './contact-along.ts';
export type { Container } from './contains.ts';
export { Core } from './core.ts';
export type {
  Difference,
  DifferenceFace,
  DifferenceFaceKind,
  DifferencePoint,
  EpaStep,
  EpaWalk,
  GjkStep,
  GjkWalk,
} from './difference.ts';
export type { Distance } from './distance.ts';
export {
  type AdapterReason,
  type ArgumentReason,
  BatchError,
  type BatchReason,
  type CallReason,
  CollisionError,
  type ContactReason,
  CoreLoadError,
  type IntersectionReason,
  InvalidArgumentError,
  type InvalidReason,
  InvalidShapeError,
  MeshError,
  type MeshReason,
  type MotionReason,
  OutOfMemoryError,
  type TextbookReason,
  type TransformReason,
  WorldError,
  type WorldReason,
} from './errors.ts';
export type { Timings, WorldEvaluateOptions } from './evaluation.ts';
export type { Figure } from './figure.ts';
export type { HitOptions } from './hit-options.ts';
export { HullGeometry } from './hull.ts';
export type { HullNumbers } from './hull-numbers.ts';
export type { InteractionOptions } from './interaction.ts';
export type {
  Intersection,
  IntersectionArc,
  IntersectionFace,
  IntersectionKind,
  IntersectionPoint,
  Section,
  SectionLine,
} from './intersection.ts';
export type { LoadOptions } from './load.ts';
export type { MeshOptions } from './make-mesh.ts';
export type { ManyShapes, QueriesAnswer, RaycastsAnswer } from './many-questions.ts';
export type { MeetingTriangles } from './meeting-triangles.ts';
export { Mesh } from './mesh.ts';
export type { MeshHit } from './mesh-hits.ts';
export type { MeshBounds, MeshPoint } from './mesh-point.ts';
export type {
  BoxVisit,
  MeshWalk,
  TriangleVisit,
  VisitedTriangle,
  WalkOptions,
  WalkStep,
} from './mesh-walk.ts';
export type { CornersOf, PairTexts, TrianglesOf } from './pair-texts.ts';
export type { AnyKind, AnyShape, Hull, MeshGeometry, PosedMesh } from './posed.ts';
export type { AxisAngle, EulerOrder, Quaternions } from './quaternion.ts';
export type { RayHit } from './queries.ts';
export type { NearestShape, QueriesOptions, RaycastOptions } from './questions.ts';
export * from './results.ts';
export type { TextbookAnswer, TextbookMethod, TextbookStep } from './textbook.ts';
export type { TransformLayout, TransformOptions } from './transforms.ts';
export type { MeshIndex, MeshPositions } from './triangle-list.ts';
export type {
  StraightMotion,
  TurningCast,
  TurningMotion,
  TurningOutcome,
} from './turning.ts';
export type {
  ApartVerdict,
  Explanation,
  Hit,
  OutcomeName,
  OverlappingVerdict,
  PlaneDistances,
  Step,
  TouchingVerdict,
  Verdict,
} from './verdict.ts';
export { World } from './world.ts';
export type { WorldOptions } from './world-options.ts';
