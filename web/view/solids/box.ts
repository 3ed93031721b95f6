// AABB and OBB: the cube from −1 to 1, placed by one matrix.
import { BoxGeometry, Group, Matrix4, Quaternion, Vector3 } from 'three';
import type { Shape } from '../../scene/shape.ts';
import { cubeEdges } from '../edges.ts';
import { FillMaterial } from '../fill-material.ts';
import { isAcute, makeUnitQuaternion, Scalar } from '../in-place.ts';
import { EdgeMaterial } from '../line-materials.ts';
import { LitUniforms } from '../uniforms.ts';
import type { Kit, Look, Solid } from './solid.ts';
import { moveMesh, paintEdges, paintFill, solidMesh } from './solid.ts';

export class BoxSolid implements Solid {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly aside = { x: 0, y: 0 };
  readonly size = new Scalar();
  readonly lit = new LitUniforms();
  private readonly kit: Kit;
  private readonly fill;
  private readonly edges;
  private readonly matrix = new Matrix4();
  private readonly rotation = new Quaternion();
  private readonly half = new Vector3();
  private readonly side = new Vector3();

  constructor(kit: Kit) {
    this.kit = kit;
    const cube = kit.geometry('cube', () => new BoxGeometry(2, 2, 2));
    const rim = kit.geometry('cube-edges', cubeEdges);
    this.fill = solidMesh(cube, new FillMaterial(kit.screen, this.lit));
    this.edges = solidMesh(rim, new EdgeMaterial(kit.screen, this.lit, true));
    this.object.add(this.fill, this.edges);
  }

  place(shape: Shape): void {
    if (shape.kind === 'obb') {
      this.anchor.fromArray(shape.center);
      this.half.fromArray(shape.halfExtents);
      makeUnitQuaternion(this.rotation.fromArray(shape.rotation));
    } else if (shape.kind === 'aabb') {
      this.anchor.fromArray(shape.min);
      this.half.fromArray(shape.max).sub(this.anchor).multiplyScalar(0.5);
      this.anchor.add(this.half);
      this.rotation.identity();
    }
    const { x, y, z } = this.half;
    this.size.value = Math.sqrt(x * x + y * y + z * z);
    this.matrix.compose(this.anchor, this.rotation, this.half);
    moveMesh(this.fill, this.matrix);
    moveMesh(this.edges, this.matrix);
    this.lit.home.copy(this.anchor);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    into.copy(this.anchor);
    for (let column = 0; column < 12; column += 4) {
      this.side.fromArray(this.matrix.elements, column);
      if (isAcute(this.side, direction)) into.add(this.side);
      else into.sub(this.side);
    }
    return into;
  }

  paint(look: Look): void {
    paintFill(this.fill.material, look, this.kit.inks);
    paintEdges(this.edges.material, look);
  }

  dispose(): void {
    this.fill.material.dispose();
    this.edges.material.dispose();
  }
}
