// Stores the scene for the next visit: after a short pause in editing, and when the page is left.
import type { Scene } from '../../scene/scene.ts';
import { writeStored } from './local-storage.ts';

export const kSceneKey = 'scene';
/** In milliseconds. */
const kDelay = 500;

export class Autosave {
  readonly #write: (scene: Scene) => string | null;
  readonly #failed: (text: string) => void;
  #next: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `write` returns null for a scene that need not be stored; `failed` is told the text that could not be. */
  constructor(write: (scene: Scene) => string | null, failed: (text: string) => void) {
    this.#write = write;
    this.#failed = failed;
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
    const text = this.#write(this.#next);
    this.#next = null;
    if (!writeStored(kSceneKey, text) && text !== null) this.#failed(text);
  }
}
