// What a person does to the scene as a whole, and which pair is looked at afterwards.
import { openingPreset, presetByKey } from '../presets/index.ts';
import { duplicated } from '../scene/duplicate.ts';
import {
  addShape,
  defaultShape,
  freeSpot,
  moveItems,
  pairUp,
  removeItem,
  renameItem,
  setHidden,
  setLocked,
  setPair,
  setPairSide,
  setTitle,
} from '../scene/edits.ts';
import { type Axis, isFree } from '../scene/lock.ts';
import { emptyScene, itemById, type Scene } from '../scene/scene.ts';
import { movingWith, toggled } from '../scene/selection.ts';
import type { Kind, Vec3 } from '../scene/shape.ts';
import type { Store } from '../scene/store.ts';
import type { OpenedScenes } from './opened-scenes.ts';

export class SceneCommands {
  readonly #store: Store;
  readonly #openings: OpenedScenes;
  readonly #focus: () => Vec3;

  /** `focus`: where new shapes come to be. */
  constructor(store: Store, openings: OpenedScenes, focus: () => Vec3) {
    this.#store = store;
    this.#openings = openings;
    this.#focus = focus;
  }

  /** The opening scene is no step of history: there is nothing before it. */
  open(key: string | null): void {
    const preset = presetByKey(key) ?? presetByKey(openingPreset);
    if (!preset) return;
    if (this.#store.state.scene === emptyScene) this.restore(preset.scene);
    else this.openScene(preset.scene);
  }

  /** A scene that was there before there was a history. */
  restore(scene: Scene): void {
    this.#openings.opened(scene);
    this.#store.amend(scene);
  }

  /** A scene from elsewhere, as a step of history. */
  openScene(scene: Scene): void {
    this.#openings.opened(scene);
    this.#store.edit(scene);
    this.#store.update({ selected: null, step: null, closeUp: null });
  }

  add(kind: Kind): void {
    const { scene } = this.#store.state;
    const id = this.#store.nextId();
    const shape = defaultShape(kind, freeSpot(scene, this.#focus()));
    this.#store.edit(this.#pairedUp(addShape(scene, id, shape), id));
    this.#store.update({ selected: id, also: [] });
  }

  remove(...ids: readonly number[]): void {
    this.#store.edit(ids.reduce(removeItem, this.#store.state.scene));
  }

  /** The copies are selected, the copy of the first of them carrying the gizmo. */
  duplicate(ids: readonly number[]): void {
    const copies = duplicated(this.#store.state.scene, ids, () => this.#store.nextId());
    this.#store.edit(copies.scene);
    const [selected = null, ...also] = copies.ids;
    this.#store.update({ selected, also });
  }

  setTitle(text: string): void {
    this.#store.edit(setTitle(this.#store.state.scene, text));
  }

  rename(id: number, name: string): void {
    this.#store.edit(renameItem(this.#store.state.scene, id, name));
  }

  setHidden(id: number, hidden: boolean): void {
    this.#store.edit(setHidden(this.#store.state.scene, id, hidden));
  }

  setLocked(id: number, locked: boolean): void {
    this.#store.edit(setLocked(this.#store.state.scene, id, locked));
  }

  /** Into the selection or out of it; the pair stays. */
  toggleSelected(id: number): void {
    this.#store.update(toggled(this.#store.state, id));
  }

  /** A shape outside the pair that can be seen comes in as its second; with `addToPair` the first stays in any case. */
  select(id: number | null, addToPair: boolean): void {
    const { scene } = this.#store.state;
    if (id !== null && isShown(scene, id)) {
      if (scene.pair && addToPair) this.#store.amend(setPair(scene, scene.pair[0], id));
      else if (!scene.pair?.includes(id)) this.#store.amend(this.#pairedUp(scene, id));
    }
    this.#store.update({ selected: id, also: [] });
  }

  /** So many metres along a world axis, if what moves is free to; one step of history. */
  nudge(axis: Axis, metres: number): void {
    const { state } = this.#store;
    if (state.selected === null || !isFree(state.axisLock, axis)) return;
    const moving = movingWith(state, state.selected);
    if (moving.length === 0) return;
    const offset: [number, number, number] = [0, 0, 0];
    offset[axis] = metres;
    this.#store.edit(moveItems(state.scene, moving, offset));
  }

  setPairSide(side: 0 | 1, id: number): void {
    this.#store.amend(setPairSide(this.#store.state.scene, side, id));
  }

  #pairedUp(scene: Scene, id: number): Scene {
    const partners = [this.#store.state.selected, ...(scene.pair ?? [])];
    const shown = partners.filter((partner) => partner !== null && isShown(scene, partner));
    return pairUp(scene, id, shown);
  }
}

/** Of what is hidden nothing can be decided: it stays out of the pair. */
function isShown(scene: Scene, id: number): boolean {
  return !itemById(scene, id)?.hidden;
}
