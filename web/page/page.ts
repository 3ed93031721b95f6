// The data that panels are rendered from. Whatever is derived from it is a
// selector (selectors.ts), not a field.
import type { InvalidShapeError } from '../core/errors.ts';
import type { SceneCore } from '../core/first-core.ts';
import type { FrameResults } from '../core/results.ts';
import type { Ui } from '../scene/appearance.ts';
import type { Scene } from '../scene/scene.ts';
import type { State } from '../scene/state.ts';
import type { Key, Lang, Strings } from '../strings/index.ts';
import type { StepSentences } from '../strings/step-sentence.ts';
import type { ClockView, MotionAnswer } from './motion.ts';

export const kTabs = [
  'why',
  'numbers',
  'contact',
  'minkowski',
  'code',
  'scene',
  'quaternion',
] as const;
export type Tab = (typeof kTabs)[number];

export const kCardFormats = ['json', 'javascript', 'cpp', 'markdown'] as const;
export type CardFormat = (typeof kCardFormats)[number];

/** Result of copying; `selected`: the page may not copy, so the text is selected for the viewer. */
export type CopyResult = 'copied' | 'selected';

/** An open dialog, with what it shows. */
export type Dialog =
  | { readonly name: 'grid' | 'shortcuts' | 'embed' }
  | {
      readonly name: 'card';
      readonly format: CardFormat;
      /** null: not tried yet. */
      readonly copied: CopyResult | null;
    };

/** A message beside or below the picture, until it is dismissed, has been read, or the scene is edited. */
export interface Notice {
  /** In the current language. */
  text(strings: Strings): string;
  /** It reports an error. */
  readonly wrong: boolean;
  /** What a button offers; null: there is none. */
  readonly offer: Offer | null;
}

/** Opening the first scene, or saving a text that was set aside as a file. */
export type Offer = 'startAnew' | { readonly kept: string };

/** What is unfolded of the answer as numbers, in the Why tab. */
export interface AnswerView {
  readonly open: boolean;
  /** Numbers are shown with all their digits. */
  readonly inFull: boolean;
  /** The list of the pairs that meet is unfolded. */
  readonly meetings: boolean;
}

/** State of the panels, dialogs and notices. Plain data, held by a store. */
export interface PageState {
  /** Text in place of the picture: loading, or an error; null: none. */
  readonly problem: Key | null;
  /** The core's rejection of the last scene; null: it was valid. */
  readonly refused: InvalidShapeError | null;
  readonly notice: Notice | null;
  /** Why the scene that the page asked for is not there, in the current language; null: it is. */
  readonly missing: ((strings: Strings) => string) | null;
  /** Number of scenes opened so far. */
  readonly openings: number;
  /** The panel beside the picture is unfolded. */
  readonly panelOpen: boolean;
  /** The selected row of the ledger is unfolded into its formula. */
  readonly unfolded: boolean;
  /** The chosen tab; see `openTabOf`. */
  readonly tab: Tab;
  readonly answer: AnswerView;
  readonly dialog: Dialog | null;
  /** The buttons that move the selected shapes are unfolded. */
  readonly nudging: boolean;
  /** Keys of a single letter or digit are on. */
  readonly singleKeys: boolean;
  /** The last input came from the keyboard, not a pointer. */
  readonly byKeys: boolean;
  /** A file is dragged over the page. */
  readonly dropping: boolean;
  /** The walk is playing. */
  readonly playing: boolean;
  readonly clock: ClockView;
  /** The scene whose test is walked through, see `isWalking`; null: none. */
  readonly walked: Scene | null;
  /** The camera projects in parallel, without perspective. */
  readonly parallel: boolean;
  /** The page is about to be printed: the reason is shown as well. */
  readonly printing: boolean;
}

/** Settings from the element's attributes and the browser. */
export interface Settings {
  readonly ui: Ui;
  /** The scene can't be edited. */
  readonly readonly: boolean;
  /** Shapes can be dragged in the picture. */
  readonly graspable: boolean;
  /** Base URL of the site that serves embedded figures; null: unknown. */
  readonly site: string | null;
  /** The figure stands in another page than the one of its scene. */
  readonly embedded: boolean;
  /** Reduced motion is preferred: the walk is stepped, not played. */
  readonly reducedMotion: boolean;
}

export interface Page {
  /** The scene as its clock shows it, and the selection. */
  readonly state: State;
  /** The scene at the start of its motion: what is saved and shared. */
  readonly scene: Scene;
  readonly history: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    /** Nothing is being dragged, or typed. */
    readonly isCommitted: boolean;
  };
  readonly view: PageState;
  readonly settings: Settings;
  /** null until it is loaded. */
  readonly core: SceneCore | null;
  /** null until the first evaluation. Refreshed in place by the next frame. */
  readonly results: FrameResults | null;
  /** The language of `strings`. */
  readonly lang: Lang;
  readonly strings: Strings;
  /** Of the scene in motion; null: nothing moves, or it is not known yet. */
  readonly motion: MotionAnswer | null;
  /** Something moves, and `motion` is not known yet. */
  readonly motionIsLater: boolean;
  /** The sentences about the steps; null until they are loaded. */
  readonly sentences: StepSentences | null;
}
