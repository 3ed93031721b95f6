// What casts are asked for and answer: shapes in straight motion.
import type { Vec3 } from '../scene/shape.ts';
import type { InteractionOptions } from './interaction.ts';
import type { Step } from './verdict.ts';

/** How two shapes move: at the time t each stands where it was given, moved by its velocity times t. */
export interface Motion {
  /** Meters a unit of time; default 0. */
  readonly velocityA?: Vec3 | undefined;
  readonly velocityB?: Vec3 | undefined;
  /** Units of time, 0 or more, Infinity for no end; default 1. */
  readonly duration?: number | undefined;
}

/**
 * `hits`: at some time they overlap, or pass through each other, so that all small enough translations of a
 * shape leave them meeting. `touches`: they graze, slide past each other, or are in contact at the very start or
 * end alone. `never`: they don't meet. Exact.
 */
export type CastOutcome = 'never' | 'touches' | 'hits';

export interface Cast {
  readonly outcome: CastOutcome;
  /** The times are those of contact but for rounding; of casts of shapes that turn they are `bracketed`. */
  readonly proof: 'exact';
  /** Whether doubles with error bounds decided it, or exact arithmetic. */
  readonly decidedBy: Step['decidedBy'];
  /** They overlap at the start; then `tEnter` is 0. */
  readonly startsInside: boolean;
  /**
   * When they meet first, within 2 ulp; null where they never do. They have points in common from `tEnter` to
   * `tExit`, both included, and at no other time of the motion. (A mesh that is met in several places may be left
   * and met again.)
   */
  readonly tEnter: number | null;
  /** When they part; the duration where they don't, which may be Infinity. */
  readonly tExit: number | null;
  /**
   * The row that opens last, at `tEnter`, such as `A.x`; null where they meet from the start. Of shapes that
   * never meet the row that opens too late or not at all, with `against` the one that has closed by then.
   */
  readonly row: string | null;
  readonly against: string | null;
  /** Unit, from a to b: what separates them just before `tEnter`; null where they overlap at the start. */
  readonly axis: Vec3 | null;
  /** A common point at `tEnter`, in the world, as each of the two has it. */
  readonly pointA: Vec3 | null;
  readonly pointB: Vec3 | null;
  /** Of a mesh the triangle that is met first; null of other shapes, and where only its inside is met. */
  readonly triangleA: number | null;
  readonly triangleB: number | null;
}

/** A row of a cast: the times at which it doesn't separate the two. */
export interface CastRow {
  readonly name: string;
  readonly group: string;
  /** `separates`: it isn't open during the motion. `touches`: only at one time, or only just. */
  readonly status: Step['status'];
  readonly skipReason: Step['skipReason'];
  /** From when to when it is open; −Infinity and Infinity where that has no end, null where it never is. */
  readonly opens: number | null;
  readonly closes: number | null;
  /** Unit; null of a corner or edge of a rounded shape. */
  readonly axis: Vec3 | null;
  readonly decidedBy: Step['decidedBy'];
}

export interface ExplainedCast extends Cast {
  /**
   * What decides when they meet: `all` rows have to be open, of shapes with flat faces and planes, whose rows are
   * separating axes; or `one` of them, of spheres and capsules, whose rows are the corners, edges and faces that
   * they come near to.
   */
  readonly meetWhile: 'all' | 'one';
  readonly rows: readonly CastRow[];
}

/** What a shape that moves meets in a world: a slot, whose shape is b of the cast. */
export interface WorldCast extends Cast {
  readonly slot: number;
}

export interface WorldCastOptions extends InteractionOptions {
  /** Units of time, 0 or more, Infinity for no end; default 1. */
  readonly duration?: number | undefined;
}

export interface SweepOptions {
  /** Units of time, 0 or more, Infinity for no end; default 1. */
  readonly duration?: number | undefined;
}

/**
 * The pairs of a world's slots that meet in motion, in the exact order of when they do, of equal times by a, then by
 * b: a number for each in every column. Read these anew after each call, because the views change when the core's
 * memory grows.
 */
export interface SweptPairs {
  /** How many there are. */
  readonly count: number;
  /** The slots of pair i: `a[i]` is below `b[i]`. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** 1 touches, 2 hits (`catalog.codes.castOutcome`). */
  readonly outcomes: Uint8Array;
  /** When they meet first and when they part, as `core.cast` says, to the bit. */
  readonly tEnter: Float64Array;
  readonly tExit: Float64Array;
}
