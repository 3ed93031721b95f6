// Plane: a ruled translucent patch near the scene, with an arrow on its front.
import { Group, Matrix4, PlaneGeometry, Vector3 } from 'three';
import { kNormalLength } from '../../scene/handles.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { outlineEdges, ruledSquareEdges } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import { placePatch } from './plane-patch.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

const kSquare = [
  [-1, -1, 0],
  [1, -1, 0],
  [1, 1, 0],
  [-1, 1, 0],
];
const kCells = 6;

export class PlaneNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [0, 1] as const;
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #border;
  readonly #ruling;
  readonly #arrow: Strokes;
  readonly #shaft: LineStyle;
  readonly #head: LineStyle;
  readonly #matrix = new Matrix4();
  readonly #center = new Vector3();
  readonly #normal = new Vector3();
  readonly #tip = new Vector3();
  readonly #normalLength = new Scalar();

  constructor(resources: RenderResources) {
    this.#resources = resources;
    this.#normalLength.value = kNormalLength;
    const patch = resources.geometry('patch', () => new PlaneGeometry(2, 2));
    const border = resources.geometry('patch-border', () => outlineEdges(kSquare));
    const ruling = resources.geometry('patch-ruling', () => ruledSquareEdges(kCells));
    this.#fill = nodeMesh(patch, new FillMaterial(resources.screen, this.highlight));
    this.#fill.material.dots.value = 0.25;
    this.#ruling = nodeMesh(ruling, new EdgeMaterial(resources.screen, this.highlight, true));
    this.#ruling.material.front.value.set(0.8, 0.3);
    this.#border = nodeMesh(border, new EdgeMaterial(resources.screen, this.highlight, true));
    this.#arrow = new Strokes(resources.strokes, kDrawOrder.shapes);
    const color = this.#border.material.color.value;
    this.#shaft = lineStyle(color, 1.6);
    this.#head = lineStyle(color, 9, { head: 11 });
    this.object.add(this.#fill, this.#ruling, this.#border, this.#arrow.mesh);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'plane') return;
    const { bounds } = this.#resources;
    placePatch(shape, bounds, this.#matrix);
    this.#center.setFromMatrixPosition(this.#matrix);
    this.#normal.setFromMatrixColumn(this.#matrix, 2);
    this.anchor.set(0.88, 0.88, 0).applyMatrix4(this.#matrix);
    writeAlong(this.#tip, this.#center, this.#normal, this.#normalLength);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#ruling, this.#matrix);
    moveMesh(this.#border, this.#matrix);
  }

  /** A plane has no furthest point; drawings beside the shapes ignore planes. */
  support(_: Vector3, into: Vector3): Vector3 {
    return into.copy(this.#center);
  }

  paint(style: ShapeStyle): void {
    // A plane covers much of the picture: it stays fainter than bodies.
    paintFill(this.#fill.material, style, this.#resources.colors, 0.6);
    paintEdges(this.#border.material, style);
    this.#ruling.material.color.value.copy(this.#border.material.color.value);
    this.#arrow.clear(this.#center);
    this.#arrow.dot(this.#center, this.#head);
    this.#arrow.arrow(this.#center, this.#tip, this.#shaft, this.#head);
    this.#arrow.commit();
  }

  dispose(): void {
    this.#fill.material.dispose();
    this.#ruling.material.dispose();
    this.#border.material.dispose();
    this.#arrow.dispose();
  }
}
