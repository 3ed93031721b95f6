// The triangles of all meshes of an object, or of a geometry, for core.raycastMesh and core.createMesh.
import type { BufferGeometry, Matrix4, Object3D } from 'three';
import { InvalidObjectError } from './invalid-object-error.ts';
import { isMesh, type Part, partsFrom, partsOf, positionsOf, verticesIn } from './parts.ts';

/** The arguments of core.raycastMesh after the ray, in world space. */
export interface TriangleList {
  /** Three numbers a corner. */
  readonly positions: Float64Array;
  /** Three corners a triangle, counter-clockwise from the front. */
  readonly index: Uint32Array;
}

const kCorners = 3;

/** Lines and points among the descendants are ignored: they have no triangles. */
export function trianglesOf(object: Object3D): TriangleList {
  return listOf(object, Array.from(partsOf(object, object.matrixWorld)).filter(hasTriangles));
}

/** Of a geometry alone, in its own space or where `matrix` moves it. */
export function trianglesIn(geometry: BufferGeometry, matrix: Matrix4): TriangleList {
  return listOf(geometry, partsFrom(geometry, matrix).filter(hasTriangles));
}

/** The corners within the draw range, in whole triangles: the first, and how many. */
export function drawn({ index, drawRange, attributes }: BufferGeometry) {
  const all = (index ?? attributes['position'])?.count ?? 0;
  const start = Math.max(0, drawRange.start);
  const end = Math.min(all, drawRange.start + drawRange.count);
  return { start, count: Math.max(0, kCorners * Math.floor((end - start) / kCorners)) };
}

/** The vertex of a corner. */
export const vertexAt = ({ index }: BufferGeometry, corner: number): number =>
  index?.getX(corner) ?? corner;

const hasTriangles = ({ object }: Part) => isMesh(object) && drawn(object.geometry).count > 0;

function listOf(source: object, parts: readonly Part[]): TriangleList {
  if (parts.length === 0) throw new InvalidObjectError(source, 'empty');
  const total = parts.reduce((sum, part) => sum + drawn(part.object.geometry).count, 0);
  const index = new Uint32Array(total);
  let vertices = 0;
  let corners = 0;
  for (const part of parts) {
    writeCorners(part, index.subarray(corners), vertices);
    vertices += verticesIn(part);
    corners += drawn(part.object.geometry).count;
  }
  return { positions: positionsOf(parts), index };
}

/** A reflection would turn a triangle over: two corners are swapped, as three.js draws it. */
function writeCorners({ object, matrix }: Part, index: Uint32Array, firstVertex: number): void {
  const { geometry } = object;
  const { start, count } = drawn(geometry);
  const turn = matrix.determinant() < 0 ? [0, 2, 1] : [0, 1, 2];
  for (let i = 0; i < count; i++) {
    const corner = i - (i % kCorners) + (turn[i % kCorners] as number);
    index[corner] = firstVertex + vertexAt(geometry, start + i);
  }
}
