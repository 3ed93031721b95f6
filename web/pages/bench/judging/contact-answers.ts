// Compares an answer about the contact of two boxes with the core's: null where they are apart, else depth, normal and the
// points, each pair of which face each other in the boxes. None may be missing of what is deepest: all corners of the core's
// manifold lie within the hull of the points. So a solver's choice counts as right, whichever of two faces it clips.
import { core } from '../../../cli/testing/core.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { length, sub } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import type { Ruling, Wrong } from '../judge-messages.ts';
import { fieldsIn, withinOf } from './answer-fields.ts';
import {
  depthBetween,
  type Facing,
  facingIn,
  isIn,
  meetingWrongs,
  type Overlap,
  overlapIn,
  overlapWrongs,
} from './facing-points.ts';
import type { PairCase } from './pair-cases.ts';
import { rulingOf, type Strictness } from './ruling.ts';

interface Manifold extends Overlap {
  readonly points: readonly Facing[];
}

/** More are no manifold of two boxes. */
const kMostPoints = 32;

/** `said`: what the visitor's function returned, or anything. */
export function contactRuling(
  judged: PairCase,
  said: unknown,
  level: Strictness,
  tolerance: number,
): Ruling {
  const answer = said === null || said === false ? null : manifoldIn(said);
  if (answer === undefined) return { is: 'invalid', said: shortJson(said) };
  return rulingOf(judged, differences(judged, answer, level, tolerance), level, tolerance);
}

/** undefined: it is none. */
function manifoldIn(said: unknown): Manifold | undefined {
  const fields = fieldsIn(said);
  const overlap = fields && overlapIn(fields);
  const list = fields?.['points'];
  if (!(overlap && Array.isArray(list) && list.length <= kMostPoints)) return undefined;
  const points = list.map((each) => facingIn(fieldsIn(each) ?? {}));
  return points.every((each) => each !== null) ? { ...overlap, points } : undefined;
}

function differences(
  judged: PairCase,
  answer: Manifold | null,
  level: Strictness,
  tolerance: number,
): readonly Wrong[] {
  const meeting = meetingWrongs(judged, answer);
  if (meeting !== undefined || answer === null) return meeting ?? [];
  const within = withinOf(level, judged.a, judged.b, tolerance);
  const wrongs = overlapWrongs(judged, answer, level, tolerance);
  if (wrongs.length > 0 || areRight(judged, answer, within)) return wrongs;
  const exact = core.contact(judged.a, judged.b)?.points.map(({ pointA }) => pointA);
  return [{ field: 'points', said: answer.points.map(({ pointA }) => pointA), exact }];
}

function areRight(judged: PairCase, { depth, normal, points }: Manifold, within: number): boolean {
  const depths = points.map((each) => depthBetween(judged, each, normal, within));
  if (!depths.every((each) => each !== null && each >= -within && each <= depth + 4 * within)) {
    return false;
  }
  const exact = core.contact(judged.a, judged.b);
  const isSameAxis = exact?.axis && length(sub(exact.axis, normal)) <= within;
  // Along another axis of the least depth the core has no manifold to compare with.
  if (!isSameAxis) return depths.some((each) => each !== null && each >= depth - 4 * within);
  const deepest = points.filter((_, i) => (depths[i] as number) >= depth - 4 * within);
  const corners = deepest.map(({ pointA }) => pointA);
  return exact.points.every(({ pointA }) => isWithinHull(pointA, corners, 4 * within));
}

/** Whether a point is in the hull of points of one plane: in a triangle of three of them. */
function isWithinHull(point: Vec3, points: readonly Vec3[], within: number): boolean {
  if (points.some((each) => length(sub(each, point)) <= within)) return true;
  return points.some((a, i) =>
    points
      .slice(i)
      .some((b, k) =>
        points.slice(i + k).some((c) => isIn(point, { kind: 'triangle', a, b, c }, within)),
      ),
  );
}
