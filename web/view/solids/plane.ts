// Plane: a ruled translucent patch near the scene, with an arrow that tells its front.
import { Group, Matrix4, PlaneGeometry, Vector3 } from 'three';
import type { Shape } from '../../scene/shape.ts';
import { kNormalLength } from '../../scene/transform.ts';
import { outlineEdges, ruledSquareEdges } from '../edges.ts';
import { EdgeMaterial, FillMaterial, LitUniforms } from '../materials.ts';
import type { Ink } from '../strokes.ts';
import { ink, Strokes } from '../strokes.ts';
import type { Kit, Look, Solid } from './solid.ts';
import { kSolidOrder, paintEdges, paintFill, solidMesh } from './solid.ts';

const kSquare = [
  [-1, -1, 0],
  [1, -1, 0],
  [1, 1, 0],
  [-1, 1, 0],
];
const kCells = 6;
/** Half the patch's side as a part of the room's radius. */
const kPatchPart = 0.6;

export class PlaneSolid implements Solid {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly aside = { x: 0, y: 16 };
  radius = 0;
  readonly lit = new LitUniforms();
  private readonly kit: Kit;
  private readonly fill;
  private readonly border;
  private readonly ruling;
  private readonly arrow: Strokes;
  private readonly shaft: Ink;
  private readonly head: Ink;
  private readonly matrix = new Matrix4();
  private readonly foot = new Vector3();
  private readonly normal = new Vector3();
  private readonly sideX = new Vector3();
  private readonly sideY = new Vector3();
  private readonly tip = new Vector3();

  constructor(kit: Kit) {
    this.kit = kit;
    const patch = kit.geometry('patch', () => new PlaneGeometry(2, 2));
    const border = kit.geometry('patch-border', () => outlineEdges(kSquare));
    const ruling = kit.geometry('patch-ruling', () => ruledSquareEdges(kCells));
    this.fill = solidMesh(patch, new FillMaterial(kit.screen, this.lit));
    this.fill.material.dots.value = 0.25;
    this.ruling = solidMesh(ruling, new EdgeMaterial(kit.screen, this.lit, true));
    this.ruling.material.front.value.set(0.8, 0.3);
    this.border = solidMesh(border, new EdgeMaterial(kit.screen, this.lit, true));
    this.arrow = new Strokes(kit.strokes, kSolidOrder);
    const color = this.border.material.color.value;
    this.shaft = ink(color, 1.6);
    this.head = ink(color, 9, { head: 11 });
    this.object.add(this.fill, this.ruling, this.border, this.arrow.mesh);
  }

  place(shape: Shape): void {
    if (shape.kind !== 'plane') return;
    const { focus, radius } = this.kit.room;
    this.normal.fromArray(shape.normal);
    const size = this.normal.length();
    this.normal.divideScalar(size);
    const height = this.normal.dot(focus) + shape.constant / size;
    this.foot.copy(focus).addScaledVector(this.normal, -height);

    // A side along the world's x or z, so that the patch does not seem to spin as the plane tilts.
    if (Math.abs(this.normal.x) < 0.8) this.sideX.set(1, 0, 0);
    else this.sideX.set(0, 0, 1);
    this.sideX.addScaledVector(this.normal, -this.normal.dot(this.sideX)).normalize();
    this.sideY.crossVectors(this.normal, this.sideX);

    this.radius = kPatchPart * radius;
    this.anchor.copy(this.foot);
    this.anchor.addScaledVector(this.sideX, 0.88 * this.radius);
    this.anchor.addScaledVector(this.sideY, 0.88 * this.radius);
    this.tip.copy(this.foot).addScaledVector(this.normal, kNormalLength);
    this.sideX.multiplyScalar(this.radius);
    this.sideY.multiplyScalar(this.radius);
    this.matrix.makeBasis(this.sideX, this.sideY, this.normal).setPosition(this.foot);
    this.moveTo(this.fill);
    this.moveTo(this.ruling);
    this.moveTo(this.border);
  }

  /** Without end; what stands beside shapes leaves planes aside. */
  reach(): number {
    return 0;
  }

  paint(look: Look): void {
    paintFill(this.fill.material, look, this.kit.inks);
    // A plane covers much of the picture: it stays fainter than bodies.
    this.fill.material.front.value *= 0.6;
    paintEdges(this.border.material, look);
    this.ruling.material.color.value.copy(this.border.material.color.value);
    this.arrow.clear();
    this.arrow.dot(this.foot, this.head);
    this.arrow.arrow(this.foot, this.tip, this.shaft, this.head);
    this.arrow.mesh.matrix.setPosition(this.foot);
    this.arrow.mesh.matrixWorldNeedsUpdate = true;
    this.arrow.commit();
  }

  dispose(): void {
    this.fill.material.dispose();
    this.ruling.material.dispose();
    this.border.material.dispose();
    this.arrow.dispose();
  }

  private moveTo(mesh: PlaneSolid['fill'] | PlaneSolid['border']): void {
    mesh.matrix.copy(this.matrix);
    mesh.matrixWorldNeedsUpdate = true;
  }
}
