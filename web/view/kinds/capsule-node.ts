// Capsule: a fill that is fainter in the middle, its silhouette, and faint lines around
// and along it.
import type { Vector4 } from 'three';
import { BufferGeometry, Float32BufferAttribute, Group, Matrix4, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { capsuleEdges } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import {
  isAcute,
  makePerpendicular,
  makeUnit,
  Scalar,
  writeAlong,
  writeBasis,
} from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import { CapsuleOutline, type DrawnCapsule } from './capsule-outline.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

/** With a steeper axis, the lines along it are placed by the world's x instead of by y. */
const kUpright = 0.95;

export class CapsuleNode implements ShapeNode, DrawnCapsule {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [0, 0] as const;
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly radius = new Scalar();
  readonly half = new Scalar();
  readonly axis = new Vector3();
  readonly up = new Vector3();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #lines;
  readonly #outline: CapsuleOutline;
  /** From the middle to the end, in world space: the offset of the sphere's halves. */
  readonly #halfAxis = { value: new Vector3() };
  readonly #matrix = new Matrix4();
  readonly #side = new Vector3();
  readonly #end = new Vector3();

  constructor(resources: RenderResources) {
    this.#resources = resources;
    const sphere = resources.geometry('split-sphere', splitSphere);
    const edges = resources.geometry('capsule-edges', capsuleEdges);
    this.#fill = nodeMesh(
      sphere,
      new FillMaterial(resources.screen, this.highlight, this.#halfAxis),
    );
    this.#fill.material.soft.value = 1;
    this.#lines = nodeMesh(
      edges,
      new EdgeMaterial(resources.screen, this.highlight, false, this.#halfAxis),
    );
    this.#lines.material.front.value.set(1, 0.55);
    this.#lines.material.hidden.value.set(0.7, 0.2);
    this.#outline = new CapsuleOutline(new EdgeMaterial(resources.screen, this.highlight, false));
    this.object.add(this.#fill, this.#lines, this.#outline.mesh);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'capsule') return;
    const { axis, up, anchor } = this;
    const side = this.#side;
    const halfAxis = this.#halfAxis;
    const matrix = this.#matrix;
    this.radius.value = shape.radius;
    anchor.fromArray(shape.start);
    this.#end.fromArray(shape.end);
    const { x, y, z } = halfAxis.value.subVectors(this.#end, anchor).multiplyScalar(0.5);
    anchor.add(halfAxis.value);
    this.half.value = Math.sqrt(x * x + y * y + z * z);
    this.size.value = this.half.value + this.radius.value;
    if (this.half.value > 0) makeUnit(axis.copy(halfAxis.value));
    else axis.set(1, 0, 0);
    if (Math.abs(axis.y) < kUpright) up.set(0, 1, 0);
    else up.set(1, 0, 0);
    makePerpendicular(up, axis);
    side.crossVectors(axis, up);
    writeBasis(matrix, axis, up, side, anchor);
    const e = matrix.elements;
    for (let i = 0; i < 12; i++) e[i] = (e[i] ?? 0) * this.radius.value;
    moveMesh(this.#fill, matrix);
    moveMesh(this.#lines, matrix);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    into.copy(this.anchor);
    if (isAcute(this.axis, direction)) into.add(this.#halfAxis.value);
    else into.sub(this.#halfAxis.value);
    return writeAlong(into, into, direction, this.radius);
  }

  paint(style: ShapeStyle): void {
    paintFill(this.#fill.material, style, this.#resources.colors);
    paintEdges(this.#outline.mesh.material, style);
    this.#lines.material.color.value.copy(this.#outline.mesh.material.color.value);
  }

  faceEye(eye: Vector4): void {
    this.#outline.draw(this, eye);
  }

  dispose(): void {
    this.#fill.material.dispose();
    this.#lines.material.dispose();
    this.#outline.dispose();
  }
}

const kAround = 48;
const kRows = 12;

/**
 * The unit sphere about x, cut at its equator: `part` is the side of a vertex. The band between
 * the two equators is the capsule's cylinder once the halves are moved apart.
 */
function splitSphere(): BufferGeometry {
  const places: number[] = [];
  const halves: number[] = [];
  const triangles: number[] = [];
  for (const half of [-1, 1]) {
    for (let row = 0; row <= kRows; row++) {
      const height = ((half < 0 ? row - kRows : row) / kRows) * (Math.PI / 2);
      for (let i = 0; i <= kAround; i++) {
        const angle = (2 * Math.PI * i) / kAround;
        const across = Math.cos(height);
        places.push(Math.sin(height), across * Math.cos(angle), across * Math.sin(angle));
        halves.push(half);
      }
    }
  }
  const columns = kAround + 1;
  for (let row = 0; row < 2 * kRows + 1; row++) {
    for (let i = 0; i < kAround; i++) {
      const a = row * columns + i;
      triangles.push(a, a + 1, a + columns, a + 1, a + 1 + columns, a + columns);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('part', new Float32BufferAttribute(halves, 1));
  geometry.setIndex(triangles);
  return geometry;
}
