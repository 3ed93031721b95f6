// The plane in the middle of a gap: a translucent square across the axis with a dashed border.
import { Group, Matrix4, PlaneGeometry, Vector3 } from 'three';
import { kDrawOrder } from '../engine/draw-order.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { makePerpendicular, writeBasis } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import { moveMesh, nodeMesh } from '../kinds/shape-node.ts';

export class SeparatingPlane {
  readonly object = new Group();
  /** Half its side, in meters. */
  half = 0;
  readonly #fill;
  readonly #border: Strokes;
  readonly #dashes;
  readonly #sideX = new Vector3();
  readonly #sideY = new Vector3();
  readonly #matrix = new Matrix4();
  readonly #corners = [new Vector3(), new Vector3(), new Vector3(), new Vector3()] as const;

  constructor(resources: RenderResources) {
    const { colors } = resources;
    const quad = resources.geometry('patch', () => new PlaneGeometry(2, 2));
    this.#fill = nodeMesh(quad, new FillMaterial(resources.screen, new HighlightUniforms()));
    this.#fill.material.color.value = colors.gap;
    this.#fill.material.front.value = 0.1;
    this.#fill.material.back.value = 0.1;
    this.#border = new Strokes(resources.strokes, kDrawOrder.shapes);
    this.#dashes = lineStyle(colors.gap, 1, { dash: 5, space: 5, alpha: 0.5 });
    this.object.add(this.#fill, this.#border.mesh);
  }

  place(middle: Vector3, axis: Vector3): void {
    const sideX = this.#sideX;
    const sideY = this.#sideY;
    const matrix = this.#matrix;
    makePerpendicular(sideY.set(0, 1, 0.2), axis);
    sideX.crossVectors(sideY, axis);
    sideX.multiplyScalar(this.half);
    sideY.multiplyScalar(this.half);
    writeBasis(matrix, sideX, sideY, axis, middle);
    moveMesh(this.#fill, matrix);
    this.#drawBorder(middle);
  }

  dispose(): void {
    this.#border.dispose();
    this.#fill.material.dispose();
  }

  #drawBorder(middle: Vector3): void {
    const border = this.#border;
    const dashes = this.#dashes;
    const matrix = this.#matrix;
    const [p, q, r, s] = this.#corners;
    p.set(-1, -1, 0).applyMatrix4(matrix);
    q.set(1, -1, 0).applyMatrix4(matrix);
    r.set(1, 1, 0).applyMatrix4(matrix);
    s.set(-1, 1, 0).applyMatrix4(matrix);
    border.clear(middle);
    border.line(p, q, dashes);
    border.line(q, r, dashes);
    border.line(r, s, dashes);
    border.line(s, p, dashes);
    border.commit();
  }
}
