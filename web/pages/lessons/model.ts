// What a lesson consists of besides its text: figures, exercises with their goals, and what it is about. The texts
// are web/strings/lessons/<language>/<slug>.md, which name the figures, exercises and goals by the keys here.
import type { Core, Kind } from '../../core/index.ts';
import type { DrawnVector } from '../../scene/drawn-vector.ts';
import type { PlainScene } from '../../scene/scene.ts';
import type { Chart } from './chart.ts';
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

/** A task with a number to be made small: how small, is kept for the reader's next visit. */
export interface ScoreGame {
  readonly figure: LessonFigure;
  /** A reading, in whole numbers. */
  readonly score: string;
  /** The least that it can be. */
  readonly par: number;
  /** Variables by which par is reached. */
  readonly solution: Variables;
}

/** A drawing in the text. */
export interface LessonChart {
  /** The figure whose scene it shows; left out: the main one. */
  readonly figure?: string;
  readonly chart: (core: Core, scene: PlainScene, variables: Variables) => Chart;
}

/** Numbers beside the scene's that a text lets its readers change. */
export type Variables = Readonly<Record<string, number>>;

/**
 * A figure with a goal that is to be reached in as few moves as possible, in several rounds. A move is made with a
 * button, and depends on the lesson's variables.
 */
export interface RoundsGame {
  /** As the first round begins. */
  readonly figure: LessonFigure;
  readonly rounds: number;
  /** `round`: counted from 0. */
  readonly begin: (core: Core, round: number, variables: Variables) => PlainScene;
  readonly move: (core: Core, scene: PlainScene, variables: Variables) => PlainScene;
  /** The variables of the next move as the method of the lesson makes it: how many it needs is compared with. */
  readonly best: (core: Core, scene: PlainScene, variables: Variables) => Variables;
  /** Ends a round. */
  readonly goal: Goal;
  /** Readings that its state is told with. */
  readonly told: readonly string[];
}

export type Game = ScoreGame | RoundsGame;

/** A vector, a number, or a word or name. */
export type CallAnswer = readonly number[] | number | string | null;

/** Code that is no test of the pair: what it is called with, and what the core answers to the same. */
export interface CodeCall {
  readonly arguments: (scene: PlainScene, core: Core, variables: Variables) => readonly unknown[];
  /** What is shown of what the code returns; left out: all of it. */
  readonly answer?: (returned: unknown, scene: PlainScene) => CallAnswer;
  readonly core: (core: Core, scene: PlainScene, variables: Variables) => CallAnswer;
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
  /** It speaks of as many shapes as there are; left out: of those that its figures begin with. */
  readonly anyNumber?: boolean;
  /** Numbers of the exhibits of the museum that it warns of. */
  readonly exhibits: readonly number[];
  readonly variables?: Variables;
  /** The scene of a figure for changed variables; `changed`: the one that a reader has changed. */
  readonly follow?: (
    core: Core,
    scene: PlainScene,
    variables: Variables,
    changed?: string,
  ) => PlainScene;
  /** What is drawn beside the shapes of a figure: the vectors that the text names. */
  readonly vectors?: (
    core: Core,
    scene: PlainScene,
    variables: Variables,
  ) => readonly DrawnVector[];
  /** Drawings in the text, by the names that it gives them. */
  readonly charts?: Readonly<Record<string, LessonChart>>;
  readonly games?: Readonly<Record<string, Game>>;
  /** Calls of code in the text, by the name of its function. */
  readonly calls?: Readonly<Record<string, CodeCall>>;
  /** Readings of its own, of each of its figures, computed by the core or by the textbook. */
  readonly readings?: (
    core: Core,
    scene: PlainScene,
    variables: Variables,
  ) => Readonly<Record<string, Reading>>;
}
