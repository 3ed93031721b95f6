// Moves a pair to where its outcome changes, by bisection between two positions with different outcomes.
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { scale, sub } from '../../../scene/vectors.ts';
import { core } from '../core.ts';

type Pair = readonly [Shape, Shape];

/** Doublings of the distance beyond the measured contact that is searched. */
const kDoublings = 40;

/**
 * Moves the second shape to its last position before the outcome changes (`beyond`: the first after it).
 * Separate shapes approach by the shortest translation; others separate along `direction`, or by the
 * shortest translation if it is null. If the outcome never changes, the pair is unchanged.
 */
export function atContact([a, b]: Pair, direction: Vec3 | null, beyond: boolean): Pair {
  const meets = (moved: Shape) => core.test(a, moved).outcome !== 'apart';
  const met = meets(b);
  const path = met ? (direction ?? separatingOffset(a, b)) : approachingOffset(a, b);
  if (!path) return [a, b];
  const at = (s: number) => translated(b, scale(path, s));
  const changedAt = firstChange(met ? 1 / 8 : 1, (s) => meets(at(s)) !== met);
  if (changedAt === null) return [a, b];
  const [before, after] = bisected(changedAt, (s) => meets(at(s)) !== met);
  return [a, at(beyond ? after : before)];
}

/** From the closest point of the second shape to that of the first. */
function approachingOffset(a: Shape, b: Shape): Vec3 {
  const { pointA, pointB } = core.distance(a, b);
  return sub(pointA, pointB);
}

function separatingOffset(a: Shape, b: Shape): Vec3 | null {
  const { depth, axis } = core.distance(a, b);
  return axis && depth !== null ? scale(axis, depth || 1) : null;
}

function firstChange(first: number, isChanged: (s: number) => boolean): number | null {
  if (isChanged(first)) return first;
  // The measured distance is rounded: contact may be slightly beyond it.
  for (let i = 0, extra = 2 ** -kDoublings; i < kDoublings + 6; i++, extra *= 2) {
    if (isChanged(first + extra)) return first + extra;
  }
  return null;
}

/** Two neighboring doubles: the last with the outcome at 0, and the first with another one. */
function bisected(changedAt: number, isChanged: (s: number) => boolean): readonly [number, number] {
  let low = 0;
  let high = changedAt;
  for (;;) {
    const middle = low + (high - low) / 2;
    if (!(middle > low && middle < high)) return [low, high];
    if (isChanged(middle)) high = middle;
    else low = middle;
    // Contact at the start: bisection down to the denormals would take too long.
    if (high < changedAt * 2 ** -60) return [0, high];
  }
}
