// Compares an answer about the nearest of many triangles with the core's.
import { core } from '../../../cli/testing/core.ts';
import type { Ray, Triangle } from '../../../scene/shape.ts';
import { length } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import type { Ruling, Wrong } from '../judge-messages.ts';
import type { NearestCase } from './nearest-cases.ts';
import type { Strictness } from './ruling.ts';
import { isUndecidable, isWithin, kTolerance, sizeOf } from './tolerance.ts';

interface Nearest {
  readonly index: number;
  readonly t: number;
}

/** `said`: what the visitor's function returned, or anything. */
export function nearestRuling(
  { ray, triangles }: NearestCase,
  said: unknown,
  level: Strictness,
  tolerance: number,
): Ruling {
  const answer = answerIn(said, triangles.length);
  if (answer === undefined) return { is: 'invalid', said: shortJson(said) };
  const hits = triangles.map((triangle) => core.test(ray, triangle).hit?.t ?? null);
  const exact = first(hits);
  const wrongs = differences(
    answer,
    exact,
    hits,
    Math.max(
      level === 'exact' ? 0 : toleranceOf(ray, triangles),
      tolerance / length(ray.direction),
    ),
  );
  if (wrongs.length === 0) return { is: 'right' };
  if (level === 'close' && isUndecided({ ray, triangles }, hits)) return { is: 'near' };
  const isExcused = tolerance > 0 && triangles.some((each) => isWithin(ray, each, tolerance));
  return isExcused ? { is: 'near' } : { is: 'wrong', wrongs };
}

/** undefined: it is no answer. */
function answerIn(said: unknown, count: number): Nearest | null | undefined {
  if (said === null || said === false) return null;
  if (typeof said !== 'object') return undefined;
  const { index, t } = said as Readonly<Record<string, unknown>>;
  const isIndex =
    typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < count;
  return isIndex && typeof t === 'number' ? { index, t } : undefined;
}

function first(hits: readonly (number | null)[]): Nearest | null {
  let found: Nearest | null = null;
  for (const [index, t] of hits.entries()) {
    if (t !== null && (found === null || t < found.t)) found = { index, t };
  }
  return found;
}

/** Of t, which counts in the length of the direction. */
const toleranceOf = (ray: Ray, triangles: readonly Triangle[]): number =>
  (kTolerance * sizeOf(ray, ...triangles)) / length(ray.direction);

/** Any triangle that is hit at the least t may be named. */
function differences(
  answer: Nearest | null,
  exact: Nearest | null,
  hits: readonly (number | null)[],
  tolerance: number,
): readonly Wrong[] {
  if (answer === null || exact === null) {
    if (answer === exact) return [];
    return [{ field: 'meets', said: answer !== null, exact: exact !== null }];
  }
  const isNear = (t: number | null | undefined) =>
    typeof t === 'number' && Math.abs(t - exact.t) <= Math.max(tolerance, 8 * 2 ** -52 * exact.t);
  const wrongs: Wrong[] = [];
  if (!isNear(hits[answer.index])) {
    wrongs.push({ field: 'index', said: answer.index, exact: exact.index });
  }
  if (!isNear(answer.t)) wrongs.push({ field: 't', said: answer.t, exact: exact.t });
  return wrongs;
}

/** One triangle is nearer to contact than the tolerance, and shares no edge or corner with another that is hit. */
function isUndecided({ ray, triangles }: NearestCase, hits: readonly (number | null)[]): boolean {
  const isHit = (triangle: Triangle) => hits[triangles.indexOf(triangle)] !== null;
  return triangles.some((triangle) => {
    if (!isUndecidable(ray, triangle)) return false;
    return !(isHit(triangle) && triangles.some((other) => isHit(other) && shares(triangle, other)));
  });
}

function shares(one: Triangle, other: Triangle): boolean {
  if (one === other) return false;
  const corners = [other.a, other.b, other.c].map(String);
  return [one.a, one.b, one.c].filter((corner) => corners.includes(String(corner))).length > 1;
}
