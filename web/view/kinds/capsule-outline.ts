// The outline of a capsule as the eye sees it: on each of the two end balls the part of the circle
// where lines from the eye touch it, and the two lines that join these arcs. Along the axis only the
// circle of the nearer ball is left.
import type {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  Vector3,
  Vector4,
} from 'three';
import { DynamicDrawUsage, Matrix4 } from 'three';
import { EdgeList } from '../engine/edges.ts';
import type { Scalar } from '../engine/in-place.ts';
import type { EdgeMaterial } from '../engine/line-materials.ts';
import { moveMesh, nodeMesh } from './shape-node.ts';

/** Pieces of an arc. */
const kPieces = 48;
const kCorners = 2 * (kPieces + 1);
/** Below this part of the distance, the eye is on the axis; without perspective, it looks along it. */
const kOnAxis = 1e-6;

export interface DrawnCapsule {
  /** The middle. */
  readonly anchor: Vector3;
  /** Unit vectors along and across. */
  readonly axis: Vector3;
  readonly up: Vector3;
  /** From the middle to an end, and across, in metres. */
  readonly half: Scalar;
  readonly radius: Scalar;
}

export class CapsuleOutline {
  readonly mesh: Mesh<InstancedBufferGeometry, EdgeMaterial>;
  readonly #matrix = new Matrix4();
  /** From the middle, xyz each, around the outline. */
  readonly #corners = new Float64Array(3 * kCorners);

  constructor(material: EdgeMaterial) {
    const edges = new EdgeList();
    for (let i = 0; i < kCorners; i++) edges.add([0, 0, 0], [0, 0, 0]);
    this.mesh = nodeMesh(edges.geometry(), material);
    for (const name of ['start', 'end']) this.#attribute(name).setUsage(DynamicDrawUsage);
  }

  draw(capsule: DrawnCapsule, eye: Vector4): void {
    const { anchor, axis } = capsule;
    const half = capsule.half.value;
    const radius = capsule.radius.value;
    const { w } = eye;
    const x = eye.x - w * anchor.x;
    const y = eye.y - w * anchor.y;
    const z = eye.z - w * anchor.z;
    const along = x * axis.x + y * axis.y + z * axis.z;
    const acrossSquare = Math.max(x * x + y * y + z * z - along * along, 0);
    const beyond = Math.max(Math.abs(along) - w * half, 0);
    const near = w * radius;
    this.mesh.visible = acrossSquare + beyond * beyond > near * near;
    if (!this.mesh.visible) return;
    const aside = Math.max(near, (1 - w) * kOnAxis);
    if (acrossSquare > aside * aside) {
      this.#writeArc(capsule, eye, -1, false, 0);
      this.#writeArc(capsule, eye, 1, false, kPieces + 1);
    } else {
      this.#writeArc(capsule, eye, along < 0 ? -1 : 1, true, 0);
      // The other corners all lie where this circle ends.
      for (let i = kPieces + 1; i < kCorners; i++) {
        this.#corners.copyWithin(3 * i, 3 * kPieces, 3 * (kPieces + 1));
      }
    }
    this.#commit();
    moveMesh(this.mesh, this.#matrix.makeTranslation(anchor));
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  /** The arc of the ball at one end (side 1: along the axis) that looks away from the other. */
  #writeArc(
    { anchor, axis, up, half, radius }: DrawnCapsule,
    eye: Vector4,
    side: number,
    whole: boolean,
    first: number,
  ): void {
    const r = radius.value;
    const endX = side * half.value * axis.x;
    const endY = side * half.value * axis.y;
    const endZ = side * half.value * axis.z;
    // To the eye, u; the direction in which the middle of the arc lies, v; and what is across both.
    const { w } = eye;
    let ux = eye.x - w * (anchor.x + endX);
    let uy = eye.y - w * (anchor.y + endY);
    let uz = eye.z - w * (anchor.z + endZ);
    const distance = Math.sqrt(ux * ux + uy * uy + uz * uz);
    ux /= distance;
    uy /= distance;
    uz /= distance;
    const facing = side * (axis.x * ux + axis.y * uy + axis.z * uz);
    let vx = side * axis.x - facing * ux;
    let vy = side * axis.y - facing * uy;
    let vz = side * axis.z - facing * uz;
    let size = Math.sqrt(vx * vx + vy * vy + vz * vz);
    if (size < kOnAxis) {
      vx = up.x;
      vy = up.y;
      vz = up.z;
      size = 1;
    }
    vx /= size;
    vy /= size;
    vz /= size;
    const wx = uy * vz - uz * vy;
    const wy = uz * vx - ux * vz;
    const wz = ux * vy - uy * vx;
    // Lines from the eye touch the ball at end + r (sine · u + cosine · (a direction across u)).
    const sine = (w * r) / distance;
    const cosine = Math.sqrt(Math.max(1 - sine * sine, 0));
    const bound = Math.min(Math.max((-sine * facing) / (cosine * size), -1), 1);
    const reach = whole ? Math.PI : Math.acos(bound);
    for (let i = 0; i <= kPieces; i++) {
      const angle = reach * ((2 * i) / kPieces - 1);
      const v = cosine * Math.cos(angle);
      const s = cosine * Math.sin(angle);
      const at = 3 * (first + i);
      this.#corners[at] = endX + r * (sine * ux + v * vx + s * wx);
      this.#corners[at + 1] = endY + r * (sine * uy + v * vy + s * wy);
      this.#corners[at + 2] = endZ + r * (sine * uz + v * vz + s * wz);
    }
  }

  /** From each corner to the next, and from the last to the first. */
  #commit(): void {
    const corners = this.#corners;
    const start = this.#attribute('start');
    const end = this.#attribute('end');
    start.array.set(corners);
    end.array.set(corners.subarray(3));
    end.array.set(corners.subarray(0, 3), corners.length - 3);
    start.needsUpdate = true;
    end.needsUpdate = true;
  }

  #attribute(name: string) {
    return this.mesh.geometry.attributes[name] as InstancedBufferAttribute;
  }
}
