// What stands in a scene: shapes that are numbers alone, and shapes of geometries, which the whole core makes of
// assets. All else about a kind is in kinds.
import type { Hull, PosedMesh } from '../core/posed.ts';
import type { Bounds } from './bounds.ts';
import type { Kind, Shape } from './shape.ts';

/** Triangles of a list that belong together, such as a mesh of the file. */
export interface AssetPart {
  /** May be empty. */
  readonly name: string;
  /** How many; they follow those of the part before. */
  readonly triangles: number;
}

/** A triangle list that shapes of a scene are made of. Several may share it. */
export interface Asset {
  /** Of the file or the part that it comes from; may be empty. */
  readonly name: string;
  /** x, y, z of one corner after the other, in meters. */
  readonly positions: Float64Array;
  /** Three corners a triangle; of a hull without triangles of its own none. */
  readonly index: Int32Array;
  /** Empty where nobody has said which triangles belong together. */
  readonly parts: readonly AssetPart[];
  /** The least box around its positions. */
  readonly bounds: Bounds;
}

/** The convex hull of an asset's positions. Its geometry is kept as long as the asset is. */
export interface SceneHull extends Hull {
  readonly asset: Asset;
}

/** The triangles of an asset. Its geometry is kept as long as the asset is. */
export interface SceneMesh extends PosedMesh {
  readonly asset: Asset;
}

/** Shapes whose numbers are a position and a rotation of a geometry. */
export type PosedShape = SceneHull | SceneMesh;
export type PosedKind = PosedShape['kind'];

export type SceneShape = Shape | PosedShape;
export type SceneKind = Kind | PosedKind;
export type SceneShapeOf<K extends SceneKind> = Extract<SceneShape, { kind: K }>;

export const isPosed = (shape: SceneShape): shape is PosedShape => 'asset' in shape;
