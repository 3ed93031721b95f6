// Everything that a person can ask of a figure: the one set of commands behind the pointer, the keys, the
// panels and the element's methods. The app implements each group; whoever asks knows only these types.
import type { InvalidArgumentError, InvalidShapeError } from '../core/errors.ts';
import type { View } from '../scene/appearance.ts';
import type { Axis, AxisLock, GizmoMode, GizmoSpace } from '../scene/lock.ts';
import type { Scene } from '../scene/scene.ts';
import type { Kind, Shape } from '../scene/shape.ts';
import type { CloseUp, Guess } from '../scene/state.ts';
import type { Dialog, Tab } from './page.ts';

export interface Commands {
  readonly history: HistoryCommands;
  readonly scene: SceneCommands;
  readonly selection: SelectionCommands;
  readonly view: ViewCommands;
  readonly walk: WalkCommands;
  readonly quiz: QuizCommands;
  readonly files: FileCommands;
  readonly page: PageCommands;
}

export interface HistoryCommands {
  /** Takes the last step back; during a drag, the drag. */
  undo(): void;
  redo(): void;
  /** Back to the scene and the view that the figure began with; a step of history. */
  reset(): void;
}

/** What the core refuses: a number of a shape, or of what a shape is computed from. */
export type Refusal = InvalidShapeError | InvalidArgumentError;

/** Changes of the scene. Each is a step of history where nothing else is said. */
export interface SceneCommands {
  /** Opens a preset by its key; without one the page's opening scene. */
  openPreset(key?: string): void;
  add(kind: Kind): void;
  remove(...ids: readonly number[]): void;
  removeSelected(): void;
  /** The copies are selected. */
  duplicate(...ids: readonly number[]): void;
  duplicateSelected(): void;
  /** Returns the title that the scene has afterwards. */
  setTitle(text: string): string;
  /** Returns the name that the shape has afterwards. */
  rename(id: number, name: string): string;
  setHidden(id: number, hidden: boolean): void;
  setLocked(id: number, locked: boolean): void;
  /** Which shape is first or second of the pair; no step of history. */
  setPairSide(side: 0 | 1, id: number): void;
  /** Moves the selected shapes so many metres along a world axis. */
  nudge(axis: Axis, metres: number): void;
  /** Shows a scene; no step of history until `commit`. */
  preview(scene: Scene): void;
  /**
   * Shows a shape with other numbers; no step of history until `commit`. `change` is given the shape as
   * it is by then. Returns what the core refuses, which changes nothing, or null.
   */
  tryShape(id: number, change: (shape: Shape) => Shape): Refusal | null;
  /** Makes what is previewed one step of history. */
  commit(): void;
  /** Goes back to the scene before the preview. */
  cancel(): void;
}

/** What is selected, pointed at, and how it is moved. */
export interface SelectionCommands {
  /** null: nothing. `addToPair`: the first shape of the pair stays, whichever is selected. */
  select(id: number | null, addToPair?: boolean): void;
  /** Takes a shape into the selection, or out of it. */
  toggle(id: number): void;
  /** The shape under the pointer; null: none. */
  hover(id: number | null): void;
  /** Whether clicks and taps collect shapes. */
  setSeveral(several: boolean): void;
  setGizmo(mode: GizmoMode): void;
  setSpace(space: GizmoSpace): void;
  /** null: movement is free. */
  setAxisLock(lock: AxisLock | null): void;
}

/** Where the picture is seen from. */
export interface ViewCommands {
  lookFrom(view: View): void;
  /** Turns about what is looked at, by radians to the right and up. */
  turn(right: number, up: number): void;
  /** Shows everything so many times larger. */
  zoom(times: number): void;
  /** With perspective or without. */
  toggleParallel(): void;
  /** Brings the selected shapes into view, or all where none is selected. */
  frameSelected(): void;
  /** null: back to the scene as a whole. */
  closeUp(closeUp: CloseUp | null): void;
  /** As the attribute `camera` says it; null: there is no picture. */
  camera(): string | null;
}

/** The row of the ledger that is shown. */
export interface WalkCommands {
  /** Shows a row; stops walking. */
  setStep(index: number): void;
  /** The same, counted from the row that is shown by then: keys may come faster than pictures. */
  moveStep(by: number): void;
  /** Walks through the test, or stops walking. */
  toggle(): void;
  play(): void;
  pause(): void;
}

export interface QuizCommands {
  /** Asks about a scene whose verdict has not just been seen, or ends the quiz. */
  toggle(): void;
  answer(guess: Guess): void;
  next(): void;
}

export interface FileCommands {
  saveScene(): void;
  openFile(): void;
  copyLink(): void;
  savePicture(): void;
  saveChart(): void;
  /** The walk as an animated picture; true: it is saved. */
  saveWalk(progress: Progress): Promise<boolean>;
}

/** Of a drawing that takes a while. */
export interface Progress {
  readonly signal: AbortSignal;
  /** So many are drawn. */
  drawn(count: number, of: number): void;
}

/** What stands around the picture. */
export interface PageCommands {
  switchLang(): void;
  switchTheme(): void;
  togglePanel(): void;
  openTab(tab: Tab): void;
  /** Opens a dialog, or shows another side of the open one; null: it has been closed. */
  showDialog(dialog: Dialog | null): void;
  toggleNudges(): void;
  /** Whether keys that are a single letter or digit do something. */
  setSingleKeys(on: boolean): void;
  dismissNotice(): void;
  /** A control that goes away with what it did hands the focus to the picture. */
  focusPicture(): void;
  /** Renders the panels again: something that was waited for has come. */
  refresh(): void;
}
