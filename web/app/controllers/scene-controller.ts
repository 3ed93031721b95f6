// Edits of the scene: each is a step of history, or a preview of one.
import type { Core } from '../../core/index.ts';
import type { Refusal, SceneCommands } from '../../page/commands.ts';
import { duplicated } from '../../scene/duplicate.ts';
import {
  addShape,
  defaultShape,
  freeSpot,
  moveItems,
  removeItem,
  renameItem,
  setHidden,
  setLocked,
  setPair,
  setPairSide,
  setTitle,
} from '../../scene/edits.ts';
import { type Axis, isFree } from '../../scene/lock.ts';
import { itemById, type Scene } from '../../scene/scene.ts';
import { movingWith, selectedIds } from '../../scene/selection.ts';
import type { Kind, Shape, Vec3 } from '../../scene/shape.ts';
import type { Store } from '../../scene/store.ts';
import { tryShape } from '../core-access.ts';
import { pairedUp } from './selection-controller.ts';

export interface SceneControllerHost {
  readonly store: Store;
  /** null: not loaded. */
  core(): Pick<Core, 'check'> | null;
  /** Where new shapes are placed, in metres. */
  focus(): Vec3;
  openPreset(key: string | undefined): void;
}

export class SceneController implements SceneCommands {
  readonly #host: SceneControllerHost;
  readonly #store: Store;

  constructor(host: SceneControllerHost) {
    this.#host = host;
    this.#store = host.store;
  }

  openPreset(key?: string): void {
    this.#host.openPreset(key);
  }

  add(kind: Kind): void {
    const { state } = this.#store;
    const id = this.#store.nextId();
    const shape = defaultShape(kind, freeSpot(state.scene, this.#host.focus()));
    this.#store.edit(pairedUp(state, addShape(state.scene, id, shape), id));
    this.#store.update({ selected: id, also: [] });
  }

  remove(...ids: readonly number[]): void {
    this.#store.edit(ids.reduce(removeItem, this.#store.state.scene));
  }

  removeSelected(): void {
    this.remove(...selectedIds(this.#store.state));
  }

  /** The copy of the first one gets the gizmo. */
  duplicate(...ids: readonly number[]): void {
    const copies = duplicated(this.#store.state.scene, ids, () => this.#store.nextId());
    this.#store.edit(copies.scene);
    const [selected = null, ...also] = copies.ids;
    this.#store.update({ selected, also });
  }

  duplicateSelected(): void {
    this.duplicate(...selectedIds(this.#store.state));
  }

  setTitle(text: string): string {
    this.#edit((scene) => setTitle(scene, text));
    return this.#store.state.scene.title ?? '';
  }

  rename(id: number, name: string): string {
    this.#edit((scene) => renameItem(scene, id, name));
    return itemById(this.#store.state.scene, id)?.name ?? '';
  }

  setHidden(id: number, hidden: boolean): void {
    this.#edit((scene) => setHidden(scene, id, hidden));
  }

  setLocked(id: number, locked: boolean): void {
    this.#edit((scene) => setLocked(scene, id, locked));
  }

  setPairSide(side: 0 | 1, id: number): void {
    this.#store.amend(setPairSide(this.#store.state.scene, side, id));
  }

  setPair(first: number, second: number): void {
    this.#store.amend(setPair(this.#store.state.scene, first, second));
  }

  nudge(axis: Axis, metres: number): void {
    const { state } = this.#store;
    if (state.selected === null || !isFree(state.axisLock, axis)) return;
    const moving = movingWith(state, state.selected);
    if (moving.length === 0) return;
    const offset: [number, number, number] = [0, 0, 0];
    offset[axis] = metres;
    this.#edit((scene) => moveItems(scene, moving, offset));
  }

  preview(scene: Scene): void {
    this.#store.preview(scene);
  }

  tryShape(id: number, change: (shape: Shape) => Shape): Refusal | null {
    const tried = tryShape(this.#store.state.scene, this.#host.core(), id, change);
    if ('refusal' in tried) return tried.refusal;
    this.#store.preview(tried.scene);
    return null;
  }

  commit(): void {
    this.#store.commit();
  }

  cancel(): void {
    this.#store.cancel();
  }

  #edit(change: (scene: Scene) => Scene): void {
    this.#store.edit(change(this.#store.state.scene));
  }
}
