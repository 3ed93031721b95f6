// The triangles of all meshes of an object, for core.raycastMesh.
import { type BufferGeometry, type Object3D, Vector3 } from 'three';
import { InvalidObjectError } from './invalid-object-error.ts';
import { isMesh, type Part, partsOf, vertexOf } from './parts.ts';

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
  const parts = Array.from(partsOf(object, object.matrixWorld)).filter(hasTriangles);
  if (parts.length === 0) throw new InvalidObjectError(object, 'empty');
  const list = {
    positions: new Float64Array(sum(parts, (part) => kCorners * verticesIn(part))),
    index: new Uint32Array(sum(parts, (part) => drawn(part.object.geometry).count)),
  };
  let vertices = 0;
  let corners = 0;
  for (const part of parts) {
    writePositions(part, list.positions.subarray(kCorners * vertices));
    writeCorners(part, list.index.subarray(corners), vertices);
    vertices += verticesIn(part);
    corners += drawn(part.object.geometry).count;
  }
  return list;
}

const hasTriangles = ({ object }: Part) => isMesh(object) && drawn(object.geometry).count > 0;

const verticesIn = ({ object }: Part) => object.geometry.getAttribute('position').count;

const sum = (parts: readonly Part[], of: (part: Part) => number) =>
  parts.reduce((total, part) => total + of(part), 0);

/** The corners within the draw range, in whole triangles. */
function drawn({ index, drawRange, attributes }: BufferGeometry) {
  const all = (index ?? attributes['position'])?.count ?? 0;
  const start = Math.max(0, drawRange.start);
  const end = Math.min(all, drawRange.start + drawRange.count);
  return { start, count: Math.max(0, kCorners * Math.floor((end - start) / kCorners)) };
}

function writePositions(part: Part, positions: Float64Array): void {
  const vertex = new Vector3();
  for (let i = 0; i < verticesIn(part); i++) {
    vertexOf(part, i, vertex).toArray(positions, kCorners * i);
  }
}

/** A reflection would turn a triangle over: two corners are swapped, as three.js draws it. */
function writeCorners({ object, matrix }: Part, index: Uint32Array, firstVertex: number): void {
  const { geometry } = object;
  const { start, count } = drawn(geometry);
  const turn = matrix.determinant() < 0 ? [0, 2, 1] : [0, 1, 2];
  for (let i = 0; i < count; i++) {
    const corner = i - (i % kCorners) + (turn[i % kCorners] as number);
    index[corner] = firstVertex + (geometry.index?.getX(start + i) ?? start + i);
  }
}
