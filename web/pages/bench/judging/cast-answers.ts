// Compares an answer about two moving shapes with the core's: whether they meet during the motion, and when first. For the
// seal an answer is excused where a shift by the tolerance would change it: at a time where the shapes are in contact but for that.

import { core } from '../../../cli/testing/core.ts';
import type { Cast } from '../../../core/api.ts';
import { translated } from '../../../scene/transform.ts';
import { length, scale, sub } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import type { Ruling, Wrong } from '../judge-messages.ts';
import { fieldsIn, isNumber, withinOf } from './answer-fields.ts';
import type { CastCase } from './cast-cases.ts';
import type { PairCase } from './pair-cases.ts';
import type { Strictness } from './ruling.ts';

/** `said`: what the visitor's function returned, or anything. */
export function castRuling(
  judged: CastCase,
  said: unknown,
  level: Strictness,
  tolerance: number,
): Ruling {
  const answer = timeIn(said);
  if (answer === undefined) return { is: 'invalid', said: shortJson(said) };
  const { a, b, motion } = judged;
  const within = withinOf(level, a, b, tolerance);
  const exact = core.cast(a, b, motion);
  const wrongs = castWrongs(judged, answer, exact, within);
  if (wrongs.length === 0) return { is: 'right' };
  const isExcused = level !== 'exact' || tolerance > 0;
  return isExcused && isNear(judged, answer, exact, within)
    ? { is: 'near' }
    : { is: 'wrong', wrongs };
}

/** When they meet first; null: never; undefined: it is no answer. */
function timeIn(said: unknown): number | null | undefined {
  if (said === null || said === false) return null;
  if (isNumber(said)) return said;
  const fields = fieldsIn(said);
  if (fields?.['outcome'] === 'never') return null;
  const time = fields?.['tEnter'];
  return isNumber(time) ? time : undefined;
}

const speedOf = ({ motion: { velocityA, velocityB } }: CastCase) =>
  length(sub(velocityB, velocityA));

function castWrongs(
  judged: CastCase,
  answer: number | null,
  { tEnter }: Cast,
  within: number,
): readonly Wrong[] {
  if ((answer === null) !== (tEnter === null)) {
    return [{ field: 'meets', said: answer !== null, exact: tEnter !== null }];
  }
  if (answer === null || tEnter === null) return [];
  // the core's is within 2 ulp
  const rounding = 8 * 2 ** -52 * Math.max(1, tEnter);
  const isClose = Math.abs(answer - tEnter) * speedOf(judged) <= within;
  if (isClose || Math.abs(answer - tEnter) <= rounding) return [];
  return [{ field: 'tEnter', said: answer, exact: tEnter }];
}

/** As the two stand at a time. */
const standing = ({ a, b, motion }: CastCase, time: number): PairCase => ({
  a: translated(a, scale(motion.velocityA, time)),
  b: translated(b, scale(motion.velocityB, time)),
});

/** How far apart they are then, negative: how deep in each other. */
function gapAt(judged: CastCase, time: number): number {
  const { a, b } = standing(judged, time);
  const { distance, depth } = core.distance(a, b);
  return depth === null ? distance : -depth;
}

function isNear(judged: CastCase, answer: number | null, exact: Cast, within: number): boolean {
  const { tEnter, tExit } = exact;
  const { duration } = judged.motion;
  const most = 4 * within;
  if (tEnter === null) {
    // they come as near as that at the time that is said
    const time = answer ?? 0;
    return time >= 0 && time <= duration && gapAt(judged, time) <= most;
  }
  const last = Math.min(tExit ?? duration, duration);
  if (answer === null) {
    const isLate = (duration - tEnter) * speedOf(judged) <= most;
    return isLate || gapAt(judged, (tEnter + last) / 2) >= -most;
  }
  // in contact then, and between that and the exact time
  const times = [answer, (answer + tEnter) / 2];
  return times.every((time) => time >= 0 && Math.abs(gapAt(judged, time)) <= most);
}
