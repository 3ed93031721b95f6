// What the panels show, and what they can ask for. The element makes the first and does the second.
import type { Catalog } from '../core/catalog.ts';
import type { FrameResults } from '../core/results.ts';
import type { Kind } from '../scene/shape.ts';
import type { GizmoMode, State } from '../scene/state.ts';
import type { Lang, Strings } from '../strings/index.ts';
import { type Explained, shownRow } from '../strings/names.ts';
import type { VerdictLine } from '../strings/verdict.ts';

export const kTabs = ['why', 'numbers', 'code'] as const;
export type Tab = (typeof kTabs)[number];

export const kCardFormats = ['json', 'javascript', 'cpp', 'markdown'] as const;
export type CardFormat = (typeof kCardFormats)[number];

/** A dialog over the page, with what it is showing. */
export type Dialog =
  | { readonly name: 'grid' }
  | {
      readonly name: 'card';
      readonly format: CardFormat;
      /** What came of copying; null: not tried yet. */
      readonly copied: 'copied' | 'selected' | null;
    };

export interface PageModel {
  readonly strings: Strings;
  readonly lang: Lang;
  readonly state: State;
  /** null until the core has answered. */
  readonly results: FrameResults | null;
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
  /** In place of the picture: loading, or what is missing. */
  readonly message: string | null;
  readonly whyOpen: boolean;
  /** Which tab of the panel beside the picture is open. */
  readonly tab: Tab;
  readonly dialog: Dialog | null;
  /** The last thing used was the keyboard, not a pointer. */
  readonly byKeys: boolean;
  readonly playing: boolean;
  /** false where the viewer asked for less motion: the walk is stepped, not played. */
  readonly canPlay: boolean;
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
  switchLang(): void;
  switchTheme(): void;
  openPreset(key: string): void;
  add(kind: Kind): void;
  remove(id: number): void;
  deselect(): void;
  setGizmo(mode: GizmoMode): void;
  setPairSide(side: 0 | 1, id: number): void;
  /** Chooses a row of the ledger. */
  setStep(index: number): void;
  /** The same, counted from the row that is lit by then: keys may come faster than pictures. */
  moveStep(by: number): void;
  /** Walks through the test, or stops walking. */
  play(): void;
  toggleWhy(): void;
  openTab(tab: Tab): void;
  /** Opens a dialog, or shows another side of the open one; null: it has been closed. */
  showDialog(dialog: Dialog | null): void;
  /** Shows everything anew: something that was waited for has come. */
  refresh(): void;
}

/** The row that is lit: the chosen one, else the one that decided; −1: none. */
export function currentRow({ state, explained }: PageModel): number {
  return explained ? shownRow(state.step, explained.ledger) : -1;
}
