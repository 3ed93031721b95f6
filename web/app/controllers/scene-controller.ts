// Edits of the scene: each is a step of history, or a preview of one.
import type { SceneCore } from '../../core/first-core.ts';
import type { SceneCommands, ShapeRefusal } from '../../page/commands.ts';
import { startOf, stateAt } from '../../scene/clock.ts';
import { duplicated } from '../../scene/duplicate.ts';
import {
  addShape,
  defaultShape,
  freeSpots,
  moveItems,
  removeItem,
  renameItem,
  type Surroundings,
  setHidden,
  setLocked,
  setPair,
  setPairSide,
  setTitle,
} from '../../scene/edits.ts';
import { type Axis, isFree } from '../../scene/lock.ts';
import { type PointerRay, shapeOfRay } from '../../scene/pointing.ts';
import { itemById, type Scene } from '../../scene/scene.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { movingWith, selectedIds } from '../../scene/selection.ts';
import type { Kind, Vec3 } from '../../scene/shape.ts';
import type { Store } from '../../scene/store.ts';
import { translated } from '../../scene/transform.ts';
import type { Turn } from '../../scene/turn.ts';
import { kOrigin } from '../../scene/vectors.ts';
import { visibleScene } from '../../scene/visible-scene.ts';
import { tryShape } from '../core-access.ts';
import { bestPlace, isWhole, type Sight } from '../sight.ts';
import { pairedUp } from './selection-controller.ts';

export interface SceneControllerHost {
  readonly store: Store;
  /** null: not loaded. */
  core(): Pick<SceneCore, 'check'> | null;
  /** Where new shapes are placed and seen; null: there is no picture. */
  surroundings(): (Sight & Surroundings) | null;
  /** Turns the picture to shapes that are not seen in it as a whole. */
  reveal(shapes: readonly SceneShape[]): void;
  openPreset(key: string | null): void;
  openEmpty(): void;
  /** A preview of an edit: the clock stands meanwhile. */
  edited(): void;
}

/** Where there is no picture. */
const kSurroundings: Surroundings = { focus: kOrigin, target: kOrigin, radius: 4 };

const shownIn = (scene: Scene): readonly SceneShape[] =>
  visibleScene(scene).items.map(({ shape }) => shape);

export class SceneController implements SceneCommands {
  readonly #host: SceneControllerHost;
  readonly #store: Store;

  constructor(host: SceneControllerHost) {
    this.#host = host;
    this.#store = host.store;
  }

  openPreset(key?: string): void {
    this.#host.openPreset(key ?? null);
  }

  openEmpty(): void {
    this.#host.openEmpty();
  }

  add(kind: Kind): void {
    this.place((spot) => defaultShape(kind, spot));
  }

  /** Adds a shape where it is seen best. */
  place(shapeAt: (spot: Vec3) => SceneShape): void {
    const { state } = this.#store;
    const id = this.#store.nextId();
    const around = this.#host.surroundings();
    const spots = freeSpots(state.scene, around ?? kSurroundings);
    const at = (spot: Vec3) => [shapeAt(spot)];
    const spot = around && bestPlace(spots, at, shownIn(state.scene), around);
    const shape = shapeAt(spot ?? spots[0] ?? kOrigin);
    this.#store.edit(pairedUp(state, addShape(state.scene, id, shape), id));
    this.#store.update({ selected: id, also: [] });
    this.#reveal([shape], around);
  }

  keepRay(ray: PointerRay): void {
    const { state } = this.#store;
    const id = this.#store.nextId();
    const added = addShape(state.scene, id, shapeOfRay(ray));
    const scene = ray.hit ? setPair(added, id, ray.hit.id) : pairedUp(state, added, id);
    this.#store.edit(scene);
    this.#store.update({ selected: id, also: [], pointing: null });
  }

  remove(...ids: readonly number[]): void {
    this.#store.edit(ids.reduce(removeItem, this.#store.state.scene));
  }

  removeSelected(): void {
    this.remove(...selectedIds(this.#store.state));
  }

  /** The copy of the first one gets the gizmo. */
  duplicate(...ids: readonly number[]): void {
    const { scene } = this.#store.state;
    const around = this.#host.surroundings();
    const nextId = () => this.#store.nextId();
    const copies = duplicated(scene, ids, nextId, (offsets, shapes) => {
      const at = (offset: Vec3) => shapes.map((shape) => translated(shape, offset));
      return around && bestPlace(offsets, at, shownIn(scene), around);
    });
    this.#store.edit(copies.scene);
    const [selected = null, ...also] = copies.ids;
    this.#store.update({ selected, also });
    const copied = copies.scene.items.filter(({ id }) => copies.ids.includes(id));
    this.#reveal(
      copied.map(({ shape }) => shape),
      around,
    );
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

  nudge(axis: Axis, meters: number): void {
    const { state } = this.#store;
    if (state.selected === null || !isFree(state.axisLock, axis)) return;
    const moving = movingWith(state, state.selected);
    if (moving.length === 0) return;
    const offset: [number, number, number] = [0, 0, 0];
    offset[axis] = meters;
    this.#edit((scene) => moveItems(scene, moving, offset));
  }

  hold(): void {
    this.#host.edited();
  }

  preview(scene: Scene, turn: Turn | null = null): void {
    this.hold();
    const { scene: start, time } = this.#store.state;
    this.#store.preview(startOf(scene, start, time), turn);
  }

  previewEdit(change: (scene: Scene) => Scene): void {
    this.preview(change(stateAt(this.#store.state).scene));
  }

  tryShape(id: number, change: (shape: SceneShape) => SceneShape): ShapeRefusal | null {
    const tried = tryShape(stateAt(this.#store.state).scene, this.#host.core(), id, change);
    if ('refusal' in tried) return tried.refusal;
    this.preview(tried.scene);
    return null;
  }

  commit(): void {
    this.#store.commit();
  }

  cancel(): void {
    this.#store.cancel();
  }

  #reveal(shapes: readonly SceneShape[], sight: Sight | null): void {
    if (sight && !isWhole(shapes, sight)) this.#host.reveal(shapes);
  }

  #edit(change: (scene: Scene) => Scene): void {
    this.#store.edit(change(this.#store.state.scene));
  }
}
