// The core's part of a frame: the hit boxes into a world, and which of them the ray and the test box meet.
import type { SkinnedMesh } from 'three';
import { type HitBox, hitBoxes } from '../../adapters/index.ts';
import type { Core, World } from '../../core/index.ts';
import type { Aabb, Ray, Vec3 } from '../../scene/shape.ts';

export interface RayHit {
  /** Of the bone in the skeleton. */
  readonly bone: number;
  /** In meters. */
  readonly distance: number;
  readonly point: Vec3;
}

export class SkinHits {
  readonly #core: Core;
  readonly #world: World;
  readonly #mesh: SkinnedMesh;
  #boxes: readonly HitBox[] = [];
  /** The ray's first hit; null: it hits none, or there is no ray. Refreshed by `find`. */
  ray: RayHit | null = null;
  /** Bones whose boxes the test box meets. Refreshed by `find`. */
  met: readonly number[] = [];

  /** @throws OutOfMemoryError, InvalidObjectError */
  constructor(core: Core, mesh: SkinnedMesh, threshold: number) {
    this.#core = core;
    this.#mesh = mesh;
    this.#world = core.createWorld({ shapes: mesh.skeleton.bones.length });
    this.fit(threshold);
  }

  get boxes(): readonly HitBox[] {
    return this.#boxes;
  }

  /** All boxes anew, for another threshold. */
  fit(threshold: number): void {
    this.#boxes = hitBoxes(this.#mesh, { threshold });
    this.#world.count = 0;
  }

  /** Where the bones are now. */
  find(ray: Ray | null, testBox: Aabb): void {
    const boxes = this.#boxes;
    for (let slot = 0; slot < boxes.length; slot++) {
      this.#world.set(slot, (boxes[slot] as HitBox).box());
    }
    const first = ray && this.#world.raycast(ray);
    this.ray = first && {
      bone: this.#boneAt(first.slot),
      distance: first.hit.distance,
      point: first.hit.point,
    };
    this.met = this.#world.query(testBox).map((slot) => this.#boneAt(slot));
  }

  /** The distance at which a ray hits the test box, if that is before all hit boxes; else null. */
  distanceTo(testBox: Aabb, ray: Ray): number | null {
    const { hit } = this.#core.test(ray, testBox);
    const other = this.#world.raycast(ray);
    if (!hit || (other && other.hit.t < hit.t)) return null;
    return hit.distance;
  }

  dispose(): void {
    this.#world.dispose();
  }

  #boneAt(slot: number): number {
    return (this.#boxes[slot] as HitBox).boneIndex;
  }
}
