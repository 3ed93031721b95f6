// The test box under the pointer: it stays at its depth, below the place that was pressed.
import type { Vector2 } from 'three';
import type { Vec3 } from '../../scene/shape.ts';
import type { AimListener } from '../shared/aim.ts';
import type { SkinCamera } from './skin-camera.ts';
import type { SkinSession } from './skin-session.ts';

export class TestBoxDrag implements AimListener {
  readonly #camera: SkinCamera;
  readonly #session: () => SkinSession | null;
  readonly moved: () => void;
  #depth = 0;
  /** From the place that was pressed to the middle of the box. */
  #offset: Vec3 = [0, 0, 0];

  constructor(camera: SkinCamera, session: () => SkinSession | null, moved: () => void) {
    this.#camera = camera;
    this.#session = session;
    this.moved = moved;
  }

  pressed(place: Vector2): boolean {
    const session = this.#session();
    const ray = this.#camera.rayThrough(place);
    const distance = session?.testBoxAlong(ray) ?? null;
    if (!session || distance === null) return false;
    this.#depth = this.#camera.depthOf(ray, distance);
    const at = this.#camera.pointAt(place, this.#depth);
    const [x, y, z] = session.testCenter;
    this.#offset = [x - at[0], y - at[1], z - at[2]];
    this.#camera.turns = false;
    return true;
  }

  dragged(place: Vector2): void {
    const [x, y, z] = this.#camera.pointAt(place, this.#depth);
    const [dx, dy, dz] = this.#offset;
    this.#session()?.moveTestBox([x + dx, y + dy, z + dz]);
  }

  released(): void {
    this.#camera.turns = true;
  }
}
