// Stores the scene after a short pause in editing, and when the page is left.
import type { Scene } from '../../scene/scene.ts';

/** In milliseconds. */
const kDelay = 500;

export class Autosave {
  readonly #store: (scene: Scene) => void;
  #next: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(store: (scene: Scene) => void) {
    this.#store = store;
  }

  schedule(scene: Scene): void {
    this.#next = scene;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), kDelay);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#next === null) return;
    this.#store(this.#next);
    this.#next = null;
  }
}
