// Triangle and parallelogram: a flat shape with a front, a dotted back and a small normal.
import { BufferGeometry, Float32BufferAttribute, Group, Matrix4, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { outlineEdges } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { isAcute, makeUnit, Scalar, writeAlong, writeBasis } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

// In the frame whose axes are the two sides from corner a.
const kCorners = {
  triangle: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
  parallelogram: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ],
} as const;

/** The normal's length as a part of the shape's size. */
const kNormalPart = 0.3;

export class FacetNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [0, 1] as const;
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #edges;
  readonly #normal: Strokes;
  readonly #shaft: LineStyle;
  readonly #head: LineStyle;
  readonly #color;
  readonly #fourCorners: boolean;
  /** Where the center lies along both sides, as a part of them. */
  readonly #centerPart = new Scalar();
  readonly #matrix = new Matrix4();
  readonly #a = new Vector3();
  readonly #sideB = new Vector3();
  readonly #sideC = new Vector3();
  readonly #fromCToB = new Vector3();
  readonly #up = new Vector3();
  readonly #tip = new Vector3();
  readonly #normalLength = new Scalar();

  constructor(resources: RenderResources, kind: 'triangle' | 'parallelogram') {
    this.#resources = resources;
    this.#fourCorners = kind === 'parallelogram';
    this.#centerPart.value = this.#fourCorners ? 1 / 2 : 1 / 3;
    const edges = resources.geometry(`${kind}-edges`, () => outlineEdges(kCorners[kind]));
    this.#fill = nodeMesh(
      facetFill(resources, kind),
      new FillMaterial(resources.screen, this.highlight),
    );
    this.#edges = nodeMesh(edges, new EdgeMaterial(resources.screen, this.highlight, true));
    this.#fill.material.dots.value = 0.35;
    this.#normal = new Strokes(resources.strokes, kDrawOrder.shapes);
    this.#color = this.#edges.material.color.value;
    this.#shaft = lineStyle(this.#color, 1.4);
    this.#head = lineStyle(this.#color, 7, { head: 8 });
    this.object.add(this.#fill, this.#edges, this.#normal.mesh);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'triangle' && shape.kind !== 'parallelogram') return;
    this.#a.fromArray(shape.a);
    this.#sideB.fromArray(shape.b).sub(this.#a);
    this.#sideC.fromArray(shape.c).sub(this.#a);
    this.#fromCToB.subVectors(this.#sideB, this.#sideC);
    makeUnit(this.#up.crossVectors(this.#sideB, this.#sideC));
    writeBasis(this.#matrix, this.#sideB, this.#sideC, this.#up, this.#a);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#edges, this.#matrix);
    this.highlight.origin.copy(this.#a);

    writeAlong(this.anchor, this.#a, this.#sideB, this.#centerPart);
    writeAlong(this.anchor, this.anchor, this.#sideC, this.#centerPart);
    const b = this.#sideB;
    const c = this.#sideC;
    const longest = Math.max(b.x * b.x + b.y * b.y + b.z * b.z, c.x * c.x + c.y * c.y + c.z * c.z);
    this.size.value = 0.6 * Math.sqrt(longest);
    this.#normalLength.value = kNormalPart * this.size.value;
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    const sideB = this.#sideB;
    const sideC = this.#sideC;
    const b = isAcute(sideB, direction);
    const c = isAcute(sideC, direction);
    into.copy(this.#a);
    if (this.#fourCorners) {
      if (b) into.add(sideB);
      if (c) into.add(sideC);
    } else if (b || c) {
      into.add(isAcute(this.#fromCToB, direction) ? sideB : sideC);
    }
    return into;
  }

  paint(style: ShapeStyle): void {
    paintFill(this.#fill.material, style, this.#resources.colors);
    paintEdges(this.#edges.material, style);
    // The normal has the shape's color, so it is written when the color is known.
    writeAlong(this.#tip, this.anchor, this.#up, this.#normalLength);
    this.#normal.clear(this.anchor);
    this.#normal.arrow(this.anchor, this.#tip, this.#shaft, this.#head);
    this.#normal.commit();
  }

  dispose(): void {
    this.#fill.material.dispose();
    this.#edges.material.dispose();
    this.#normal.dispose();
  }
}

/** The shape's fill in the frame of its sides. */
export function facetFill(
  resources: RenderResources,
  kind: 'triangle' | 'parallelogram',
): BufferGeometry {
  return resources.geometry(kind, () => facetGeometry(kCorners[kind]));
}

function facetGeometry(corners: readonly (readonly number[])[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners.flat(), 3));
  const normals = corners.flatMap(() => [0, 0, 1]);
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(corners.length === 3 ? [0, 1, 2] : [0, 1, 2, 0, 2, 3]);
  return geometry;
}
