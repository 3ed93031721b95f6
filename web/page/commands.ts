// All commands of a figure: the one set behind the pointer, the keys, the
// panels and the element's methods. The app implements each group; callers know only these types.
import type { InvalidArgumentError, InvalidShapeError } from '../core/errors.ts';
import type { Example } from '../models/examples.ts';
import type { CameraSetting, View } from '../scene/appearance.ts';
import type { Axis, AxisLock, GizmoMode, GizmoSpace } from '../scene/lock.ts';
import type { TreeView } from '../scene/mesh-tree.ts';
import type { PointedTriangle, PointerRay, Pointing } from '../scene/pointing.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import type { Chosen } from '../scene/selection.ts';
import type { Kind, Vec3 } from '../scene/shape.ts';
import type { CloseUp, Guess } from '../scene/state.ts';
import type { Turn } from '../scene/turn.ts';
import type { ContactAnswer, ContactView } from './contact.ts';
import type { DifferenceAnswer, DifferenceView } from './difference.ts';
import type { ComparedMethods } from './methods.ts';
import type { ClockSetting } from './motion.ts';
import type { AnswerView, Dialog, Tab } from './page.ts';

export interface Commands {
  readonly history: HistoryCommands;
  readonly scene: SceneCommands;
  readonly selection: SelectionCommands;
  /** null: there is no picture. */
  readonly view: ViewCommands | null;
  readonly walk: WalkCommands;
  /** null: nothing moves, or its code is not loaded. */
  readonly clock: ClockCommands | null;
  /** What the whole core is asked for: rejects where the code can't be loaded. */
  readonly whole: () => Promise<WholeCommands>;
  readonly quiz: QuizCommands;
  readonly files: FileCommands;
  readonly models: ModelCommands;
  readonly page: PageCommands;
}

export interface HistoryCommands {
  /** Undoes the last step; during a drag, cancels the drag. */
  undo(): void;
  redo(): void;
  /** Back to the first scene and view; a step of history. */
  reset(): void;
}

/** The core's rejection of a number: of a shape, or of the arguments that a shape is computed from. */
export type ShapeRefusal = InvalidShapeError | InvalidArgumentError;
export type Refusal = ShapeRefusal | OutsideRefusal;

/** A number of the motion that is outside of its limits. */
export interface OutsideRefusal {
  readonly reason: 'outside';
  readonly least: number;
  readonly most: number;
}

/** Changes of the scene. Each is a step of history unless noted. */
export interface SceneCommands {
  /** Opens a preset by its key; without one, the opening preset. */
  openPreset(key?: string): void;
  /** Opens a scene without shapes. */
  openEmpty(): void;
  add(kind: Kind): void;
  /** Adds the ray of the pointer as a shape, in a pair with what it hits. */
  keepRay(ray: PointerRay): void;
  remove(...ids: readonly number[]): void;
  removeSelected(): void;
  /** The copies are selected. */
  duplicate(...ids: readonly number[]): void;
  duplicateSelected(): void;
  /** Returns the resulting title. */
  setTitle(text: string): string;
  /** Returns the resulting name. */
  rename(id: number, name: string): string;
  setHidden(id: number, hidden: boolean): void;
  setLocked(id: number, locked: boolean): void;
  /** Makes a shape the first or second of the pair; no step of history. */
  setPairSide(side: 0 | 1, id: number): void;
  /** Makes two shapes the pair; no step of history. */
  setPair(first: number, second: number): void;
  /** Moves the selected shapes along a world axis. */
  nudge(axis: Axis, meters: number): void;
  /** Stops the clock: what is taken hold of stands still. */
  hold(): void;
  /** Shows a scene; no step of history until `commit`. `turn`: what has been turned so far. */
  preview(scene: Scene, turn?: Turn | null): void;
  /** Shows a changed scene, of the one that is shown now; no step of history until `commit`. */
  previewEdit(change: (scene: Scene) => Scene): void;
  /**
   * Shows a changed shape; no step of history until `commit`. `change` receives the current shape.
   * Returns the core's rejection, in which case nothing changes, or null.
   */
  tryShape(id: number, change: (shape: SceneShape) => SceneShape): ShapeRefusal | null;
  /** Makes the preview one step of history. */
  commit(): void;
  /** Goes back to the scene before the preview. */
  cancel(): void;
}

/** Selection, hover, the close-up, and how the selected shapes are moved. */
export interface SelectionCommands {
  /** null: nothing. `addToPair`: the first shape of the pair is kept. */
  select(id: number | null, addToPair?: boolean): void;
  /** Adds a shape to the selection, or removes it. */
  toggle(id: number): void;
  /** Selects what was selected before, with the pair of then; no step of history. */
  restore(chosen: Chosen): void;
  /** The shape under the pointer, and its triangle there; null: none. */
  hover(id: number | null, pointed?: PointedTriangle | null): void;
  /** Whether clicks and taps add to the selection. */
  setSeveral(several: boolean): void;
  setGizmo(mode: GizmoMode): void;
  setSpace(space: GizmoSpace): void;
  /** null: movement is free. */
  setAxisLock(lock: AxisLock | null): void;
  /** Shows the ray of the pointer, or shows it no longer. */
  point(pointing: Pointing | null): void;
  /** An axis on which the pair is tested and drawn, of any length but zero; null: none. */
  setOwnAxis(axis: Vec3 | null): void;
  /** null: back to the scene as a whole. */
  closeUp(closeUp: CloseUp | null): void;
}

/** The camera. */
export interface ViewCommands {
  lookFrom(view: View): void;
  /** Orbits about the target, by radians to the right and up. */
  turn(right: number, up: number): void;
  /** Magnifies by a factor. */
  zoom(times: number): void;
  /** Switches between perspective and parallel projection. */
  toggleParallel(): void;
  /** Fits the view to the selected shapes, or to all where none is selected. */
  frameSelected(): void;
  /** In terms of the `camera` attribute. */
  readonly camera: CameraSetting;
}

/** The shown row of the ledger, and the walk from the first row to where the test stopped. */
export interface WalkCommands {
  /** Shows a row; leaves the walk. */
  setStep(index: number): void;
  /** The same, relative to the current row: keys may come faster than frames. */
  moveStep(by: number): void;
  /** Shows a row within the walk, which begins at the first row. */
  walkTo(index: number): void;
  walkBy(by: number): void;
  /** Plays the walk, or pauses it. */
  toggle(): void;
  play(): void;
  pause(): void;
  /** Leaves the walk or the chosen row, and shows the result; false where that is shown. */
  end(): boolean;
}

/** What a strip of steps asks for. */
export type StripCommands = Pick<WalkCommands, 'walkTo' | 'walkBy' | 'toggle'>;

/** The clock of a scene in motion. Nothing of it is a step of history. */
export interface ClockCommands {
  /** Pauses at a time in seconds; at the start or the end where it is beyond them. */
  setTime(time: number): void;
  /** The same, by a part of the duration from where the clock is. */
  move(part: number): void;
  /** To when the pair meets first, or else any two. */
  toContact(): void;
  /** Plays the motion, from the start if it is at the end, or pauses it. */
  toggle(): void;
  play(): void;
  pause(): void;
  /** Of the rows in time the chosen one, whether or not it is on screen yet. */
  readonly row: string | null;
  set(change: ClockSetting): void;
}

/** Each loads the whole core when it is first called; rejects where that can't be loaded. */
export interface WholeCommands {
  readonly contact: () => Promise<ContactCommands>;
  readonly difference: () => Promise<DifferenceCommands>;
  readonly methods: () => Promise<MethodCommands>;
}

/** The contact of the inspected pair: its manifolds, or all that the two have in common. Nothing of it is a step of history. */
export interface ContactCommands {
  /** Of the pair as the clock shows it; null: there is none. */
  readonly answer: ContactAnswer | null;
  set(change: Partial<ContactView>): void;
}

/** The methods of textbooks on the inspected pair. */
export interface MethodCommands {
  /** Of the pair as the clock shows it; null: there is none, or it is not asked while something moves. */
  readonly answer: ComparedMethods | null;
}

/** The Minkowski difference of the inspected pair. Nothing of it is a step of history. */
export interface DifferenceCommands {
  /** Of the pair as the clock shows it; null: there is none. */
  readonly answer: DifferenceAnswer | null;
  set(change: Partial<DifferenceView>): void;
  /** The steps of the chosen method. */
  readonly walk: StripCommands;
  /** The canvas of its picture, which follows the view of the scene; null: there is none. */
  show(canvas: HTMLCanvasElement | null): void;
  /** The face at a place in the picture, in CSS pixels; null: there is none. */
  faceAt(x: number, y: number): number | null;
}

export interface QuizCommands {
  /** Starts the quiz with another scene, or ends it. */
  toggle(): void;
  answer(guess: Guess): void;
  next(): void;
}

/** The ending of a file's name. */
export type TextFile = 'json' | 'obj';

export interface FileCommands {
  saveScene(): void;
  /** Saves a text as it is: of a scene that can't be opened, or of a model. */
  saveText(text: string, type?: TextFile): void;
  openFile(): void;
  copyLink(): void;
  /** `verdict`: with the verdict below the picture. */
  savePicture(options?: { readonly verdict: boolean }): void;
  saveChart(): void;
  /** Saves the walk as an animated GIF; false: it was not saved. */
  saveWalk(progress: Progress): Promise<boolean>;
  /** The same of the scene in motion. */
  saveMotion(progress: Progress): Promise<boolean>;
}

/** What shapes are made of a model, or of one that has its asset. */
export type MadeOfModel = 'hull' | 'box' | 'boxes';

/** Models of files. Each adds shapes, as one step of history; what fails is said in a notice. */
export interface ModelCommands {
  add(file: File): void;
  /** One of our own making. */
  addExample(name: Example): void;
  /** Shows the hierarchy of a mesh, or shows it no longer. While it is shown, the walk is that of a ray through it. */
  showTree(tree: TreeView | null): void;
  /** Of the shape with this id. */
  make(what: MadeOfModel, id: number): void;
  /** Whether what is inside of a mesh's triangles belongs to it; those of a solid one have to be closed. */
  setSolid(id: number, solid: boolean): void;
}

/** Progress and abortion of a long export. */
export interface Progress {
  readonly signal: AbortSignal;
  /** `count` of `of` frames are drawn. */
  drawn(count: number, of: number): void;
}

/** The panels and dialogs around the picture. */
export interface PageCommands {
  switchLang(): void;
  switchTheme(): void;
  togglePanel(): void;
  openTab(tab: Tab): void;
  /** Unfolds the selected row of the ledger into its formula, or folds it. */
  unfoldRow(unfolded: boolean): void;
  /** Unfolds or folds parts of the answer. */
  showAnswer(change: Partial<AnswerView>): void;
  /** Opens a dialog, or changes what the open one shows; null: closes it. */
  showDialog(dialog: Dialog | null): void;
  toggleNudges(): void;
  /** Turns the keys of a single letter or digit on or off. */
  setSingleKeys(on: boolean): void;
  dismissNotice(): void;
  /** Keeps the notice while the pointer or the focus is on it. */
  holdNotice(held: boolean): void;
  /** Moves the focus to the picture. A control that is removed needs no call: its focus goes there anyway. */
  focusPicture(): void;
  /** Renders the panels again, after something was loaded. */
  refresh(): void;
}
