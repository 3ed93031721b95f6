// The silhouette of a capsule: on each of the two end spheres the part of the circle
// where lines from the eye touch it, and the two lines that join these arcs. Seen along the axis only the
// circle of the nearer sphere is left.
import type { InstancedBufferAttribute, InstancedBufferGeometry, Mesh, Vector4 } from 'three';
import { DynamicDrawUsage, Matrix4, Vector3 } from 'three';
import { EdgeList } from '../engine/edges.ts';
import { Scalar } from '../engine/in-place.ts';
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
  /** From the middle to an end, and across, in meters. */
  readonly half: Scalar;
  readonly radius: Scalar;
}

export class CapsuleOutline {
  readonly mesh: Mesh<InstancedBufferGeometry, EdgeMaterial>;
  readonly #matrix = new Matrix4();
  /** Relative to the capsule's middle, xyz each, around the outline. */
  readonly #corners = new Float64Array(3 * kCorners);
  /** Center of the end sphere whose arc is written, from the capsule's middle. */
  readonly #end = new Vector3();
  /** Unit vectors: to the eye, to the middle of the arc as seen from there, and across both. */
  readonly #toEye = new Vector3();
  readonly #outward = new Vector3();
  readonly #across = new Vector3();
  /** Half the angle of the arc, in radians. */
  readonly #halfAngle = new Scalar();
  /** Of the circle where lines from the eye touch the unit sphere: its place toward the eye, its radius. */
  readonly #sine = new Scalar();
  readonly #cosine = new Scalar();

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
    const pastEnd = Math.max(Math.abs(along) - w * half, 0);
    const inside = w * radius;
    this.mesh.visible = acrossSquare + pastEnd * pastEnd > inside * inside;
    if (!this.mesh.visible) return;
    const onAxis = Math.max(inside, (1 - w) * kOnAxis);
    if (acrossSquare > onAxis * onAxis) {
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

  /** The arc of the sphere at one end (side 1: along the axis) that faces away from the other end. */
  #writeArc(
    capsule: DrawnCapsule,
    eye: Vector4,
    side: number,
    whole: boolean,
    first: number,
  ): void {
    this.#aim(capsule, eye, side);
    const radius = capsule.radius.value;
    const halfAngle = whole ? Math.PI : this.#halfAngle.value;
    const sine = this.#sine.value;
    const cosine = this.#cosine.value;
    const end = this.#end;
    const u = this.#toEye;
    const v = this.#outward;
    const w = this.#across;
    for (let i = 0; i <= kPieces; i++) {
      const angle = halfAngle * ((2 * i) / kPieces - 1);
      const c = cosine * Math.cos(angle);
      const s = cosine * Math.sin(angle);
      const at = 3 * (first + i);
      this.#corners[at] = end.x + radius * (sine * u.x + c * v.x + s * w.x);
      this.#corners[at + 1] = end.y + radius * (sine * u.y + c * v.y + s * w.y);
      this.#corners[at + 2] = end.z + radius * (sine * u.z + c * v.z + s * w.z);
    }
  }

  /** Takes the directions and the angle of the arc at an end. */
  #aim({ anchor, axis, up, half, radius }: DrawnCapsule, eye: Vector4, side: number): void {
    const { w } = eye;
    const end = this.#end;
    end.x = side * half.value * axis.x;
    end.y = side * half.value * axis.y;
    end.z = side * half.value * axis.z;
    const u = this.#toEye;
    u.x = eye.x - w * (anchor.x + end.x);
    u.y = eye.y - w * (anchor.y + end.y);
    u.z = eye.z - w * (anchor.z + end.z);
    const distance = Math.sqrt(u.x * u.x + u.y * u.y + u.z * u.z);
    u.x /= distance;
    u.y /= distance;
    u.z /= distance;
    const facing = side * (axis.x * u.x + axis.y * u.y + axis.z * u.z);
    const v = this.#outward;
    v.x = side * axis.x - facing * u.x;
    v.y = side * axis.y - facing * u.y;
    v.z = side * axis.z - facing * u.z;
    let size = Math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
    if (size < kOnAxis) {
      v.copy(up);
      size = 1;
    }
    v.x /= size;
    v.y /= size;
    v.z /= size;
    this.#across.crossVectors(u, v);
    // Lines from the eye touch the sphere at end + radius (sine · u + cosine · (a direction across u)).
    const sine = (w * radius.value) / distance;
    const cosine = Math.sqrt(Math.max(1 - sine * sine, 0));
    this.#sine.value = sine;
    this.#cosine.value = cosine;
    const bound = Math.min(Math.max((-sine * facing) / (cosine * size), -1), 1);
    this.#halfAngle.value = Math.acos(bound);
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
