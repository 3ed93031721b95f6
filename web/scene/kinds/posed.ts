// Shapes of geometries: the points of an asset, turned about its origin and moved. Loaded with the first asset.
import type { PosedShape, SceneHull, SceneMesh } from '../scene-shape.ts';
import {
  add,
  kIdentity,
  multiply,
  scale,
  sub,
  turn,
  turnAbout,
  unit,
  type Vec3,
} from '../vectors.ts';
import { addKinds } from './index.ts';
import type { SceneShapeKind } from './kind.ts';

/** The middle and half the size of the asset's box. */
function boxOf({ asset: { bounds } }: PosedShape): readonly [Vec3, Vec3] {
  return [scale(add(bounds.min, bounds.max), 0.5), scale(sub(bounds.max, bounds.min), 0.5)];
}

const rotationOf = ({ rotation }: PosedShape) => unit(rotation) ?? kIdentity;

const posed: Omit<SceneShapeKind<PosedShape>, 'text'> = {
  fields: {
    position: { quantity: 'position', text: 'Where the origin of the asset lies, in meters.' },
    rotation: { quantity: 'rotation', text: 'Quaternion x, y, z, w, of any length but zero.' },
  },

  /** Of the asset's box: where it stands, not where its origin is. */
  center: (shape) => add(shape.position, turn(rotationOf(shape), boxOf(shape)[0])),
  frame: rotationOf,
  /** Of the turned box, which may be larger than need be. */
  bounds(shape) {
    const [middle, [hx, hy, hz]] = boxOf(shape);
    const q = rotationOf(shape);
    const center = add(shape.position, turn(q, middle));
    const sides = [turn(q, [hx, 0, 0]), turn(q, [0, hy, 0]), turn(q, [0, 0, hz])] as const;
    const halfAlong = (i: 0 | 1 | 2) => sides.reduce((sum, side) => sum + Math.abs(side[i]), 0);
    const half: Vec3 = [halfAlong(0), halfAlong(1), halfAlong(2)];
    return { min: sub(center, half), max: add(center, half) };
  },
  pointable: (shape) => shape,

  translated: (shape, delta) => ({ ...shape, position: add(shape.position, delta) }),
  rotated(shape, rotation, about) {
    const own = rotationOf(shape);
    return {
      ...shape,
      position: turnAbout(rotation, about, shape.position),
      rotation: unit(multiply(rotation, own)) ?? own,
    };
  },
  /** Its size is that of its asset. */
  resized: (shape) => shape,
  gizmo: { move: 'XYZ', rotate: 'XYZ', resize: '' },

  handles: [],
  writeHandles: () => 0,
  withHandle: (shape) => shape,
};

export const addPosedKinds = (): void =>
  addKinds({
    hull: {
      ...(posed as typeof posed & SceneShapeKind<SceneHull>),
      text: 'The convex hull of the positions of an asset.',
    },
    mesh: {
      ...(posed as typeof posed & SceneShapeKind<SceneMesh>),
      text: 'The triangles of an asset.',
    },
  });
