// Plane: a ruled translucent patch near the scene, with an arrow that tells its front.
import { Group, Matrix4, PlaneGeometry, Vector3 } from 'three';
import { kNormalLength } from '../../scene/handles.ts';
import type { Parallelogram, Plane, Shape } from '../../scene/shape.ts';
import { outlineEdges, ruledSquareEdges } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { makePerpendicular, makeUnit, Scalar, writeAlong, writeBasis } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import type { Resources, SceneBounds, ShapeNode, ShapeStyle } from './shape-node.ts';
import { kNodeOrder, moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

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
function patchSize(bounds: SceneBounds): number {
  return kPatchPart * bounds.radius;
}

const normal = new Vector3();
const foot = new Vector3();
const sideX = new Vector3();
const sideY = new Vector3();

/** The patch as a frame in which its corners are (±1, ±1, 0) and its front is z. */
function placePatch(plane: Plane, bounds: SceneBounds, into: Matrix4): Matrix4 {
  makeUnit(normal.fromArray(plane.normal));
  writeFoot(plane, bounds.focus, foot);
  // A side along the world's x or z, so that the patch does not seem to spin as the plane tilts.
  if (Math.abs(normal.x) < 0.8) sideX.set(1, 0, 0);
  else sideX.set(0, 0, 1);
  makePerpendicular(sideX, normal);
  sideY.crossVectors(normal, sideX);
  const half = patchSize(bounds);
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
export function patchCorners(
  plane: Plane,
  bounds: SceneBounds,
): [Vector3, Vector3, Vector3, Vector3] {
  const patch = placePatch(plane, bounds, new Matrix4());
  const corner = (x: number, y: number) => new Vector3(x, y, 0).applyMatrix4(patch);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** The patch as a shape of its own. */
export function patchShape(plane: Plane, bounds: SceneBounds): Parallelogram {
  const [a, b, , c] = patchCorners(plane, bounds);
  return { kind: 'parallelogram', a: a.toArray(), b: b.toArray(), c: c.toArray() };
}

export class PlaneNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly aside = { x: 0, y: 16 };
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: Resources;
  readonly #fill;
  readonly #border;
  readonly #ruling;
  readonly #arrow: Strokes;
  readonly #shaft: LineStyle;
  readonly #head: LineStyle;
  readonly #matrix = new Matrix4();
  readonly #foot = new Vector3();
  readonly #normal = new Vector3();
  readonly #tip = new Vector3();
  readonly #normalLength = new Scalar();

  constructor(resources: Resources) {
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
    this.#arrow = new Strokes(resources.strokes, kNodeOrder);
    const color = this.#border.material.color.value;
    this.#shaft = lineStyle(color, 1.6);
    this.#head = lineStyle(color, 9, { head: 11 });
    this.object.add(this.#fill, this.#ruling, this.#border, this.#arrow.mesh);
  }

  place(shape: Shape): void {
    if (shape.kind !== 'plane') return;
    const { bounds } = this.#resources;
    placePatch(shape, bounds, this.#matrix);
    this.#foot.setFromMatrixPosition(this.#matrix);
    this.#normal.setFromMatrixColumn(this.#matrix, 2);
    this.anchor.set(0.88, 0.88, 0).applyMatrix4(this.#matrix);
    writeAlong(this.#tip, this.#foot, this.#normal, this.#normalLength);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#ruling, this.#matrix);
    moveMesh(this.#border, this.#matrix);
  }

  /** None, for it has no end; what stands beside shapes leaves planes aside. */
  support(_: Vector3, into: Vector3): Vector3 {
    return into.copy(this.#foot);
  }

  paint(style: ShapeStyle): void {
    // A plane covers much of the picture: it stays fainter than bodies.
    paintFill(this.#fill.material, style, this.#resources.colors, 0.6);
    paintEdges(this.#border.material, style);
    this.#ruling.material.color.value.copy(this.#border.material.color.value);
    this.#arrow.clear(this.#foot);
    this.#arrow.dot(this.#foot, this.#head);
    this.#arrow.arrow(this.#foot, this.#tip, this.#shaft, this.#head);
    this.#arrow.commit();
  }

  dispose(): void {
    this.#fill.material.dispose();
    this.#ruling.material.dispose();
    this.#border.material.dispose();
    this.#arrow.dispose();
  }
}
