// Holds the state of a figure and the history of its scene. A drag previews many scenes and commits one
// step of history.
import { isMoving, motionOf } from './clock.ts';
import { hasPairNewAxes } from './new-axes.ts';
import { itemById, type Scene } from './scene.ts';
import { kNoRow, type State } from './state.ts';
import type { Turn } from './turn.ts';

export type Listener = (state: State, previous: State) => void;

export interface Store {
  readonly state: State;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** false during a drag or another preview. */
  readonly isCommitted: boolean;
  /** Changes the state except for the scene. */
  update(change: Partial<Omit<State, 'scene'>>): void;
  /** Shows a scene without a step of history, as during a drag; `turn`: what has been turned so far. */
  preview(scene: Scene, turn?: Turn | null): void;
  /** Makes the preview one step of history. */
  commit(): void;
  /** Reverts the preview. */
  cancel(): void;
  /** Preview and commit. */
  edit(scene: Scene): void;
  /** Changes the scene without a step of history, for example the choice of the pair. */
  amend(scene: Scene): void;
  /** Undoes the last step, or the preview if there is one. */
  undo(): void;
  redo(): void;
  /** Takes back the preview, or the last step as if it had never been made: it can't be redone. */
  refuse(): void;
  /** Shows another scene with a history of its own; returns the scene and history that it replaces. */
  exchange(history: History): History;
  /** An id that no item of this store has had, as long as there are any. */
  nextId(): number;
  subscribe(listener: Listener): () => void;
}

/** A scene with the steps before and after it. */
export interface History {
  readonly scene: Scene;
  readonly past: readonly Scene[];
  readonly future: readonly Scene[];
}

const kMaxHistory = 500;

export function createStore(initial: Scene): Store {
  let state: State = {
    scene: initial,
    time: 0,
    selected: null,
    also: [],
    several: false,
    hovered: null,
    pointed: null,
    highlighted: [],
    vectors: [],
    gizmo: 'move',
    space: 'world',
    axisLock: null,
    turn: null,
    closeUp: null,
    step: null,
    ownAxis: null,
    pointing: null,
    tree: null,
    quiz: null,
  };
  let committed = initial;
  let past: readonly Scene[] = [];
  let future: readonly Scene[] = [];
  /** The steps that could be redone before the last commit. */
  let futureBefore: readonly Scene[] = [];
  let highestId = 0;
  const listeners = new Set<Listener>();

  const recordIds = (scene: Scene) => {
    for (const item of scene.items) highestId = Math.max(highestId, item.id);
  };
  recordIds(initial);

  const set = (next: State) => {
    const previous = state;
    state = withoutStale(next, previous);
    for (const listener of listeners) listener(state, previous);
  };
  const show = (scene: Scene, change: Partial<Pick<State, 'step' | 'turn' | 'time'>> = {}) => {
    if (scene === state.scene) return;
    recordIds(scene);
    set({ ...state, turn: null, ...change, scene });
  };
  /** A row stands for a line: where the pair has other axes, it is no longer the one that was chosen. */
  const stepAfter = (before: Scene, after: Scene) =>
    state.step !== kNoRow && hasPairNewAxes(before, after) ? null : state.step;
  const goTo = (scene: Scene) => {
    const step = stepAfter(committed, scene);
    committed = scene;
    show(scene, { step });
  };

  /** From a preview to the committed scene, else to the one before it; `after`: what can be redone there. */
  const stepBack = (after: readonly Scene[]) => {
    if (state.scene !== committed) return store.cancel();
    const scene = past.at(-1);
    if (!scene) return;
    past = past.slice(0, -1);
    future = after;
    goTo(scene);
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
    preview: (scene, turn = null) => show(scene, { turn }),
    commit() {
      if (state.scene === committed) return;
      past = [...past.slice(1 - kMaxHistory), committed];
      futureBefore = future;
      future = [];
      const before = committed;
      committed = state.scene;
      // Notifies listeners: the scene is the same, but canUndo and canRedo may have changed.
      set({ ...state, step: stepAfter(before, committed) });
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
      stepBack([...future, committed]);
    },
    redo() {
      const scene = future.at(-1);
      if (!scene || state.scene !== committed) return;
      future = future.slice(0, -1);
      past = [...past, committed];
      goTo(scene);
    },
    refuse() {
      stepBack(futureBefore);
    },
    exchange(history) {
      const before: History = { scene: committed, past, future };
      committed = history.scene;
      past = history.past;
      future = history.future;
      show(committed, { time: 0 });
      return before;
    },
    nextId() {
      if (highestId < Number.MAX_SAFE_INTEGER) {
        highestId += 1;
        return highestId;
      }
      const used = new Set(state.scene.items.map((item) => item.id));
      let id = 1;
      while (used.has(id)) id += 1;
      return id;
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

/** Clears references to removed shapes, and settings of a previous selection or pair. */
function withoutStale(next: State, previous: State): State {
  const present = (id: number | null) => (id !== null && itemById(next.scene, id) ? id : null);
  const samePair =
    next.scene.pair?.[0] === previous.scene.pair?.[0] &&
    next.scene.pair?.[1] === previous.scene.pair?.[1];
  const selected = present(next.selected);
  return {
    ...next,
    time: isMoving(next.scene) ? Math.min(next.time, motionOf(next.scene).duration) : 0,
    selected,
    also: selected === null ? [] : existingOthers(next, selected),
    several: selected !== null && next.several,
    // A lock belongs to the selected shape.
    axisLock: selected !== null && selected === previous.selected ? next.axisLock : null,
    turn: selected === previous.selected && next.gizmo === previous.gizmo ? next.turn : null,
    hovered: present(next.hovered),
    pointed: next.scene === previous.scene ? next.pointed : null,
    // A row belongs to the ledger of one pair.
    step: samePair ? next.step : null,
    // One line at a time: a row that is chosen takes the place of the viewer's own axis.
    ownAxis: samePair && next.step === previous.step ? next.ownAxis : null,
    closeUp: samePair ? next.closeUp : null,
    tree: samePair ? next.tree : withoutStep(next.tree),
  };
}

/** A step belongs to the ray of one pair. */
const withoutStep = (tree: State['tree']) => tree && { ...tree, step: null };

/** The same array if nothing was removed. */
function existingOthers({ also, scene }: State, selected: number): readonly number[] {
  const kept = (id: number) => id !== selected && itemById(scene, id) !== undefined;
  return also.every(kept) ? also : also.filter(kept);
}

/** Whether a partial update changes nothing. */
export function isUnchanged<S extends object>(state: S, change: Partial<S>): boolean {
  return (Object.keys(change) as (keyof S)[]).every((key) => change[key] === state[key]);
}
