// A whole object of a three.js scene, with its descendants, as one shape in world space.
import { Box3, Matrix4, type Object3D, Vector3 } from 'three';
import type { Core } from '../core/core.ts';
import { InvalidArgumentError } from '../core/errors.ts';
import type { Hull } from '../core/posed.ts';
import type { Aabb, Obb } from '../scene/shape.ts';
import { fromBox3, fromVector3 } from './from.ts';
import { hullOf } from './hull.ts';
import { InvalidObjectError } from './invalid-object-error.ts';
import { partsOf, positionsOf, vertexOf, verticesIn } from './parts.ts';
import { requireArgument, requireFinite } from './require-argument.ts';
import { rotationOf } from './rotation.ts';
import { type TriangleList, trianglesOf } from './triangles.ts';

export type { TriangleList };

/**
 * The object's vertices as one shape. `aabb`: the smallest box along the world's axes. `obb`: the smallest
 * box along the object's own axes, its rotation the quaternion of its world matrix. `triangles`: the
 * arguments for core.raycastMesh. `hull`: the convex hull, made by `core`, of the vertices where they are in the
 * world, at position 0 and not turned; call `hull.geometry.dispose` when done. Matrices are applied in doubles, as
 * three.js does it, and what comes out is rounded: a vertex can lie an ulp outside of its oriented box.
 *
 * Updates the world matrices first. Vertices are morphed and skinned; every
 * instance of an InstancedMesh counts.
 * @throws InvalidObjectError naming an object without vertices; for `obb` one that is sheared, as by
 *   a parent with unequal scales above a rotation; InvalidArgumentError for what is no object or no such kind, or for a
 *   `hull` no core; OutOfMemoryError for a `hull`
 */
export function fromObject3D(object: Object3D, kind: 'aabb'): Aabb;
export function fromObject3D(object: Object3D, kind: 'obb'): Obb;
export function fromObject3D(object: Object3D, kind: 'triangles'): TriangleList;
export function fromObject3D(object: Object3D, kind: 'hull', core: Core): Hull;
export function fromObject3D(
  object: Object3D,
  kind: 'aabb' | 'obb' | 'triangles' | 'hull',
  core?: Core,
): Aabb | Obb | TriangleList | Hull {
  if (!(object as Object3D | null | undefined)?.isObject3D) {
    throw new InvalidArgumentError(kFunction, 'object', object, 'notAnObject');
  }
  if (typeof kind !== 'string' || !Object.hasOwn(converters, kind)) {
    const kinds = Object.keys(converters).join(', ');
    throw new InvalidArgumentError(kFunction, 'kind', kind, 'notAKind', `must be one of ${kinds}`);
  }
  if (kind === 'hull') requireArgument(kFunction, 'core', core, 'notACore');
  object.updateWorldMatrix(true, true);
  return converters[kind](object, core as Core);
}

const converters = { aabb: aabbOf, obb: obbOf, triangles: trianglesOf, hull: worldHullOf };

const kFunction = 'fromObject3D';

function aabbOf(object: Object3D): Aabb {
  return fromBox3(boxOf(object, object.matrixWorld));
}

function obbOf(object: Object3D): Obb {
  const box = boxOf(object, new Matrix4());
  const { matrixWorld } = object;
  requireFinite(object, matrixWorld.elements);
  const rotation = rotationOf(matrixWorld);
  if (rotation === null) throw new InvalidObjectError(object, 'sheared');
  const center = box.getCenter(new Vector3()).applyMatrix4(matrixWorld);
  const scale = new Vector3().setFromMatrixScale(matrixWorld);
  const halfExtents = box.getSize(new Vector3()).multiplyScalar(0.5).multiply(scale);
  return {
    kind: 'obb',
    center: fromVector3(center),
    rotation,
    halfExtents: fromVector3(halfExtents),
  };
}

function worldHullOf(object: Object3D, core: Core): Hull {
  const parts = Array.from(partsOf(object, object.matrixWorld));
  return hullOf(core, object, positionsOf(parts));
}

/** Of all vertices, where `matrix` moves them. */
function boxOf(object: Object3D, matrix: Matrix4): Box3 {
  const box = new Box3();
  const vertex = new Vector3();
  for (const part of partsOf(object, matrix)) {
    for (let i = 0; i < verticesIn(part); i++) box.expandByPoint(vertexOf(part, i, vertex));
  }
  if (box.isEmpty()) throw new InvalidObjectError(object, 'empty');
  requireFinite(object, [...box.min.toArray(), ...box.max.toArray()]);
  return box;
}
