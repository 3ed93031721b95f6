// Which opened scene each scene of the history began as: going back to another one, the camera goes, too.
import type { Scene } from '../../scene/scene.ts';

export class OpenedScenes {
  readonly #began = new WeakMap<Scene, Scene>();

  /** The scene is one that is opened, not one that was made from the one before. */
  opened(scene: Scene): void {
    this.#began.set(scene, scene);
  }

  /** Whether going from one scene to the other leads to what was opened at another time. */
  crossed(scene: Scene, previous: Scene): boolean {
    const before = this.#began.get(previous) ?? previous;
    const known = this.#began.get(scene);
    if (known === undefined) this.#began.set(scene, before);
    return known !== undefined && known !== before;
  }
}
