// Compares an answer about how deep two shapes are in each other with the core's: depth, normal, and points that face each
// other. The normal may be any of the least depth; what is asked of the points holds along each.
import { core } from '../../../cli/testing/core.ts';
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { dot, length, scale, sub } from '../../../scene/vectors.ts';
import type { Wrong } from '../judge-messages.ts';
import { type Fields, isNumber, isVector, withinOf } from './answer-fields.ts';
import type { PairCase } from './pair-cases.ts';
import type { Strictness } from './ruling.ts';

/** A point of each shape. */
export interface Facing {
  readonly pointA: Vec3;
  readonly pointB: Vec3;
  /** As far as it is said. */
  readonly depth: number | undefined;
}

export interface Overlap {
  readonly depth: number;
  /** From a to b. */
  readonly normal: Vec3;
}

/** null: these are none. */
export function facingIn({ pointA, pointB, depth }: Fields): Facing | null {
  if (!(isVector(pointA) && isVector(pointB))) return null;
  if (!(depth === undefined || isNumber(depth))) return null;
  return { pointA, pointB, depth };
}

/** null: depth or normal is missing. */
export const overlapIn = ({ depth, normal }: Fields): Overlap | null =>
  isNumber(depth) && isVector(normal) ? { depth, normal } : null;

/** What an answer that may be null, where the two are apart, says wrong of that; undefined: nothing, and they meet. */
export function meetingWrongs({ a, b }: PairCase, answer: unknown): readonly Wrong[] | undefined {
  const [meets, said] = [core.meets(a, b), answer !== null];
  if (meets !== said) return [{ field: 'meets', said, exact: meets }];
  return meets ? undefined : [];
}

/** The core's; 0 where they touch. */
export const depthOf = ({ a, b }: PairCase): number => core.distance(a, b).depth ?? 0;

/** What is wrong with depth and normal. */
export function overlapWrongs(
  judged: PairCase,
  said: Overlap,
  level: Strictness,
  tolerance: number,
): readonly Wrong[] {
  const { a, b } = judged;
  const within = withinOf(level, a, b, tolerance);
  const exact = depthOf(judged);
  const wrongs: Wrong[] = [];
  if (!(Math.abs(said.depth - exact) <= within)) {
    wrongs.push({ field: 'depth', said: said.depth, exact });
  }
  if (!isLeast(judged, said.normal, exact, level, tolerance)) {
    wrongs.push({ field: 'normal', said: said.normal, exact: core.distance(a, b).axis });
  }
  return wrongs;
}

/**
 * Doubles can't give it better than this where the center or axis of a round shape nearly lies in the surface of the other:
 * it is the direction between two points that are almost the same.
 */
const kNormal = 1e-6;

/** A unit vector from a to b along which they overlap by the least depth, or nearly the core's. */
function isLeast(
  { a, b }: PairCase,
  normal: Vec3,
  depth: number,
  level: Strictness,
  tolerance: number,
): boolean {
  const within = withinOf(level, a, b, tolerance);
  const ofLength = Math.min(withinOf(level, a, b, 0), kNormal);
  if (!(Math.abs(length(normal) - 1) <= ofLength)) return false;
  const { axis } = core.distance(a, b);
  if (level !== 'exact' && axis && length(sub(axis, normal)) <= kNormal) return true;
  const [{ max }, { min }] = [core.project(a, normal), core.project(b, normal)];
  // A normal that is off by so little moves what is projected by as much at either end.
  return max !== null && min !== null && Math.abs(max - min - depth) <= 4 * within;
}

/** How deep the two points are in each other along the normal; null: they are not in their shapes, or not opposite. */
export function depthBetween(
  { a, b }: PairCase,
  { pointA, pointB, depth }: Facing,
  normal: Vec3,
  within: number,
): number | null {
  if (!(isIn(pointA, a, within) && isIn(pointB, b, within))) return null;
  const between = sub(pointA, pointB);
  const along = dot(between, normal);
  if (length(sub(between, scale(normal, along))) > 4 * within) return null;
  return depth === undefined || Math.abs(depth - along) <= 4 * within ? along : null;
}

export const isIn = (point: Vec3, shape: Shape, within: number): boolean =>
  core.distance({ kind: 'point', position: point }, shape).distance <= within;
