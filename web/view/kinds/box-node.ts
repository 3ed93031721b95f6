// AABB and OBB: the cube from −1 to 1, placed by one matrix.
import { BoxGeometry, Group, Matrix4, Quaternion, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { cubeEdges } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { isAcute, makeUnitQuaternion, Scalar } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

export class BoxNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [0, 0] as const;
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #edges;
  readonly #matrix = new Matrix4();
  readonly #rotation = new Quaternion();
  readonly #half = new Vector3();
  readonly #side = new Vector3();

  constructor(resources: RenderResources) {
    this.#resources = resources;
    const cube = resources.geometry('cube', () => new BoxGeometry(2, 2, 2));
    const edges = resources.geometry('cube-edges', cubeEdges);
    this.#fill = nodeMesh(cube, new FillMaterial(resources.screen, this.highlight));
    this.#edges = nodeMesh(edges, new EdgeMaterial(resources.screen, this.highlight, true));
    this.object.add(this.#fill, this.#edges);
  }

  place(shape: SceneShape): void {
    if (shape.kind === 'obb') {
      this.anchor.fromArray(shape.center);
      this.#half.fromArray(shape.halfExtents);
      makeUnitQuaternion(this.#rotation.fromArray(shape.rotation));
    } else if (shape.kind === 'aabb') {
      this.anchor.fromArray(shape.min);
      this.#half.fromArray(shape.max).sub(this.anchor).multiplyScalar(0.5);
      this.anchor.add(this.#half);
      this.#rotation.identity();
    }
    const { x, y, z } = this.#half;
    this.size.value = Math.sqrt(x * x + y * y + z * z);
    this.#matrix.compose(this.anchor, this.#rotation, this.#half);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#edges, this.#matrix);
    this.highlight.origin.copy(this.anchor);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    into.copy(this.anchor);
    for (let column = 0; column < 12; column += 4) {
      this.#side.fromArray(this.#matrix.elements, column);
      if (isAcute(this.#side, direction)) into.add(this.#side);
      else into.sub(this.#side);
    }
    return into;
  }

  paint(style: ShapeStyle): void {
    paintFill(this.#fill.material, style, this.#resources.colors);
    paintEdges(this.#edges.material, style);
  }

  dispose(): void {
    this.#fill.material.dispose();
    this.#edges.material.dispose();
  }
}
