// The mark of one triangle of a mesh: a fill, and where it is to stand out its three sides as well. Rewritten in place.
import type { BufferAttribute, Color, Matrix4 } from 'three';
import { BufferGeometry, Float32BufferAttribute, Group, type Mesh } from 'three';
import { EdgeList } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { HighlightUniforms } from '../engine/uniforms.ts';
import { moveMesh, nodeMesh } from './shape-node.ts';

export interface MarkStyle {
  /** Alpha of the fill. */
  readonly fill: number;
  /** Width of the sides in CSS pixels; 0: none are drawn. */
  readonly sides: number;
}

const kCorners = 3;

export class TriangleMark {
  readonly object = new Group();
  readonly #fill: Mesh<BufferGeometry, FillMaterial>;
  readonly #sides;
  /** The one that is marked; −1: none. */
  #shown = -1;

  constructor({ screen }: RenderResources, highlight: HighlightUniforms, style: MarkStyle) {
    this.#fill = nodeMesh(new BufferGeometry(), new FillMaterial(screen, highlight));
    for (const name of ['position', 'normal']) {
      const numbers = new Float32Array(3 * kCorners).fill(1); // a normal of no length is none to shaders
      this.#fill.geometry.setAttribute(name, new Float32BufferAttribute(numbers, 3));
    }
    this.#fill.material.front.value = style.fill;
    this.#fill.material.back.value = style.fill;
    const edges = new EdgeList();
    for (let i = 0; i < kCorners; i++) edges.add([0, 0, 0], [0, 0, 0]);
    this.#sides = nodeMesh(edges.geometry(), new EdgeMaterial(screen, highlight, true));
    this.#sides.material.front.value.set(style.sides, 1);
    this.#sides.visible = style.sides > 0;
    this.object.add(this.#fill, this.#sides);
    this.object.visible = false;
  }

  /** `points`: of the mesh, of which `index` has three a triangle; −1: none is marked. */
  show(triangle: number, points: Float64Array, index: Int32Array): void {
    if (triangle === this.#shown) return;
    this.#shown = triangle;
    this.object.visible = triangle >= 0;
    if (triangle < 0) return;
    const position = this.#fill.geometry.getAttribute('position') as BufferAttribute;
    const start = this.#sides.geometry.getAttribute('start') as BufferAttribute;
    const end = this.#sides.geometry.getAttribute('end') as BufferAttribute;
    for (let i = 0; i < kCorners; i++) {
      const at = 3 * (index[kCorners * triangle + i] as number);
      for (let axis = 0; axis < 3; axis++) {
        const number = points[at + axis] as number;
        position.array[3 * i + axis] = number;
        start.array[3 * i + axis] = number;
        end.array[3 * ((i + 2) % kCorners) + axis] = number;
      }
    }
    position.needsUpdate = true;
    start.needsUpdate = true;
    end.needsUpdate = true;
  }

  /** Of another mesh nothing is marked yet. */
  clear(): void {
    this.#shown = -1;
    this.object.visible = false;
  }

  paint(fill: Color, sides: Color): void {
    this.#fill.material.color.value.copy(fill);
    this.#sides.material.color.value.copy(sides);
  }

  moveTo(matrix: Matrix4): void {
    moveMesh(this.#fill, matrix);
    moveMesh(this.#sides, matrix);
  }

  dispose(): void {
    for (const { geometry, material } of [this.#fill, this.#sides]) {
      geometry.dispose();
      material.dispose();
    }
  }
}
