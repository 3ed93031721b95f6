// The registry of all kinds of shapes. The compiler checks that each kind has an entry.
import type { PosedKind, SceneShape, SceneShapeOf } from '../scene-shape.ts';
import type { Kind, ShapeOf } from '../shape.ts';
import { aabb } from './aabb.ts';
import { capsule } from './capsule.ts';
import type { SceneShapeKind, ShapeKind } from './kind.ts';
import { obb } from './obb.ts';
import { parallelogram } from './parallelogram.ts';
import { plane } from './plane.ts';
import { point } from './point.ts';
import { ray } from './ray.ts';
import { segment } from './segment.ts';
import { sphere } from './sphere.ts';
import { triangle } from './triangle.ts';

export const kinds: { readonly [K in Kind]: ShapeKind<ShapeOf<K>> } = {
  point,
  segment,
  ray,
  plane,
  sphere,
  capsule,
  aabb,
  obb,
  triangle,
  parallelogram,
};

export const kindNames = Object.keys(kinds) as readonly Kind[];

type PosedKinds = { [K in PosedKind]?: SceneShapeKind<SceneShapeOf<K>> };

/** Those of geometries, which are loaded with the first asset. */
const posedKinds: PosedKinds = {};

export const addKinds = (added: PosedKinds): void => {
  Object.assign(posedKinds, added);
};

/** The registry's entry for the kind of a shape. */
export const kindOf = <S extends SceneShape>({ kind }: S): SceneShapeKind<S> =>
  (kinds[kind as Kind] ?? posedKinds[kind as PosedKind]) as unknown as SceneShapeKind<S>;
