// Raycasts of three.js that a mesh of the core answers.
import {
  BackSide,
  FrontSide,
  type Intersection,
  type Material,
  Matrix3,
  type Matrix4,
  type Mesh,
  type Raycaster,
  type Side,
} from 'three';
import type { HitOptions } from '../core/hit-options.ts';
import type { Mesh as CoreMesh } from '../core/mesh.ts';
import type { MeshHit } from '../core/mesh-hits.ts';
import type { Ray } from '../scene/shape.ts';
import { fromRay } from './from.ts';
import { type FaceHit, intersectionOf } from './intersection.ts';
import { InvalidObjectError } from './invalid-object-error.ts';
import { instancesOf } from './parts.ts';
import { requireArgument } from './require-argument.ts';
import { drawn } from './triangles.ts';

/** What a raycaster calls: see acceleratedRaycast. */
export type RaycastMethod = (this: Mesh, raycaster: Raycaster, intersects: Intersection[]) => void;

/**
 * A method in place of that of a THREE.Mesh or InstancedMesh, so that Raycaster's calls find triangles by a mesh of
 * the core: `object.raycast = acceleratedRaycast(fromBufferGeometry(core, object.geometry))`. The mesh is in the
 * geometry's own frame, made without a matrix, and has the triangles that are drawn. Records are those of three.js,
 * in meters of the world, with `near`, `far`, the `side` of each material and groups applied, nearest first; with
 * `firstHitOnly` of three-mesh-bvh one alone, of each instance. Which triangles are hit is decided exactly for the ray
 * in the object's frame; one in whose plane the ray lies is hit too, which three.js leaves out. Not morphed or skinned.
 * @throws InvalidArgumentError for what is no mesh of the core. The method throws InvalidObjectError where the object
 *   draws another number of triangles, or is a BatchedMesh; InvalidShapeError naming the number at fault of the ray in
 *   the object's frame; MeshError after the mesh was disposed
 */
export function acceleratedRaycast(coreMesh: CoreMesh): RaycastMethod {
  requireArgument('acceleratedRaycast', 'coreMesh', coreMesh, 'notACoreMesh');
  return function raycast(raycaster, intersects) {
    for (const found of intersectionsOf(coreMesh, this, raycaster)) intersects.push(found);
  };
}

const kCorners = 3;

const isFirstOnly = (raycaster: Raycaster) =>
  (raycaster as { readonly firstHitOnly?: boolean }).firstHitOnly === true;

function* intersectionsOf(
  coreMesh: CoreMesh,
  object: Mesh,
  raycaster: Raycaster,
): Generator<Intersection> {
  if (object.material === undefined) return; // three.js hits nothing either
  if (drawn(object.geometry).count !== kCorners * coreMesh.triangleCount) {
    throw new InvalidObjectError(object, 'otherTriangles');
  }
  let instanceId = 0;
  for (const { matrix } of instancesOf(object, object.matrixWorld)) {
    for (const found of intersectionsAt(coreMesh, object, matrix, raycaster)) {
      if ('isInstancedMesh' in object) found.instanceId = instanceId;
      yield found;
      if (isFirstOnly(raycaster)) break;
    }
    instanceId++;
  }
}

type Cull = HitOptions['cull'];

const cullOf = (side: Side): Cull =>
  side === FrontSide ? 'back' : side === BackSide ? 'front' : undefined;

/**
 * Nearest first. The ray is taken into the object's frame, its direction not normalized, so that `t` is the same in
 * both: the order is that of exact parameters there. `distance` is that of the world, from the origin
 * of the ray to the point after `matrix`, and what `near` and `far` are compared with, as in three.js.
 */
function* intersectionsAt(
  coreMesh: CoreMesh,
  object: Mesh,
  matrix: Matrix4,
  raycaster: Raycaster,
): Generator<Intersection> {
  if (matrix.determinant() === 0) return; // flat: nor does it then
  const ray = localRay(raycaster, matrix);
  for (const hit of hitsOf(coreMesh, object, ray, raycaster)) {
    for (const materialIndex of materialsOf(object, hit)) {
      const faceHit: FaceHit = { ...hit, materialIndex };
      const found = intersectionOf(object, matrix, raycaster.ray, ray, faceHit);
      if (found.distance >= raycaster.near && found.distance <= raycaster.far) yield found;
    }
  }
}

/** What `far` is multiplied by, since distances are rounded: it only keeps the core from looking further. */
const kBeyond = 1 + 2 ** -20;

function localRay({ ray, far }: Raycaster, matrix: Matrix4): Ray {
  const inverse = matrix.clone().invert();
  const local = ray.clone();
  local.origin.applyMatrix4(inverse);
  local.direction.applyMatrix3(new Matrix3().setFromMatrix4(inverse));
  if (far === Number.POSITIVE_INFINITY) return fromRay(local);
  const scale = local.direction.length() / ray.direction.length();
  return fromRay(local, kBeyond * far * scale);
}

/** Without what the material leaves out, unless there are several of them. */
function hitsOf(
  coreMesh: CoreMesh,
  { material }: Mesh,
  ray: Ray,
  raycaster: Raycaster,
): readonly MeshHit[] {
  const one = !Array.isArray(material);
  const options = { cull: one ? cullOf(material.side) : undefined };
  if (!(one && isFirstOnly(raycaster) && raycaster.near <= 0)) {
    return coreMesh.raycastAll(ray, options);
  }
  const first = coreMesh.raycast(ray, options);
  return first ? [first] : [];
}

/** Of several materials those of the groups that the triangle is in, which may be none or more than one. */
function* materialsOf({ geometry, material }: Mesh, hit: MeshHit): Generator<number> {
  if (!Array.isArray(material)) {
    yield 0;
    return;
  }
  const corner = drawn(geometry).start + kCorners * hit.triangle;
  for (const { start, count, materialIndex = 0 } of geometry.groups) {
    const own = material[materialIndex] as Material | undefined;
    const inside = corner >= start && corner < start + count;
    const culled = own && cullOf(own.side);
    if (inside && own && (hit.facing === null || hit.facing !== culled)) yield materialIndex;
  }
}
