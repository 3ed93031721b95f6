// Keeps the scene for the next visit: a moment after it came to rest, and at the latest when the page
// goes away.
import type { Scene } from '../../scene/scene.ts';
import { writeStored } from './local-storage.ts';

export const kSceneKey = 'scene';
const kRest = 500;

export class Autosave {
  readonly #write: (scene: Scene) => string | null;
  #next: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `write` answers null for a scene that needs no keeping. */
  constructor(write: (scene: Scene) => string | null) {
    this.#write = write;
  }

  note(scene: Scene): void {
    this.#next = scene;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), kRest);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#next === null) return;
    const text = this.#write(this.#next);
    this.#next = null;
    writeStored(kSceneKey, text);
  }
}
