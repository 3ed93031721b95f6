// Convex hulls: the faces and edges that the core found, placed by one matrix. Loaded with the first asset.
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  type InstancedBufferGeometry,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { HullGeometry } from '../../core/hull.ts';
import type { PosedShape, SceneShape } from '../../scene/scene-shape.ts';
import { EdgeList } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { makeUnitQuaternion, Scalar } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import { addNodes } from './make-node.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

const kEdgeNumbers = 4;
const kNone = -1;

export class HullNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameOffset = { x: 0, y: 0 };
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #edges;
  readonly #matrix = new Matrix4();
  readonly #rotation = new Quaternion();
  readonly #one = new Vector3(1, 1, 1);
  readonly #along = new Vector3();
  readonly #middle = new Vector3();
  #geometry: HullGeometry | null = null;
  /** From the middle of the asset's box: float32 is too coarse far from the origin. */
  #corners: Float64Array = new Float64Array();

  constructor(resources: RenderResources) {
    this.#resources = resources;
    this.#fill = nodeMesh(new BufferGeometry(), new FillMaterial(resources.screen, this.highlight));
    this.#edges = nodeMesh<BufferGeometry, EdgeMaterial>(
      new BufferGeometry(),
      new EdgeMaterial(resources.screen, this.highlight, true),
    );
    this.object.add(this.#fill, this.#edges);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'hull') return;
    if (shape.geometry !== this.#geometry) this.#take(shape);
    makeUnitQuaternion(this.#rotation.fromArray(shape.rotation));
    this.anchor.copy(this.#middle).applyQuaternion(this.#rotation);
    const [x, y, z] = shape.position;
    this.anchor.x += x;
    this.anchor.y += y;
    this.anchor.z += z;
    this.#matrix.compose(this.anchor, this.#rotation, this.#one);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#edges, this.#matrix);
    this.highlight.origin.copy(this.anchor);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    const along = this.#along.copy(direction).applyQuaternion(this.#rotation.conjugate());
    this.#rotation.conjugate();
    const corners = this.#corners;
    let furthest = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < corners.length; i += 3) {
      const reach =
        (corners[i] as number) * along.x +
        (corners[i + 1] as number) * along.y +
        (corners[i + 2] as number) * along.z;
      if (reach > most) {
        most = reach;
        furthest = i;
      }
    }
    return into.fromArray(corners, furthest).applyMatrix4(this.#matrix);
  }

  paint(style: ShapeStyle): void {
    paintFill(this.#fill.material, style, this.#resources.colors);
    paintEdges(this.#edges.material, style);
  }

  dispose(): void {
    this.#fill.geometry.dispose();
    this.#edges.geometry.dispose();
    this.#fill.material.dispose();
    this.#edges.material.dispose();
  }

  #take({ geometry, asset: { bounds } }: PosedShape): void {
    this.#geometry = geometry;
    this.#middle.fromArray(bounds.min).add(this.#along.fromArray(bounds.max)).multiplyScalar(0.5);
    const middle = this.#middle.toArray();
    this.#corners = geometry.corners.map((each, i) => each - (middle[i % 3] as number));
    this.size.value = this.#middle.distanceTo(this.#along);
    const normals = geometry.faces.map((face) => normalOf(this.#corners, face));
    this.#fill.geometry.dispose();
    this.#fill.geometry = fillOf(this.#corners, geometry.faces, normals);
    this.#edges.geometry.dispose();
    this.#edges.geometry = edgesOf(this.#corners, geometry.edges, normals);
  }
}

export const addPosedNodes = (): void => addNodes({ hull: (resources) => new HullNode(resources) });

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
