// Convex hulls: the faces and edges that the core found.
import type { InstancedBufferGeometry } from 'three';
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { kEdgeNumbers } from '../../core/hull-numbers.ts';
import type { SceneHull } from '../../scene/scene-shape.ts';
import { EdgeList } from '../engine/edges.ts';
import type { PosedDrawing } from './posed-node.ts';

const kNone = -1;

export function hullDrawing({ geometry }: SceneHull, corners: Float64Array): PosedDrawing {
  const { faces, edges } = geometry;
  const normals = faces.map((face) => normalOf(corners, face));
  return {
    fill: fillOf(corners, faces, normals),
    edges: edgesOf(corners, edges, normals),
    thin: 1,
  };
}

const cornerOf = (corners: Float64Array, i: number) => new Vector3().fromArray(corners, 3 * i);

/** Of a polygon, for shading: as Newell sums it up, which is never that of three corners in one line. */
function normalOf(corners: Float64Array, face: Int32Array): Vector3 {
  const sum = new Vector3();
  const first = cornerOf(corners, face[0] as number);
  for (let i = 2; i < face.length; i++) {
    const one = cornerOf(corners, face[i - 1] as number).sub(first);
    sum.add(one.cross(cornerOf(corners, face[i] as number).sub(first)));
  }
  return sum.normalize();
}

function fillOf(
  corners: Float64Array,
  faces: readonly Int32Array[],
  normals: readonly Vector3[],
): BufferGeometry {
  const positions: number[] = [];
  const directions: number[] = [];
  faces.forEach((face, f) => {
    const normal = normals[f]?.toArray() ?? [0, 0, 0];
    for (let i = 2; i < face.length; i++) {
      for (const corner of [face[0], face[i - 1], face[i]] as readonly number[]) {
        positions.push(...corners.subarray(3 * corner, 3 * corner + 3));
        directions.push(...normal);
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(directions, 3));
  return geometry;
}

/** An edge of a flat hull has no face on one of its sides, and is never hidden. */
function edgesOf(
  corners: Float64Array,
  edges: Int32Array,
  normals: readonly Vector3[],
): InstancedBufferGeometry {
  const list = new EdgeList();
  const isFlat = normals.length < 3;
  for (let i = 0; i < edges.length; i += kEdgeNumbers) {
    const [from, to, left = kNone, right = kNone] = edges.subarray(i, i + kEdgeNumbers);
    const ends = [from, to].map((corner) => cornerOf(corners, corner as number).toArray());
    const sides = isFlat ? [] : [normals[left]?.toArray(), normals[right]?.toArray()];
    list.add(ends[0] ?? [], ends[1] ?? [], sides[0], sides[1]);
  }
  return list.geometry();
}
