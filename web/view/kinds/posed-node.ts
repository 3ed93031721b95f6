// Shapes of geometries: faces and edges in the frame of their asset, placed by one matrix. Loaded with the first asset.
import {
  BufferGeometry,
  type Color,
  Group,
  type InstancedBufferGeometry,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { Item } from '../../scene/scene.ts';
import { type Asset, isPosed, type PosedShape, type SceneShape } from '../../scene/scene-shape.ts';
import type { State } from '../../scene/state.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { makeUnitQuaternion, Scalar } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';
import { TreeDrawing } from './tree-drawing.ts';
import { type MarkStyle, TriangleMark } from './triangle-mark.ts';

/** In the asset's frame, about the middle of its box: float32 is too coarse far from the origin. */
export interface PosedDrawing {
  readonly fill: BufferGeometry;
  readonly edges: InstancedBufferGeometry;
  /** Width of the edges in CSS pixels, as a part of the usual one. */
  readonly thin: number;
}

/** What is drawn of a shape, whose points are given about that middle. */
export interface Draw {
  pointsOf(shape: PosedShape): Float64Array;
  drawingOf(shape: PosedShape, points: Float64Array): PosedDrawing;
}

/** Of the triangle that the verdict is about. */
const kDeciding: MarkStyle = { fill: 0.75, sides: 0 };
const kPointed: MarkStyle = { fill: 0.16, sides: 2.4 };

export class PosedNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [0, 0] as const;
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #edges;
  readonly #deciding: TriangleMark;
  readonly #pointed: TriangleMark;
  /** null: it was never shown. */
  #tree: TreeDrawing | null = null;
  #color: Color;
  readonly #matrix = new Matrix4();
  readonly #rotation = new Quaternion();
  readonly #one = new Vector3(1, 1, 1);
  readonly #along = new Vector3();
  readonly #middle = new Vector3();
  readonly #draw: Draw;
  #asset: Asset | null = null;
  #points: Float64Array = new Float64Array();
  #thin = 1;

  constructor(resources: RenderResources, draw: Draw) {
    this.#resources = resources;
    this.#draw = draw;
    this.#color = resources.colors.other;
    this.#fill = nodeMesh(new BufferGeometry(), new FillMaterial(resources.screen, this.highlight));
    this.#edges = nodeMesh<BufferGeometry, EdgeMaterial>(
      new BufferGeometry(),
      new EdgeMaterial(resources.screen, this.highlight, true),
    );
    this.#deciding = new TriangleMark(resources, this.highlight, kDeciding);
    this.#pointed = new TriangleMark(resources, this.highlight, kPointed);
    this.object.add(this.#fill, this.#edges, this.#deciding.object, this.#pointed.object);
  }

  place(shape: SceneShape): void {
    if (!isPosed(shape)) return;
    if (shape.asset !== this.#asset) this.#take(shape);
    makeUnitQuaternion(this.#rotation.fromArray(shape.rotation));
    this.anchor.copy(this.#middle).applyQuaternion(this.#rotation);
    const [x, y, z] = shape.position;
    this.anchor.x += x;
    this.anchor.y += y;
    this.anchor.z += z;
    this.#matrix.compose(this.anchor, this.#rotation, this.#one);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#edges, this.#matrix);
    this.#deciding.moveTo(this.#matrix);
    this.#pointed.moveTo(this.#matrix);
    this.highlight.origin.copy(this.anchor);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    const along = this.#along.copy(direction).applyQuaternion(this.#rotation.conjugate());
    this.#rotation.conjugate();
    const points = this.#points;
    let furthest = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < points.length; i += 3) {
      const reach =
        (points[i] as number) * along.x +
        (points[i + 1] as number) * along.y +
        (points[i + 2] as number) * along.z;
      if (reach > most) {
        most = reach;
        furthest = i;
      }
    }
    return into.fromArray(points, furthest).applyMatrix4(this.#matrix);
  }

  paint(style: ShapeStyle): void {
    paintFill(this.#fill.material, style, this.#resources.colors);
    const { ink } = this.#resources.colors;
    this.#deciding.paint(style.color, style.color);
    this.#pointed.paint(ink, ink);
    this.#color = style.color;
    paintEdges(this.#edges.material, style);
    this.#edges.material.front.value.x *= this.#thin;
  }

  showTriangle(triangle: number): void {
    if (this.#asset) this.#deciding.show(triangle, this.#points, this.#asset.index);
  }

  showState(state: State, { id, shape }: Item): void {
    const { pointed, tree } = state;
    const triangle = pointed?.shape === shape ? pointed.triangle : -1;
    if (this.#asset) this.#pointed.show(triangle, this.#points, this.#asset.index);
    if (tree?.id === id) this.#showTree(state);
    else if (this.#tree !== null) this.#tree.object.visible = false;
  }

  #showTree(state: State): void {
    if (this.#tree === null) {
      this.#tree = new TreeDrawing(this.#resources, this.highlight, this.#matrix);
      this.object.add(this.#tree.object);
    }
    this.#tree.show(state, this.#color, this.#middle, this.#points);
  }

  dispose(): void {
    this.#deciding.dispose();
    this.#pointed.dispose();
    this.#tree?.dispose();
    this.#fill.geometry.dispose();
    this.#edges.geometry.dispose();
    this.#fill.material.dispose();
    this.#edges.material.dispose();
  }

  #take(shape: PosedShape): void {
    const { bounds } = shape.asset;
    this.#asset = shape.asset;
    this.#middle.fromArray(bounds.min).add(this.#along.fromArray(bounds.max)).multiplyScalar(0.5);
    this.size.value = this.#middle.distanceTo(this.#along);
    const middle = this.#middle.toArray();
    const points = this.#draw.pointsOf(shape).map((each, i) => each - (middle[i % 3] as number));
    const { fill, edges, thin } = this.#draw.drawingOf(shape, points);
    this.#points = points;
    this.#deciding.clear();
    this.#pointed.clear();
    this.#tree?.clear();
    this.#thin = thin;
    this.#fill.geometry.dispose();
    this.#fill.geometry = fill;
    this.#edges.geometry.dispose();
    this.#edges.geometry = edges;
  }
}
