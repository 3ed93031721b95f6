// Selection, hover and the close-up, and the inspected pair that follows from the selection.
import type { SelectionCommands } from '../../page/commands.ts';
import { pairUp, setPair } from '../../scene/edits.ts';
import type { AxisLock, GizmoMode, GizmoSpace } from '../../scene/lock.ts';
import type { PointedTriangle, Pointing } from '../../scene/pointing.ts';
import { itemById, type Scene } from '../../scene/scene.ts';
import { type Chosen, toggled } from '../../scene/selection.ts';
import type { Vec3 } from '../../scene/shape.ts';
import type { CloseUp, State } from '../../scene/state.ts';
import type { Store } from '../../scene/store.ts';

export class SelectionController implements SelectionCommands {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A visible shape outside the pair becomes its second shape. */
  select(id: number | null, addToPair = false): void {
    const { state } = this.#store;
    const { scene } = state;
    if (id !== null && isVisible(scene, id)) {
      if (scene.pair && addToPair) this.#store.amend(setPair(scene, scene.pair[0], id));
      else if (!scene.pair?.includes(id)) this.#store.amend(pairedUp(state, scene, id));
    }
    this.#store.update({ selected: id, also: [] });
  }

  /** Leaves the pair as it is. */
  toggle(id: number): void {
    this.#store.update(toggled(this.#store.state, id));
  }

  restore({ selected, also, pair }: Chosen): void {
    const { scene } = this.#store.state;
    if (pair !== scene.pair) this.#store.amend({ ...scene, pair });
    this.#store.update({ selected, also });
  }

  hover(hovered: number | null, pointed: PointedTriangle | null = null): void {
    this.#store.update({ hovered, pointed });
  }

  setSeveral(several: boolean): void {
    this.#store.update({ several });
  }

  setGizmo(gizmo: GizmoMode): void {
    this.#store.update({ gizmo });
  }

  setSpace(space: GizmoSpace): void {
    this.#store.update({ space });
  }

  setAxisLock(axisLock: AxisLock | null): void {
    this.#store.update({ axisLock });
  }

  point(pointing: Pointing | null): void {
    this.#store.update({ pointing });
  }

  setOwnAxis(ownAxis: Vec3 | null): void {
    this.#store.update({ ownAxis });
  }

  closeUp(closeUp: CloseUp | null): void {
    this.#store.update({ closeUp });
  }
}

/** The scene with a shape as second of the pair; first is the selected one or one of the previous pair. */
export function pairedUp({ selected, scene: { pair } }: State, scene: Scene, id: number): Scene {
  const partners = [selected, ...(pair ?? [])];
  const visible = partners.filter((partner) => partner !== null && isVisible(scene, partner));
  return pairUp(scene, id, visible);
}

/** Hidden shapes are not evaluated, so they can't be in the pair. */
function isVisible(scene: Scene, id: number): boolean {
  return !itemById(scene, id)?.hidden;
}
