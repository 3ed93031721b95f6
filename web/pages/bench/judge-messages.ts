// What a page and the worker that judges say to each other. All of it can be cloned.
import type { Kind, Ray, Shape, Triangle, Vec3 } from '../../scene/shape.ts';

/** Beside the tests of pairs. */
export const kOtherTasks = ['ray-triangles', 'contact-boxes', 'gjk', 'epa', 'cast'] as const;

/** What a function is of: two kinds, or one of the others. */
export type TaskName = `${Kind}-${Kind}` | (typeof kOtherTasks)[number];

/** Those that exhibits of the museum alone are judged by. */
export const kMuseumTasks = ['cast-boxes', 'hull-corners', 'skin-text'] as const;

/** What a function can be judged as. */
export type JudgedTask = TaskName | (typeof kMuseumTasks)[number];

/** How two shapes move, straight and without turning, from where they were given. */
export interface StraightMotion {
  /** Meters a unit of time. */
  readonly velocityA: Vec3;
  readonly velocityB: Vec3;
  /** Units of time. */
  readonly duration: number;
}

/** Of each vertex the bones that move it, by their numbers, each with a weight. */
export interface Skin {
  readonly boneNames: readonly string[];
  readonly vertices: readonly (readonly { readonly bone: number; readonly weight: number }[])[];
}

/** What a function is called with. `motion`: of a cast. */
export type JudgedCase =
  | { readonly a: Shape; readonly b: Shape; readonly motion?: StraightMotion }
  | { readonly ray: Ray; readonly triangles: readonly Triangle[] }
  | { readonly points: readonly Vec3[] }
  | { readonly skin: Skin };

/** `close`: disagreements nearer to contact than the tolerance don't count. */
export type Level = 'close' | 'exact';

/**
 * What makes cases hard. `museum`: inputs of the exhibits; `anywhere`: in a small volume, half of the coordinates on a grid;
 * `near`: from 0.1 m down to a nanometer apart or deep; `touching`: exactly; `beside`: off by a few ulps.
 */
export const kCaseFamilies = ['museum', 'anywhere', 'near', 'touching', 'beside'] as const;
export type CaseFamily = (typeof kCaseFamilies)[number];
export type FamilyCounts = Readonly<Record<CaseFamily, number>>;

export interface JudgeRequest {
  readonly type: 'judge';
  /** The body of a function that returns the one to be judged: see read-code.ts. */
  readonly body: string;
  readonly task: JudgedTask;
  readonly level: Level;
  /** Meters within which a different answer is no mistake. */
  readonly tolerance: number;
  readonly count: number;
  readonly seed: number;
}

/** Calls the function with a few inputs and tells its answers. */
export interface TryRequest {
  readonly type: 'try';
  readonly body: string;
  readonly task: JudgedTask;
  readonly tolerance: number;
  readonly cases: readonly JudgedCase[];
}

/** An error was not caught in a sandbox; its line is that of the whole source. */
export interface SandboxFailed {
  readonly type: 'failed';
  readonly sandbox: number;
  readonly fault: { readonly message: string; readonly line: number };
}

/** Ends the run: what was found is its verdict. */
export interface HaltRequest {
  readonly type: 'halt';
}

export type ToWorker = JudgeRequest | TryRequest | SandboxFailed | HaltRequest;

/** So many characters of an error's message are taken. */
export const kMaxMessage = 2000;

/** An error of the visitor's code. */
export interface Thrown {
  readonly message: string;
  /** From 1; null: not known. */
  readonly line: number | null;
}

/** A field of an answer that is not the core's. */
export interface Wrong {
  /** Such as `meets` or `hit.t`. */
  readonly field: string;
  readonly said: unknown;
  readonly exact: unknown;
}

/** What became of one call. */
export type Ruling =
  | { readonly is: 'right' }
  /** Wrong, but nearer to contact than the tolerance. */
  | { readonly is: 'near' }
  | { readonly is: 'wrong'; readonly wrongs: readonly Wrong[] }
  /** Not an answer at all; as short JSON. */
  | { readonly is: 'invalid'; readonly said: string };

/** `invented`: apart, but said to meet; `missed`: the other way round; else the first field that is wrong. */
export type Mistake = 'invented' | 'missed' | 'invalid' | `field ${string}`;

/** What is wrong with a function: words `cause.{key}`, and what they name, such as an axis or a field. */
export interface Cause {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Wrong answers with one cause, and the simplest case that shows it. */
export interface FailureGroup {
  readonly mistake: Mistake;
  readonly cause: Cause;
  /** An exhibit whose function answers the same; null: none is known. */
  readonly exhibit: Cause | null;
  /** How many wrong answers; an estimate if `isEstimate`. */
  readonly count: number;
  readonly isEstimate: boolean;
  readonly ruling: Ruling & { readonly is: 'wrong' | 'invalid' };
  readonly judged: JudgedCase;
  /** Of the case that became the simplest. */
  readonly family: CaseFamily;
  readonly number: number;
}

/** Why a run ended before its last case. */
export type Ending =
  /** `judged`: null for an error before the first call. */
  | { readonly type: 'threw'; readonly thrown: Thrown; readonly judged: JudgedCase | null }
  /** No answer for two seconds. `judged`: null while it did not come to the first call, or is not known. */
  | { readonly type: 'stopped'; readonly judged: JudgedCase | null; readonly atStart: boolean }
  /** The reader stopped it. */
  | { readonly type: 'halted' };

export interface Tried {
  readonly judged: JudgedCase;
  readonly ruling: Ruling;
  /** As short JSON. */
  readonly said: string;
}

export type Verdict =
  | { readonly type: 'passed'; readonly counts: FamilyCounts; readonly near: number }
  /** The worst group comes first. `done`: how many cases were judged; `end`: null if no more were needed. */
  | {
      readonly type: 'wrong';
      readonly groups: readonly [FailureGroup, ...FailureGroup[]];
      readonly wrong: number;
      readonly done: number;
      readonly end: Ending | null;
    }
  | { readonly type: 'tried'; readonly results: readonly Tried[] }
  /** `done`: cases whose answers were right. */
  | (Ending & { readonly done: number })
  /** The sandbox or the core could not be loaded. */
  | { readonly type: 'unavailable'; readonly message: string };

export type FromWorker =
  | Verdict
  | {
      readonly type: 'progress';
      readonly done: number;
      readonly count: number;
      /** Wrong answers so far. */
      readonly wrong: number;
    }
  /** Comes with the port that leads to the worker. */
  | { readonly type: 'open'; readonly sandbox: number; readonly source: string }
  | { readonly type: 'close'; readonly sandbox: number };
