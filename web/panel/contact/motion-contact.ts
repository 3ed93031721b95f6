// Where a shape in motion first meets another one, down to neighboring doubles of the one number that
// changes: the exact test at every position, no tolerance.
//
// Along a straight motion the distance of two convex shapes falls, is 0 for a while, and rises. Where it
// falls, the shape can go on by the distance over the speed at which it falls, and has not yet passed the
// contact (conservative advancement). That gives a position before the contact; a few ulps later is one
// after it; bisection of the doubles between them ends at two neighbors.
import type { Distance } from '../../core/index.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { middleOf, ulpOf, ulpsFrom } from '../../scene/ulp.ts';
import { dot, length } from '../../scene/vectors.ts';
import type { Outcome } from './contact-path.ts';
import type { Motion } from './motion.ts';

/** The core's answers about the moving shape and the other one. */
export interface Probe {
  outcome(shape: SceneShape): Outcome;
  distance(shape: SceneShape): Distance;
  readonly movesSecond: boolean;
}

/** Two neighboring doubles of a motion: at the first the shapes are apart, at the second they meet. */
export interface MotionContact {
  readonly motion: Motion;
  readonly apart: number;
  readonly meets: number;
  /** At `meets`: touching, unless no double of this number makes the shapes touch. */
  readonly outcome: Outcome;
  /** From the start to `meets`, in meters. */
  readonly moved: number;
}

export type Direction = 1 | -1;

// Each of these asks the core twice at most; a bisection of doubles takes 64 steps, as many as they have bits.
const kDoublings = 48;
const kAdvances = 32;
const kGallops = 64;
export const kBisections = 64;
/** The core is asked no more often than this to find a contact in one direction. */
export const kMostCalls = kDoublings + 2 * (kAdvances + kGallops + kBisections) + 4;

/** Magnitudes beyond it are of no use, and far from what the core refuses. */
const kFarthest = 2 ** 100;

/** null: in this direction the shapes don't meet, or never part. */
export function motionContact(
  motion: Motion,
  direction: Direction,
  outcome: Outcome,
  probe: Probe,
): MotionContact | null {
  if (outcome === 'apart') return contactFrom(motion, motion.start, direction, probe);
  // From outside again: the first position found beyond the overlap, and back.
  const outside = firstApart(motion, direction, probe);
  return outside === null ? null : contactFrom(motion, outside, direction === 1 ? -1 : 1, probe);
}

/** Of shapes that are apart: the double at which they pass each other most closely. */
export function closestPass(motion: Motion, probe: Probe): number {
  const { start } = motion;
  for (const direction of [1, -1] as const) {
    const around = aroundContact(motion, start, direction, probe);
    if (around) return nearer(motion, around, probe);
  }
  return start;
}

function nearer(motion: Motion, [before, after]: Bracket, { distance }: Probe): number {
  const meters = (value: number) => distance(motion.at(value)).distance;
  return meters(after) <= meters(before) ? after : before;
}

function firstApart(motion: Motion, direction: Direction, probe: Probe): number | null {
  const { depth } = probe.distance(motion.at(motion.start));
  let step = (depth ?? 0) / length(motion.velocity);
  for (let i = 0; i < kDoublings && step > 0; i++, step *= 2) {
    const value = motion.start + direction * step;
    if (!(Math.abs(value) < kFarthest)) return null;
    if (probe.outcome(motion.at(value)) === 'apart') return value;
  }
  return null;
}

/** `from`: where the shapes are apart. */
function contactFrom(
  motion: Motion,
  from: number,
  direction: Direction,
  probe: Probe,
): MotionContact | null {
  const around = aroundContact(motion, from, direction, probe);
  if (!around) return null;
  const [apart, meets] = around;
  const outcome = probe.outcome(motion.at(meets));
  if (outcome === 'apart') return null; // it has passed by
  const moved = Math.abs(meets - motion.start) * length(motion.velocity);
  return { motion, apart, meets, outcome, moved };
}

/** Neighboring doubles: up to the first the shapes come nearer, at the second they meet or don't any more. */
function aroundContact(
  motion: Motion,
  from: number,
  direction: Direction,
  probe: Probe,
): Bracket | null {
  const isBefore = (value: number) => wayOn(motion, value, direction, probe) !== null;
  const reached = advanced(motion, from, direction, probe);
  const around = reached === null ? null : bracket(reached, direction, isBefore);
  return around && neighbors(around, isBefore);
}

/** How much the number can change before the shapes can meet; null where they meet or don't come nearer. */
function wayOn(
  motion: Motion,
  value: number,
  direction: Direction,
  { outcome, distance, movesSecond }: Probe,
): number | null {
  const shape = motion.at(value);
  if (outcome(shape) !== 'apart') return null;
  const measured = distance(shape);
  // The axis points from the first shape to the second.
  const speed =
    (movesSecond ? -direction : direction) * dot(measured.axis ?? [0, 0, 0], motion.velocity);
  const way = measured.distance / speed;
  return speed > 0 && way < kFarthest ? way : null;
}

type Bracket = readonly [before: number, after: number];

/** A position before the contact, close to it, and one after it if it was passed; null: no contact ahead. */
function advanced(
  motion: Motion,
  from: number,
  direction: Direction,
  probe: Probe,
): Bracket | number | null {
  let at = from;
  let way = wayOn(motion, at, direction, probe);
  if (way === null) return null;
  for (let i = 0; i < kAdvances && way > 2 * ulpOf(at); i++) {
    const next = at + direction * way;
    way = wayOn(motion, next, direction, probe);
    if (way === null) return [at, next];
    at = next;
  }
  return at;
}

/** Goes on by one ulp, then two, four, eight, until the contact is passed. */
function bracket(
  reached: Bracket | number,
  direction: Direction,
  isBefore: (value: number) => boolean,
): Bracket | null {
  if (typeof reached !== 'number') return reached;
  let before = reached;
  for (let i = 0, steps: number = direction; i < kGallops; i++, steps *= 2) {
    const next = ulpsFrom(before, steps);
    if (!(Math.abs(next) < kFarthest)) return null;
    if (!isBefore(next)) return [before, next];
    before = next;
  }
  return null;
}

function neighbors([before, after]: Bracket, isBefore: (value: number) => boolean): Bracket {
  for (let i = 0; i < kBisections; i++) {
    const middle = middleOf(before, after);
    if (middle === before || middle === after) break;
    if (isBefore(middle)) before = middle;
    else after = middle;
  }
  return [before, after];
}
