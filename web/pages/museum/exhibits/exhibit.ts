// The form of an exhibit: a function with a mistake, the inputs where it fails, and what to change.
import type { Capsule, Ray, Shape, Triangle, Vec3 } from '../../../scene/shape.ts';
import type { JudgedTask, Skin, StraightMotion, TaskName } from '../../bench/judge-messages.ts';

/** What a function on two shapes answers: the same forms as those of `collision-playground/testing`. */
export type PairAnswer =
  | boolean
  | {
      readonly meets?: boolean;
      readonly hit?: {
        readonly t?: number;
        readonly distance?: number;
        readonly point?: Vec3;
        readonly u?: number;
        readonly v?: number;
      };
      readonly side?: 'front' | 'back' | 'straddling';
      readonly depth?: number;
    };

/** What a function on a ray and a list of triangles answers: the nearest, or null for none. */
export type NearestAnswer = { readonly index: number; readonly t: number } | null;

/** Two shapes, which may move, what the function answers to them, and what is right. */
export interface PairInput {
  readonly a: Shape;
  readonly b: Shape;
  readonly motion?: StraightMotion;
  readonly naive: PairAnswer;
  readonly exact: PairAnswer;
}

/** A ray and triangles, of which the nearest is wanted. */
export interface NearestInput {
  readonly ray: Ray;
  readonly triangles: readonly Triangle[];
  readonly naive: NearestAnswer;
  readonly exact: NearestAnswer;
}

/** Points, and the indices of those that are corners of their convex hull. */
export interface HullInput {
  readonly points: readonly Vec3[];
  readonly naive: readonly number[];
  readonly exact: readonly number[];
}

/** A skin, and what it is as text. */
export interface SkinInput {
  readonly skin: Skin;
  /** For the figure: the bones where they have moved to, how far each moved, and where each vertex was. */
  readonly pose: {
    readonly bones: readonly Capsule[];
    readonly moves: readonly Vec3[];
    readonly positions: readonly Vec3[];
  };
  readonly naive: string;
  readonly exact: string;
}

export type Input = PairInput | NearestInput | HullInput | SkinInput;

/** Lines of the function, and what belongs in their place. */
export interface Change {
  readonly from: string;
  readonly to: string;
}

export const kGroups = [
  'slabs',
  'boxes',
  'triangles',
  'axes',
  'planes',
  'motion',
  'convex',
  'hulls',
  'skins',
] as const;
export type Group = (typeof kGroups)[number];

export interface Exhibit {
  /** From 1; those of tests/mistakes come first, under the same numbers. */
  readonly number: number;
  /** In addresses and in the keys of its texts; never changed. */
  readonly slug: string;
  readonly group: Group;
  /** Pairs that the mistake is made with, such as `ray-aabb`; the function is of the first. None: it has a task. */
  readonly pairs: readonly string[];
  /** The function's file in functions/, without its ending. Mistakes with several effects share one. */
  readonly source: string;
  /** The first is shown. In at least one of them the function is wrong. */
  readonly inputs: readonly [Input, ...Input[]];
  readonly changes: readonly [Change, ...Change[]];
  /** What its function is judged as; left out: as a test of the first pair, or of the nearest triangle. */
  readonly task?: JudgedTask;
  /** In motion: so many steps of equal length are shown, at whose ends the function looks. */
  readonly steps?: number;
}

export function taskOf({ task, pairs: [pair], inputs: [input] }: Exhibit): JudgedTask {
  return task ?? ('a' in input ? (pair as TaskName) : 'ray-triangles');
}
