// A hit of the core as the record that three.js gives of one.
import {
  type BufferAttribute,
  type Face,
  type InterleavedBufferAttribute,
  type Intersection,
  type Matrix4,
  type Mesh,
  type Ray,
  Triangle,
  Vector2,
  Vector3,
} from 'three';
import type { MeshHit } from '../core/mesh-hits.ts';
import type { Ray as RayShape } from '../scene/shape.ts';
import { toVector3 } from './to.ts';
import { drawn, vertexAt } from './triangles.ts';

/** A hit, and the number of the material that shows there. */
export interface FaceHit extends MeshHit {
  readonly materialIndex: number;
}

const kCorners = 3;

/**
 * `matrix` maps the object's frame, in which `localRay` and the hit are, to the world, in which `ray`, `point` and
 * `distance` are. Normals are in the object's frame, the interpolated one turned toward the ray.
 */
export function intersectionOf(
  object: Mesh,
  matrix: Matrix4,
  ray: Ray,
  localRay: RayShape,
  hit: FaceHit,
): Intersection {
  const { geometry } = object;
  const corner = drawn(geometry).start + kCorners * hit.triangle;
  const face = faceAt(object, corner, hit.materialIndex);
  const weights = weightsOf(hit);
  const point = toVector3(hit.point).applyMatrix4(matrix);
  const distance = ray.origin.distanceTo(point);
  const found: Intersection = { distance, point, object };
  const { uv, uv1, normal } = geometry.attributes;
  if (uv) found.uv = planar(interpolated(uv, face, weights));
  if (uv1) found.uv1 = planar(interpolated(uv1, face, weights));
  if (normal) {
    found.normal = interpolated(normal, face, weights);
    if (found.normal.dot(toVector3(localRay.direction)) > 0) found.normal.negate();
  }
  found.face = face;
  found.faceIndex = Math.floor(corner / kCorners);
  found.barycoord = weights;
  return found;
}

function faceAt(object: Mesh, corner: number, materialIndex: number): Face {
  const [a, b, c] = [0, 1, 2].map((i) => vertexAt(object.geometry, corner + i)) as [
    number,
    number,
    number,
  ];
  const [pa, pb, pc] = [a, b, c].map((i) => object.getVertexPosition(i, new Vector3())) as [
    Vector3,
    Vector3,
    Vector3,
  ];
  return { a, b, c, normal: Triangle.getNormal(pa, pb, pc, new Vector3()), materialIndex };
}

/** Of the corners a, b, c; of a triangle without area the first. */
const weightsOf = ({ u, v }: MeshHit) => {
  const [b, c] = [u ?? 0, v ?? 0];
  return new Vector3(1 - b - c, b, c);
};

function interpolated(
  attribute: BufferAttribute | InterleavedBufferAttribute,
  { a, b, c }: Face,
  { x, y, z }: Vector3,
): Vector3 {
  const at = (i: number) => new Vector3().fromBufferAttribute(attribute, i);
  return at(a).multiplyScalar(x).addScaledVector(at(b), y).addScaledVector(at(c), z);
}

/** Of an attribute of two numbers, whose third means nothing. */
const planar = ({ x, y }: Vector3) => new Vector2(x, y);
