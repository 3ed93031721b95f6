// The scene of the last visit: stored after edits, restored where the page's URL and attributes name no other.
import { presets } from '../../presets/index.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Attributes } from '../attributes.ts';
import { Autosave, kSceneKey } from './autosave.ts';
import { readStored, writeStored } from './local-storage.ts';
import { readText } from './scene-reader.ts';
import { writeScene } from './write-scene.ts';

const isPreset = (scene: Scene) => presets.some((preset) => preset.scene === scene);

const asksForScene = ({ preset, scene, src }: Attributes) =>
  preset !== null || scene !== null || src !== null;

export class StoredScene {
  readonly #attributes: Attributes;
  readonly #signal: AbortSignal;
  readonly #autosave = new Autosave((scene) => (isPreset(scene) ? null : writeScene(scene)));
  /** The stored scene has been read and may be overwritten. */
  #mayOverwrite = false;

  constructor(attributes: Attributes, signal: AbortSignal) {
    this.#attributes = attributes;
    this.#signal = signal;
    addEventListener('pagehide', () => this.#autosave.flush(), { signal });
    signal.addEventListener('abort', () => this.#autosave.flush());
  }

  /** null: there is none, or another one was requested. `current`: returns the scene that is shown. */
  async read(current: () => Scene): Promise<Scene | null> {
    const asked = asksForScene(this.#attributes) || location.hash !== '';
    const text = asked || !this.#attributes.autosave ? null : readStored(kSceneKey);
    if (text === null) return null;
    const opening = current();
    try {
      const read = await readText(text, '');
      if (this.#signal.aborted || current() !== opening) return null;
      if ('scene' in read) return read.scene;
      writeStored(kSceneKey, null);
    } catch (error) {
      console.error(error);
    }
    return null;
  }

  allowOverwriting(): void {
    this.#mayOverwrite = true;
  }

  changed(scene: Scene): void {
    if (this.#attributes.autosave && this.#mayOverwrite) this.#autosave.schedule(scene);
  }
}
