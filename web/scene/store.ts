// Holds what the page shows, and the history of the scene. A drag previews many scenes and leaves
// one step behind.
import { itemById, type Scene } from './scene.ts';
import type { State } from './state.ts';

export type Listener = (state: State, previous: State) => void;

export interface Store {
  readonly state: State;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** false: in the middle of a drag, or of the like. */
  readonly isCommitted: boolean;
  /** Changes what is looked at, never the scene. */
  update(change: Partial<Omit<State, 'scene'>>): void;
  /** Shows a scene without a step of history: every move of a drag. */
  preview(scene: Scene): void;
  /** Makes what was previewed one step of history. */
  commit(): void;
  /** Goes back to the scene before the preview. */
  cancel(): void;
  /** A change in one go: preview and commit. */
  edit(scene: Scene): void;
  /** Changes which pair is looked at, or the like: the scene changes, but there is nothing to undo. */
  amend(scene: Scene): void;
  /** Takes the last step back; in the middle of a drag, the drag. */
  undo(): void;
  redo(): void;
  /** An id no item of this store has had. */
  nextId(): number;
  subscribe(listener: Listener): () => void;
}

const kHistory = 500;

export function createStore(initial: Scene): Store {
  let state: State = {
    scene: initial,
    selected: null,
    also: [],
    several: false,
    hovered: null,
    gizmo: 'move',
    space: 'world',
    axisLock: null,
    closeUp: null,
    step: null,
    quiz: null,
  };
  let committed = initial;
  let past: Scene[] = [];
  let future: Scene[] = [];
  let highestId = 0;
  const listeners = new Set<Listener>();

  const noteIds = (scene: Scene) => {
    for (const item of scene.items) highestId = Math.max(highestId, item.id);
  };
  noteIds(initial);

  const set = (next: State) => {
    const previous = state;
    state = tidied(next, previous);
    for (const listener of listeners) listener(state, previous);
  };
  const show = (scene: Scene) => {
    if (scene === state.scene) return;
    noteIds(scene);
    set({ ...state, scene });
  };

  const store: Store = {
    get state() {
      return state;
    },
    get canUndo() {
      return past.length > 0 || state.scene !== committed;
    },
    get canRedo() {
      return future.length > 0;
    },
    get isCommitted() {
      return state.scene === committed;
    },
    update(change) {
      if (!isUnchanged(state, change)) set({ ...state, ...change });
    },
    preview: show,
    commit() {
      if (state.scene === committed) return;
      past = [...past.slice(1 - kHistory), committed];
      future = [];
      committed = state.scene;
      // The scene stays the same, but whether there is something to undo does not.
      set({ ...state });
    },
    cancel() {
      show(committed);
    },
    edit(scene) {
      show(scene);
      store.commit();
    },
    amend(scene) {
      if (state.scene === committed) committed = scene;
      show(scene);
    },
    undo() {
      if (state.scene !== committed) return store.cancel();
      const scene = past.at(-1);
      if (!scene) return;
      past = past.slice(0, -1);
      future = [...future, committed];
      committed = scene;
      show(scene);
    },
    redo() {
      const scene = future.at(-1);
      if (!scene || state.scene !== committed) return;
      future = future.slice(0, -1);
      past = [...past, committed];
      committed = scene;
      show(scene);
    },
    nextId() {
      highestId += 1;
      return highestId;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return store;
}

/** What points at something that is gone lets go of it. */
function tidied(next: State, previous: State): State {
  const present = (id: number | null) => (id !== null && itemById(next.scene, id) ? id : null);
  const samePair =
    next.scene.pair?.[0] === previous.scene.pair?.[0] &&
    next.scene.pair?.[1] === previous.scene.pair?.[1];
  const selected = present(next.selected);
  return {
    ...next,
    selected,
    also: selected === null ? [] : stillThere(next, selected),
    several: selected !== null && next.several,
    // A lock is of what was selected.
    axisLock: selected !== null && selected === previous.selected ? next.axisLock : null,
    hovered: present(next.hovered),
    // A row of one pair's ledger means nothing in another's.
    step: samePair ? next.step : null,
    closeUp: samePair ? next.closeUp : null,
  };
}

/** The same list where nothing went. */
function stillThere({ also, scene }: State, selected: number): readonly number[] {
  const kept = (id: number) => id !== selected && itemById(scene, id) !== undefined;
  return also.every(kept) ? also : also.filter(kept);
}

/** Whether a change of some members of a state changes nothing. */
export function isUnchanged<S extends object>(state: S, change: Partial<S>): boolean {
  return (Object.keys(change) as (keyof S)[]).every((key) => change[key] === state[key]);
}
