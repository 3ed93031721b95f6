// What a lesson consists of besides its text: figures, exercises with their goals, and what it is about. The texts
// are web/strings/lessons/<language>/<slug>.md, which name the figures, exercises and goals by the keys here.
import type { Core, Kind } from '../../core/index.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Reading } from './readings.ts';

export interface LessonFigure {
  /** Key of a preset; else `scene`, unless it is derived. */
  readonly preset?: string;
  readonly scene?: PlainScene;
  /** What the figure shows beside the picture. Default: reason, and min in an exercise. */
  readonly ui?: 'none' | 'verdict' | 'min' | 'reason';
  /** The row of the ledger that is selected; `none`: no axis is drawn. */
  readonly axis?: string;
  readonly camera?: string;
  /** Its shapes follow the numbers of the text only. */
  readonly readonly?: boolean;
}

/** What a reading must be: exactly `is`, or a number within the ends given, or not different from the start. */
export type Goal =
  | { readonly reading: string; readonly is: string | number }
  | { readonly reading: string; readonly from?: number; readonly to?: number }
  | { readonly kept: string };

export interface Exercise {
  readonly figure: LessonFigure;
  /** By the names that the text gives them; all must be reached. */
  readonly goals: Readonly<Record<string, Goal>>;
  /** A scene that reaches all goals. */
  readonly solution: PlainScene;
}

/** Numbers beside the scene's that a text lets its readers change. */
export type Variables = Readonly<Record<string, number>>;

/** A vector, a number, or a word or name. */
export type CallAnswer = readonly number[] | number | string | null;

/** Code that is no test of the pair: what it is called with, and what the core answers to the same. */
export interface CodeCall {
  readonly arguments: (scene: PlainScene, core: Core) => readonly unknown[];
  /** What is shown of what the code returns; left out: all of it. */
  readonly answer?: (returned: unknown) => CallAnswer;
  readonly core: (core: Core, scene: PlainScene) => CallAnswer;
}

export interface Lesson {
  readonly slug: string;
  /** The pairs that it teaches, in the order of the table. */
  readonly pairs: readonly (readonly [Kind, Kind])[];
  /** `main` is the one beside the text. */
  readonly figures: { readonly main: LessonFigure } & Readonly<Record<string, LessonFigure>>;
  /** The scenes of figures that show something of the main figure's, such as M. */
  readonly derived?: Readonly<Record<string, (core: Core, main: PlainScene) => PlainScene>>;
  readonly exercises: Readonly<Record<string, Exercise>>;
  /** Numbers of the exhibits of the museum that it warns of. */
  readonly exhibits: readonly number[];
  readonly variables?: Variables;
  /** The scene of the main figure for changed variables. */
  readonly follow?: (core: Core, scene: PlainScene, variables: Variables) => PlainScene;
  /** Calls of code in the text, by the name of its function. */
  readonly calls?: Readonly<Record<string, CodeCall>>;
  /** Readings of its own, of each of its figures, computed by the core or by the textbook. */
  readonly readings?: (
    core: Core,
    scene: PlainScene,
    variables: Variables,
  ) => Readonly<Record<string, Reading>>;
}
