// Meshes: their triangles, and the edges that are seen on them.
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import type { SceneMesh } from '../../scene/scene-shape.ts';
import { EdgeList } from '../engine/edges.ts';
import type { PosedDrawing } from './posed-node.ts';

/** Triangles of which all edges are drawn; of more only borders and creases. */
const kMostWithAllEdges = 1500;
/** Cosine of the angle between the normals of two triangles that meet in a crease. */
const kCrease = 0.87;
const kThin = 0.45;

interface MeshEdge {
  readonly from: number;
  readonly to: number;
  readonly normals: Vector3[];
}

export function meshDrawing({ asset: { index } }: SceneMesh, points: Float64Array): PosedDrawing {
  const normals = normalsOf(points, index);
  const fill = new BufferGeometry();
  const corners = Float32Array.from(index.length * 3 === 0 ? [] : cornersOf(points, index));
  fill.setAttribute('position', new Float32BufferAttribute(corners, 3));
  const directions = normals.flatMap(({ x, y, z }) => [x, y, z, x, y, z, x, y, z]);
  fill.setAttribute('normal', new Float32BufferAttribute(directions, 3));
  const list = new EdgeList();
  const isWhole = normals.length <= kMostWithAllEdges;
  for (const { from, to, normals: sides } of edgesOf(index, normals)) {
    if (!(isWhole || isSeen(sides))) continue;
    const ends = [from, to].map((corner) =>
      Array.from(points.subarray(3 * corner, 3 * corner + 3)),
    );
    const [one, other] = sides.length === 2 ? sides.map((side) => side.toArray()) : [];
    list.add(ends[0] ?? [], ends[1] ?? [], one, other);
  }
  return { fill, edges: list.geometry(), thin: kThin };
}

function* cornersOf(points: Float64Array, index: Int32Array): Generator<number> {
  for (const corner of index) yield* points.subarray(3 * corner, 3 * corner + 3);
}

function normalsOf(points: Float64Array, index: Int32Array): Vector3[] {
  const at = (i: number) => new Vector3().fromArray(points, 3 * (index[i] as number));
  return Array.from({ length: index.length / 3 }, (_, i) => {
    const a = at(3 * i);
    return at(3 * i + 1)
      .sub(a)
      .cross(at(3 * i + 2).sub(a))
      .normalize();
  });
}

/** Each once, with the normals of its triangles. */
function edgesOf(index: Int32Array, normals: readonly Vector3[]): Iterable<MeshEdge> {
  const edges = new Map<string, MeshEdge>();
  for (let i = 0; i < index.length; i++) {
    const triangle = Math.floor(i / 3);
    const a = index[i] as number;
    const b = index[3 * triangle + ((i + 1) % 3)] as number;
    const [from, to] = a < b ? [a, b] : [b, a];
    const edge = edges.get(`${from} ${to}`) ?? { from, to, normals: [] };
    edges.set(`${from} ${to}`, edge);
    edge.normals.push(normals[triangle] as Vector3);
  }
  return edges.values();
}

const isSeen = ([one, other, ...more]: readonly Vector3[]): boolean =>
  !(one && other) || more.length > 0 || one.dot(other) < kCrease;
