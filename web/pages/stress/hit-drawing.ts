// Where the ray hits: a dot, the normal as an arrow, as large as letters wherever it is, and of a mesh the triangle.
import {
  BufferAttribute,
  BufferGeometry,
  type Camera,
  type ColorRepresentation,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  Vector3,
} from 'three';
import type { Vec3 } from '../../scene/shape.ts';

/** The arrow's length, as a part of how far away it is. */
const kSize = 0.055;
const kThin = 0.022;
const kHead = 0.24;
const kUp = new Vector3(0, 1, 0);
const kTriangleNumbers = 9;

/** What is drawn of a hit. */
export interface DrawnHit {
  readonly point: Vec3;
  /** null: the ray starts inside. */
  readonly normal: Vec3 | null;
  /** Nine numbers, where it stands; null: it is no mesh. */
  readonly triangle: ArrayLike<number> | null;
}

export class HitDrawing {
  readonly object = new Group();
  readonly #arrow = new Group();
  readonly #ink = new MeshBasicMaterial({ depthTest: false, transparent: true });
  readonly #line = new LineBasicMaterial({ depthTest: false, transparent: true });
  readonly #fill = new MeshBasicMaterial({ depthTest: false, transparent: true, side: DoubleSide });
  readonly #corners = new BufferAttribute(new Float32Array(kTriangleNumbers), 3);
  readonly #triangle = new Group();
  readonly #normal = new Vector3();

  constructor() {
    const stem = new Mesh(new CylinderGeometry(kThin, kThin, 1 - kHead, 12), this.#ink);
    stem.position.y = (1 - kHead) / 2;
    const head = new Mesh(new ConeGeometry(4 * kThin, kHead, 16), this.#ink);
    head.position.y = 1 - kHead / 2;
    const dot = new Mesh(new SphereGeometry(3.4 * kThin, 16, 12), this.#ink);
    this.#arrow.add(stem, head, dot);
    const corners = new BufferGeometry().setAttribute('position', this.#corners);
    this.#triangle.add(new Mesh(corners, this.#fill), new LineLoop(corners, this.#line));
    this.object.add(this.#triangle, this.#arrow);
    this.object.visible = false;
    this.object.traverse((each) => {
      each.frustumCulled = false;
      each.renderOrder = each.parent === this.#triangle ? 1 : 2;
    });
  }

  setColors(ink: ColorRepresentation, fill: ColorRepresentation): void {
    this.#ink.color.set(ink);
    this.#line.color.set(ink);
    this.#fill.color.set(fill);
  }

  set(hit: DrawnHit | null): void {
    const normal = hit?.normal ?? null;
    this.object.visible = hit !== null && normal !== null;
    if (!(hit && normal)) return;
    this.#arrow.position.fromArray(hit.point);
    this.#arrow.quaternion.setFromUnitVectors(kUp, this.#normal.fromArray(normal));
    this.#triangle.visible = hit.triangle !== null;
    if (!hit.triangle) return;
    this.#corners.array.set(hit.triangle);
    this.#corners.needsUpdate = true;
  }

  /** Before it is drawn: the view may have turned. */
  fit(camera: Camera): void {
    this.#arrow.scale.setScalar(kSize * this.#arrow.position.distanceTo(camera.position));
  }
}
