// The parts of an object: its own geometry and that of its descendants, each with its matrix.
import {
  type BufferGeometry,
  type InstancedMesh,
  Matrix4,
  Mesh,
  type Object3D,
  Vector3,
} from 'three';
import { InvalidObjectError } from './invalid-object-error.ts';

export interface Part {
  /** A mesh, line or cloud of points; an instanced mesh is one part an instance. */
  readonly object: Object3D & { readonly geometry: BufferGeometry };
  readonly matrix: Matrix4;
}

/**
 * The parts of an object; `matrix` maps the object's space to the wanted one. Visible or not, as in
 * three.js's own boxes and raycasts; world matrices must be up to date.
 */
export function* partsOf(object: Object3D, matrix: Matrix4): Generator<Part> {
  if (hasVertices(object)) yield* instancesOf(object, matrix);
  for (const child of object.children) {
    yield* partsOf(child, new Matrix4().multiplyMatrices(matrix, child.matrix));
  }
}

const hasVertices = (object: Object3D): object is Part['object'] =>
  ((object as Partial<Mesh>).geometry?.getAttribute('position')?.count ?? 0) > 0;

/** One part, of an InstancedMesh one for each instance in order; `matrix` as above. */
export function* instancesOf(object: Part['object'], matrix: Matrix4): Generator<Part> {
  if ('isBatchedMesh' in object) throw new InvalidObjectError(object, 'batched');
  if (!('isInstancedMesh' in object)) {
    yield { object, matrix };
    return;
  }
  const instanced = object as unknown as InstancedMesh;
  for (let i = 0; i < instanced.count; i++) {
    const own = new Matrix4();
    instanced.getMatrixAt(i, own);
    yield { object, matrix: own.premultiply(matrix) };
  }
}

/** A geometry that belongs to no object, not morphed; none where it has no vertices. */
export const partsFrom = (geometry: BufferGeometry, matrix: Matrix4): Part[] =>
  [new Mesh(geometry)].filter(hasVertices).map((object) => ({ object, matrix }));

export const isMesh = (object: object): object is Mesh => 'isMesh' in object;

/** A vertex in the wanted space: morphed, skinned and transformed. */
export function vertexOf({ object, matrix }: Part, i: number, target: Vector3): Vector3 {
  if (isMesh(object)) object.getVertexPosition(i, target);
  else target.fromBufferAttribute(object.geometry.getAttribute('position'), i);
  return target.applyMatrix4(matrix);
}

export const verticesIn = ({ object }: Part): number =>
  object.geometry.getAttribute('position').count;

const kCoordinates = 3;

/** The vertices of all parts in the wanted space, three numbers each. */
export function positionsOf(parts: readonly Part[]): Float64Array {
  const vertices = parts.reduce((total, part) => total + verticesIn(part), 0);
  const positions = new Float64Array(kCoordinates * vertices);
  const vertex = new Vector3();
  let at = 0;
  for (const part of parts) {
    for (let i = 0; i < verticesIn(part); i++, at += kCoordinates) {
      vertexOf(part, i, vertex).toArray(positions, at);
    }
  }
  return positions;
}
