// Plane: a ruled translucent patch near the scene, with an arrow that tells its front.
import { Group, Matrix4, PlaneGeometry, Vector3 } from 'three';
import { kNormalLength } from '../../scene/handles.ts';
import type { Parallelogram, Plane, Shape } from '../../scene/shape.ts';
import { outlineEdges, ruledSquareEdges } from '../edges.ts';
import { FillMaterial } from '../fill-material.ts';
import { makePerpendicular, makeUnit, Scalar, writeAlong, writeBasis } from '../in-place.ts';
import { EdgeMaterial } from '../line-materials.ts';
import type { Ink } from '../strokes.ts';
import { ink, Strokes } from '../strokes.ts';
import { LitUniforms } from '../uniforms.ts';
import type { Kit, Look, Room, Solid } from './solid.ts';
import { kSolidOrder, moveMesh, paintEdges, paintFill, solidMesh } from './solid.ts';

const kSquare = [
  [-1, -1, 0],
  [1, -1, 0],
  [1, 1, 0],
  [-1, 1, 0],
];
const kCells = 6;
/** Half the patch's side as a part of the room's radius. */
const kPatchPart = 0.85;

/** Half the side of the patch that stands for a plane, in metres. */
function patchSize(room: Room): number {
  return kPatchPart * room.radius;
}

const normal = new Vector3();
const foot = new Vector3();
const sideX = new Vector3();
const sideY = new Vector3();

/** The patch as a frame in which its corners are (±1, ±1, 0) and its front is z. */
function placePatch(plane: Plane, room: Room, into: Matrix4): Matrix4 {
  makeUnit(normal.fromArray(plane.normal));
  writeFoot(plane, room.focus, foot);
  // A side along the world's x or z, so that the patch does not seem to spin as the plane tilts.
  if (Math.abs(normal.x) < 0.8) sideX.set(1, 0, 0);
  else sideX.set(0, 0, 1);
  makePerpendicular(sideX, normal);
  sideY.crossVectors(normal, sideX);
  const half = patchSize(room);
  sideX.multiplyScalar(half);
  sideY.multiplyScalar(half);
  return writeBasis(into, sideX, sideY, normal, foot);
}

/** The point of a plane that is nearest to another. */
function writeFoot({ normal: n, constant }: Plane, near: Vector3, into: Vector3): void {
  const height = n[0] * near.x + n[1] * near.y + n[2] * near.z + constant;
  const part = height / (n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
  into.x = near.x - part * n[0];
  into.y = near.y - part * n[1];
  into.z = near.z - part * n[2];
}

/** The corners of the patch, one after the other. */
export function patchCorners(plane: Plane, room: Room): [Vector3, Vector3, Vector3, Vector3] {
  const patch = placePatch(plane, room, new Matrix4());
  const corner = (x: number, y: number) => new Vector3(x, y, 0).applyMatrix4(patch);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The patch as a shape of its own. */
export function patchShape(plane: Plane, room: Room): Parallelogram {
  const [a, b, , c] = patchCorners(plane, room);
  return { kind: 'parallelogram', a: a.toArray(), b: b.toArray(), c: c.toArray() };
}

export class PlaneSolid implements Solid {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly aside = { x: 0, y: 16 };
  readonly size = new Scalar();
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
  private readonly tip = new Vector3();
  private readonly normalLength = new Scalar();

  constructor(kit: Kit) {
    this.kit = kit;
    this.normalLength.value = kNormalLength;
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
    const { room } = this.kit;
    placePatch(shape, room, this.matrix);
    this.foot.setFromMatrixPosition(this.matrix);
    this.normal.setFromMatrixColumn(this.matrix, 2);
    this.anchor.set(0.88, 0.88, 0).applyMatrix4(this.matrix);
    writeAlong(this.tip, this.foot, this.normal, this.normalLength);
    moveMesh(this.fill, this.matrix);
    moveMesh(this.ruling, this.matrix);
    moveMesh(this.border, this.matrix);
  }

  /** None, for it has no end; what stands beside shapes leaves planes aside. */
  support(_: Vector3, into: Vector3): Vector3 {
    return into.copy(this.foot);
  }

  paint(look: Look): void {
    // A plane covers much of the picture: it stays fainter than bodies.
    paintFill(this.fill.material, look, this.kit.inks, 0.6);
    paintEdges(this.border.material, look);
    this.ruling.material.color.value.copy(this.border.material.color.value);
    this.arrow.clear(this.foot);
    this.arrow.dot(this.foot, this.head);
    this.arrow.arrow(this.foot, this.tip, this.shaft, this.head);
    this.arrow.commit();
  }

  dispose(): void {
    this.fill.material.dispose();
    this.ruling.material.dispose();
    this.border.material.dispose();
    this.arrow.dispose();
  }
}
