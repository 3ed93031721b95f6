// What panels read: the sources of one rendering, as they are by then. Whatever follows from them is a
// selector (selectors.ts), not a field.
import type { InvalidShapeError } from '../core/errors.ts';
import type { Core } from '../core/index.ts';
import type { FrameResults } from '../core/results.ts';
import type { Ui } from '../scene/appearance.ts';
import type { State } from '../scene/state.ts';
import type { Key, Lang, Strings } from '../strings/index.ts';

export const kTabs = ['why', 'numbers', 'contact', 'code', 'scene'] as const;
export type Tab = (typeof kTabs)[number];

export const kCardFormats = ['json', 'javascript', 'cpp', 'markdown'] as const;
export type CardFormat = (typeof kCardFormats)[number];

/** What came of copying; `selected`: the page may not copy, so the text is selected for the viewer to. */
export type Copied = 'copied' | 'selected';

/** A dialog over the page, with what it is showing. */
export type Dialog =
  | { readonly name: 'grid' | 'shortcuts' | 'embed' }
  | {
      readonly name: 'card';
      readonly format: CardFormat;
      /** null: not tried yet. */
      readonly copied: Copied | null;
    };

/** A message over the picture, until it is dismissed. */
export interface Notice {
  /** In the language of the page by then. */
  text(strings: Strings): string;
  /** Something did not work. */
  readonly wrong: boolean;
  /** Offers to leave the scene for the one that the page starts with. */
  readonly startAnew: boolean;
}

/** What is open around the picture. Plain data; a store holds it. */
export interface PageState {
  /** In place of the picture: loading, or what is missing. */
  readonly problem: Key | null;
  /** What the core refused of the last scene; null: it took it. */
  readonly refused: InvalidShapeError | null;
  readonly notice: Notice | null;
  /** How many scenes were opened. */
  readonly openings: number;
  /** The panel beside the picture is unfolded. */
  readonly panelOpen: boolean;
  /** The tab that was chosen; see `openTabOf`. */
  readonly tab: Tab;
  readonly dialog: Dialog | null;
  /** The buttons that move the selected shapes are unfolded. */
  readonly nudging: boolean;
  /** Keys that are a single letter or digit do something. */
  readonly singleKeys: boolean;
  /** The last thing used was the keyboard, not a pointer. */
  readonly byKeys: boolean;
  /** A file is held over the page. */
  readonly dropping: boolean;
  /** The walk is being played. */
  readonly playing: boolean;
  /** The picture is without perspective. */
  readonly parallel: boolean;
}

/** What the element's attributes and the browser say. */
export interface Settings {
  readonly ui: Ui;
  /** Shapes stay as they are. */
  readonly readonly: boolean;
  /** Shapes can be taken hold of in the picture. */
  readonly graspable: boolean;
  /** Where the site is that a figure in another page takes its script from; null: not known. */
  readonly site: string | null;
  /** The viewer asked for less motion: the walk is stepped, not played. */
  readonly reducedMotion: boolean;
}

export interface Page {
  /** The scene and what is looked at. */
  readonly state: State;
  readonly history: { readonly canUndo: boolean; readonly canRedo: boolean };
  readonly view: PageState;
  readonly settings: Settings;
  /** null until it is loaded. */
  readonly core: Core | null;
  /** null until the core has answered. Refreshed in place by the next frame. */
  readonly results: FrameResults | null;
  /** The language of `strings`. */
  readonly lang: Lang;
  readonly strings: Strings;
}
