// Compares an answer of GJK or EPA about two convex shapes with the core's.
import { core } from '../../../cli/testing/core.ts';
import { length, sub } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import type { Ruling, Wrong } from '../judge-messages.ts';
import { fieldsIn, isNumber, withinOf } from './answer-fields.ts';
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

interface Distance {
  /** 0 where they meet. */
  readonly distance: number;
  /** null: not said. */
  readonly points: Facing | null;
}

type Penetration = Overlap & Facing;

/** Of a distance. `said`: what the visitor's function returned, or anything. */
export function gjkRuling(
  judged: PairCase,
  said: unknown,
  level: Strictness,
  tolerance: number,
): Ruling {
  const answer = distanceIn(said);
  if (answer === null) return { is: 'invalid', said: shortJson(said) };
  const { a, b } = judged;
  const within = withinOf(level, a, b, tolerance);
  return rulingOf(judged, distanceWrongs(judged, answer, within), level, tolerance);
}

/** null: it is none. */
function distanceIn(said: unknown): Distance | null {
  if (isNumber(said) && said >= 0) return { distance: said, points: null };
  const fields = fieldsIn(said);
  const distance = fields?.['distance'];
  if (!(fields && isNumber(distance) && distance >= 0)) return null;
  const { pointA, pointB } = fields;
  if ((pointA ?? pointB ?? null) === null) return { distance, points: null };
  const points = facingIn({ pointA, pointB });
  return points && { distance, points };
}

/** The nearest points may be any that are so far apart. */
function distanceWrongs(
  { a, b }: PairCase,
  { distance, points }: Distance,
  within: number,
): readonly Wrong[] {
  const exact = core.distance(a, b);
  const [meets, said] = [core.meets(a, b), distance === 0];
  if (meets !== said) return [{ field: 'meets', said, exact: meets }];
  if (meets) return [];
  if (Math.abs(distance - exact.distance) > within) {
    return [{ field: 'distance', said: distance, exact: exact.distance }];
  }
  if (points === null) return [];
  const { pointA, pointB } = points;
  const between = length(sub(pointA, pointB));
  const areNearest =
    isIn(pointA, a, within) && isIn(pointB, b, within) && between <= exact.distance + 4 * within;
  return areNearest
    ? []
    : [{ field: 'points', said: [pointA, pointB], exact: [exact.pointA, exact.pointB] }];
}

/** Of a depth; null where they are apart. */
export function epaRuling(
  judged: PairCase,
  said: unknown,
  level: Strictness,
  tolerance: number,
): Ruling {
  const answer = said === null || said === false ? null : penetrationIn(said);
  if (answer === undefined) return { is: 'invalid', said: shortJson(said) };
  return rulingOf(judged, penetrationWrongs(judged, answer, level, tolerance), level, tolerance);
}

/** undefined: it is none. */
function penetrationIn(said: unknown): Penetration | undefined {
  const fields = fieldsIn(said) ?? {};
  const [overlap, points] = [overlapIn(fields), facingIn(fields)];
  return overlap && points ? { ...points, ...overlap } : undefined;
}

function penetrationWrongs(
  judged: PairCase,
  answer: Penetration | null,
  level: Strictness,
  tolerance: number,
): readonly Wrong[] {
  const { a, b } = judged;
  const meeting = meetingWrongs(judged, answer);
  if (meeting !== undefined || answer === null) return meeting ?? [];
  const within = withinOf(level, a, b, tolerance);
  const wrongs = overlapWrongs(judged, answer, level, tolerance);
  if (wrongs.length > 0 || depthBetween(judged, answer, answer.normal, within) !== null) {
    return wrongs;
  }
  const exact = core.contact(a, b)?.points.slice(0, 1);
  return [
    {
      field: 'points',
      said: [answer.pointA, answer.pointB],
      exact: exact?.flatMap(({ pointA, pointB }) => [pointA, pointB]),
    },
  ];
}
