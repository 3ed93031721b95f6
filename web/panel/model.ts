// What the panels show, and what they can ask for. The element makes the first and does the second.

import type { Catalog } from '../core/catalog.ts';
import type { InvalidArgumentError, InvalidShapeError } from '../core/errors.ts';
import type { Core } from '../core/index.ts';
import type { FrameResults } from '../core/results.ts';
import type { Ui } from '../scene/appearance.ts';
import type { Axis, AxisLock } from '../scene/lock.ts';
import type { Kind, Shape } from '../scene/shape.ts';
import type { CloseUp, GizmoMode, Guess, State } from '../scene/state.ts';
import type { View } from '../scene/views.ts';
import type { Lang, Strings } from '../strings/index.ts';
import { type Explained, shownRow } from '../strings/names.ts';
import type { VerdictLine } from '../strings/verdict.ts';
import type { Copied } from './controls/copy.ts';

export const kTabs = ['why', 'numbers', 'contact', 'code', 'scene'] as const;
export type Tab = (typeof kTabs)[number];

/** What the core has against a number: of a shape, or on the way to one. */
export type Refusal = InvalidShapeError | InvalidArgumentError;
export const kCardFormats = ['json', 'javascript', 'cpp', 'markdown'] as const;
export type CardFormat = (typeof kCardFormats)[number];

/** A dialog over the page, with what it is showing. */
export type Dialog =
  | { readonly name: 'grid' | 'shortcuts' | 'embed' }
  | {
      readonly name: 'card';
      readonly format: CardFormat;
      /** What came of copying; null: not tried yet. */
      readonly copied: Copied | null;
    };

export interface PageModel {
  readonly ui: Ui;
  /** Shapes stay as they are. */
  readonly fixed: boolean;
  /** Shapes can be taken hold of in the picture. */
  readonly graspable: boolean;
  readonly tabs: readonly Tab[];
  readonly strings: Strings;
  readonly lang: Lang;
  readonly state: State;
  /** null until the core has answered. */
  readonly results: FrameResults | null;
  /** null until it is loaded. */
  readonly core: Core | null;
  /** null until the core is there. */
  readonly catalog: Catalog | null;
  /** null: no pair is chosen. */
  readonly explained: Explained | null;
  readonly verdict: VerdictLine;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly presets: readonly PresetGroup[];
  /** Key of the preset that the scene is, unchanged; null: the viewer's own. */
  readonly preset: string | null;
  /** Where the site is that a figure in another page takes its script from; null: not known. */
  readonly site: string | null;
  /** In place of the picture: loading, or what is missing. */
  readonly message: string | null;
  readonly whyOpen: boolean;
  /** Which tab of the panel beside the picture is open. */
  readonly tab: Tab;
  readonly dialog: Dialog | null;
  /** The last thing used was the keyboard, not a pointer. */
  readonly byKeys: boolean;
  /** Keys that are a single letter or digit do something. */
  readonly singleKeys: boolean;
  /** The picture is without perspective. */
  readonly parallel: boolean;
  /** The buttons that move the selected shapes are unfolded. */
  readonly nudging: boolean;
  readonly notice: Notice | null;
  /** A file is held over the page. */
  readonly dropping: boolean;
  readonly playing: boolean;
  /** false where the viewer asked for less motion: the walk is stepped, not played. */
  readonly canPlay: boolean;
}

export interface Notice {
  readonly text: string;
  /** Something did not work. */
  readonly wrong: boolean;
  /** Offers to leave the scene for the one that the page starts with. */
  readonly startAnew: boolean;
}

/** Of a drawing that takes a while. */
export interface Progress {
  readonly signal: AbortSignal;
  /** So many are drawn. */
  drawn(count: number, of: number): void;
}

export interface PresetGroup {
  readonly title: string;
  readonly presets: readonly PresetTitle[];
}

export interface PresetTitle {
  readonly key: string;
  readonly title: string;
  /** Of the pair that it opens on. */
  readonly kinds: readonly Kind[];
}

export interface PageActions {
  undo(): void;
  redo(): void;
  /** Back to the scene that the figure began with. */
  reset(): void;
  switchLang(): void;
  switchTheme(): void;
  openPreset(key: string): void;
  add(kind: Kind): void;
  remove(id: number): void;
  /** All selected shapes. */
  removeSelected(): void;
  deselect(): void;
  select(id: number): void;
  /** Lights a shape in the picture; null: none. */
  hover(id: number | null): void;
  toggleSelected(id: number): void;
  /** Whether clicks and taps collect shapes. */
  setSeveral(several: boolean): void;
  duplicate(id: number): void;
  /** Gives the scene a title; what it has by then is answered. */
  setTitle(text: string): string;
  rename(id: number, name: string): void;
  /** As it is by now. */
  nameOf(id: number): string;
  setHidden(id: number, hidden: boolean): void;
  setLocked(id: number, locked: boolean): void;
  setGizmo(mode: GizmoMode): void;
  setPairSide(side: 0 | 1, id: number): void;
  /**
   * Shows a shape with other numbers, without a step of history yet. What the core refuses is
   * answered and changes nothing. `change` is given the shape as it is by then.
   */
  tryShape(id: number, change: (shape: Shape) => Shape): Refusal | null;
  /** Makes what was tried one step of history. */
  commit(): void;
  /** Goes back to what was before it was tried. */
  cancel(): void;
  /** Chooses a row of the ledger. */
  setStep(index: number): void;
  /** The same, counted from the row that is lit by then: keys may come faster than pictures. */
  moveStep(by: number): void;
  /** Walks through the test, or stops walking. */
  play(): void;
  toggleQuiz(): void;
  answer(guess: Guess): void;
  nextQuestion(): void;
  toggleWhy(): void;
  openTab(tab: Tab): void;
  /** Opens a dialog, or shows another side of the open one; null: it has been closed. */
  showDialog(dialog: Dialog | null): void;
  /** null: back to the scene as a whole. */
  closeUp(closeUp: CloseUp | null): void;
  toggleNudges(): void;
  /** Moves the selected shapes so many metres along a world axis. */
  nudge(axis: Axis, metres: number): void;
  setAxisLock(lock: AxisLock | null): void;
  setSingleKeys(on: boolean): void;
  lookFrom(view: View): void;
  toggleParallel(): void;
  /** Brings the selected shapes into view, or all where none is selected. */
  frameSelected(): void;
  saveScene(): void;
  openFile(): void;
  copyLink(): void;
  savePicture(): void;
  saveChart(): void;
  /** The walk as an animated picture; true: it is saved. */
  saveWalk(progress: Progress): Promise<boolean>;
  /** Where the picture is seen from, as the attribute `camera` has it; null: there is none. */
  camera(): string | null;
  startAnew(): void;
  dismissNotice(): void;
  /** Shows everything anew: something that was waited for has come. */
  refresh(): void;
}

/** The row that is lit: the chosen one, else the one that decided; −1: none. */
export function currentRow({ state, explained }: PageModel): number {
  return explained ? shownRow(state.step, explained.ledger) : -1;
}
