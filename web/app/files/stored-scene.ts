// The scene of the tab, or of the last visit: stored after edits, restored where the page's URL and attributes
// name no other.
import { keyOf } from '../../presets/index.ts';
import type { Scene } from '../../scene/scene.ts';
import { writeScene } from '../../scene/scene-document.ts';
import type { Attributes } from '../attributes.ts';
import { Autosave } from './autosave.ts';
import { SceneEntry } from './scene-entry.ts';

const asksForScene = ({ preset, scene, src }: Attributes) =>
  preset !== null || scene !== null || src !== null;

export class StoredScene {
  readonly #attributes: Attributes;
  readonly #entry = new SceneEntry();
  readonly #autosave: Autosave;
  /** The stored scene has been read and may be overwritten. */
  #mayOverwrite = false;
  /** It could not be read this time, or can't be opened and not be set aside either. */
  #isInTheWay = false;
  #hasFailed = false;

  /** `failed`: called with the first text of a visit that could not be stored. */
  constructor(attributes: Attributes, signal: AbortSignal, failed: (text: string) => void) {
    this.#attributes = attributes;
    this.#autosave = new Autosave((scene) => {
      const text = keyOf(scene) !== null ? null : writeScene(scene);
      if (this.#entry.write(text) || text === null || this.#hasFailed) return;
      this.#hasFailed = true;
      failed(text);
    });
    addEventListener('pagehide', () => this.#autosave.flush(), { signal });
    signal.addEventListener('abort', () => this.#autosave.flush());
  }

  /** null: there is none, or another one was requested. */
  get text(): string | null {
    const asked = asksForScene(this.#attributes) || location.hash !== '';
    return asked || !this.#attributes.autosave ? null : this.#entry.read();
  }

  /**
   * Keeps the text of a scene that can't be opened under a key of its own. Where that fails, nothing
   * is stored during this visit: the text stays where it is.
   */
  setAside(text: string): void {
    this.#isInTheWay = !this.#entry.setAside(text);
  }

  /** Nothing is stored during this visit: the text stays where it is for the next one. */
  leave(): void {
    this.#isInTheWay = true;
  }

  allowOverwriting(): void {
    this.#mayOverwrite = !this.#isInTheWay;
  }

  changed(scene: Scene): void {
    if (this.#attributes.autosave && this.#mayOverwrite) this.#autosave.schedule(scene);
  }
}
