// The meshes of a loaded file as triangle lists in its own coordinates.
import { type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three';
import type { ModelPart } from './model.ts';
import { ModelError } from './model-error.ts';
import { Places } from './places.ts';

/** Triangles of the largest model that is taken. */
export const kMostTriangles = 2_000_000;

const kCorners = 3;

/** @throws ModelError where there are no triangles, too many, or coordinates that are none */
export function partsOf(root: Object3D): ModelPart[] {
  root.updateMatrixWorld(true);
  const meshes: Mesh[] = [];
  root.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  const triangles = meshes.reduce((sum, { geometry }) => sum + cornersIn(geometry) / kCorners, 0);
  if (triangles > kMostTriangles) throw new ModelError('tooManyTriangles', String(triangles));
  const parts = meshes.map(partOf).filter(({ index }) => index.length > 0);
  if (parts.length === 0) throw new ModelError('noTriangles');
  return parts;
}

/** As many as make whole triangles. */
function cornersIn({ index, attributes }: BufferGeometry): number {
  const count = index?.count ?? attributes['position']?.count ?? 0;
  return count - (count % kCorners);
}

function partOf(mesh: Mesh): ModelPart {
  const { geometry, name, matrixWorld } = mesh;
  const count = geometry.attributes['position']?.count ?? 0;
  const places = new Places(count);
  const given = geometry.index;
  const index = new Int32Array(cornersIn(geometry));
  const numbers = new Int32Array(count).fill(-1);
  const point = new Vector3();
  for (let i = 0; i < index.length; i++) {
    const corner = given ? given.getX(i) : i;
    if (!(corner < count)) throw new ModelError('damaged', `${corner} / ${count}`);
    if ((numbers[corner] as number) < 0) {
      // with the weights of morph targets and bones that the file has
      mesh.getVertexPosition(corner, point).applyMatrix4(matrixWorld);
      numbers[corner] = places.numberOf(point);
    }
    index[i] = numbers[corner] as number;
  }
  if (matrixWorld.determinant() < 0) turnOver(index);
  return { name, positions: places.positions(), index };
}

/** A mirrored triangle is clockwise from the front. */
function turnOver(index: Int32Array): void {
  for (let i = 0; i < index.length; i += kCorners) {
    const second = index[i + 1] as number;
    index[i + 1] = index[i + 2] as number;
    index[i + 2] = second;
  }
}
