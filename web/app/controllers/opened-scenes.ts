// Tells edits of a scene from other scenes, so that the camera stays or follows.
import type { Scene } from '../../scene/scene.ts';

/** Which opened scene each scene of the history was made from: undo to another one also moves the camera. */
export class OpenedScenes {
  readonly #began = new WeakMap<Scene, Scene>();

  /** The scene is newly opened, not edited from the previous one. */
  opened(scene: Scene): void {
    this.#began.set(scene, scene);
  }

  /** The opened scene that a scene was made from. */
  originOf(scene: Scene): Scene {
    return this.#began.get(scene) ?? scene;
  }

  /** Whether two successive scenes descend from different opened ones. */
  leadsToOther(scene: Scene, previous: Scene): boolean {
    const before = this.#began.get(previous) ?? previous;
    const known = this.#began.get(scene);
    if (known === undefined) this.#began.set(scene, before);
    return known !== undefined && known !== before;
  }
}
