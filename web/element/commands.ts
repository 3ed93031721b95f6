// What a person does to the scene as a whole, and which pair is looked at afterwards.
import { openingPreset, presetByKey } from '../presets/index.ts';
import {
  addShape,
  defaultShape,
  freeSpot,
  pairUp,
  removeItem,
  setPair,
  setPairSide,
} from '../scene/edits.ts';
import { emptyScene, type Scene } from '../scene/scene.ts';
import type { Kind, Vec3 } from '../scene/shape.ts';
import type { Store } from '../scene/store.ts';

export class Commands {
  readonly #store: Store;
  readonly #focus: () => Vec3;

  /** `focus`: where new shapes come to be. */
  constructor(store: Store, focus: () => Vec3) {
    this.#store = store;
    this.#focus = focus;
  }

  /** The opening scene is no step of history: there is nothing before it. */
  open(key: string | null): void {
    const preset = presetByKey(key) ?? presetByKey(openingPreset);
    if (!preset) return;
    if (this.#store.state.scene === emptyScene) this.#store.amend(preset.scene);
    else this.#store.edit(preset.scene);
    this.#store.update({ selected: null, step: null });
  }

  add(kind: Kind): void {
    const { scene } = this.#store.state;
    const id = this.#store.nextId();
    const shape = defaultShape(kind, freeSpot(scene, this.#focus()));
    this.#store.edit(this.#pairedUp(addShape(scene, id, shape), id));
    this.#store.update({ selected: id });
  }

  remove(id: number): void {
    this.#store.edit(removeItem(this.#store.state.scene, id));
  }

  /** A shape outside the pair comes in as its second; with `addToPair` the first stays in any case. */
  select(id: number | null, addToPair: boolean): void {
    const { scene } = this.#store.state;
    if (id !== null && scene.pair && addToPair) {
      this.#store.amend(setPair(scene, scene.pair[0], id));
    } else if (id !== null && !scene.pair?.includes(id)) {
      this.#store.amend(this.#pairedUp(scene, id));
    }
    this.#store.update({ selected: id });
  }

  setPairSide(side: 0 | 1, id: number): void {
    this.#store.amend(setPairSide(this.#store.state.scene, side, id));
  }

  #pairedUp(scene: Scene, id: number): Scene {
    const partners = [this.#store.state.selected, ...(scene.pair ?? [])];
    return pairUp(scene, id, partners);
  }
}
