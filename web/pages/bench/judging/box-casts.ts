// Casts of two boxes in straight motion: the cases, half of which begin in contact, and the ruling on an answer, which is
// false or says when they hit. Contact that is no hit, at the start alone or in passing, is none.
import { core } from '../../../cli/testing/core.ts';
import type { Aabb, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { shortJson } from '../../../strings/printable.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import type { FamilyCounts, Ruling, StraightMotion, Wrong } from '../judge-messages.ts';
import { fieldsIn, isNumber } from './answer-fields.ts';
import { CasesInTurn } from './cases-in-turn.ts';
import { museumCases } from './museum-cases.ts';
import type { MadeCase } from './pair-cases.ts';
import type { Strictness } from './ruling.ts';
import { kTolerance, sizeOf } from './tolerance.ts';

export interface BoxCastCase {
  readonly a: Aabb;
  readonly b: Aabb;
  readonly motion: StraightMotion;
}

const cases = new CasesInTurn<BoxCastCase>(
  museumCases((input) => {
    if (!('a' in input && input.motion)) return null;
    const { a, b, motion } = input;
    return a.kind === 'aabb' && b.kind === 'aabb' ? { a, b, motion } : null;
  }),
);

export const boxCastCounts = (count: number): FamilyCounts => cases.counts(count);

const vectorOf = (of: (i: 0 | 1 | 2) => number): Vec3 => [of(0), of(1), of(2)];

/** On a grid of eighths. */
function box(random: Random): Aabb {
  const min = vectorOf(() => randomInteger(random, -24, 24) / 8);
  return { kind: 'aabb', min, max: vectorOf((i) => min[i] + randomInteger(random, 1, 16) / 8) };
}

/** So that it lies against a face of `a`, beside or before it. */
function against(a: Aabb, b: Aabb, random: Random): Aabb {
  const axis = randomInteger(random, 0, 2);
  const isAbove = random() < 0.5;
  return translated(
    b,
    vectorOf((i) => {
      if (i !== axis) return a.min[i] - b.min[i] + randomInteger(random, -8, 8) / 8;
      return isAbove ? a.max[i] - b.min[i] : a.min[i] - b.max[i];
    }),
  );
}

/** Each component often zero. */
const velocity = (random: Random): Vec3 =>
  vectorOf(() => (random() < 0.3 ? 0 : randomInteger(random, -32, 32) / 4));

function motionIn(random: Random): StraightMotion {
  const standing = random() < 0.5;
  return {
    velocityA: velocity(random),
    velocityB: standing ? [0, 0, 0] : velocity(random),
    duration: randomInteger(random, 1, 8) / 4,
  };
}

/** The same seed gives the same cases. */
export function boxCastCases(count: number, seed: number): Generator<MadeCase<BoxCastCase>> {
  const random = randomNumbers(seed);
  return cases.of(count, (family) => {
    const [a, other] = [box(random), box(random)];
    const b = family === 'touching' ? against(a, other, random) : other;
    return { a, b, motion: motionIn(random) };
  });
}

/** false: no hit. null: no answer at all. */
function hitIn(said: unknown): { readonly t: number | null } | false | null {
  if (said === false) return false;
  if (said === true) return { t: null };
  const fields = fieldsIn(said);
  if (fields?.['meets'] === false) return false;
  const t = fieldsIn(fields?.['hit'])?.['t'];
  return fields?.['meets'] === true && isNumber(t) ? { t } : null;
}

const grown = ({ min, max }: Aabb, by: number): Aabb => ({
  kind: 'aabb',
  min: vectorOf((i) => min[i] - by),
  max: vectorOf((i) => max[i] + by),
});

const hits = ({ a, b, motion }: BoxCastCase): boolean => core.cast(a, b, motion).outcome === 'hits';

/** `said`: what the visitor's function returned, or anything. */
export function boxCastRuling(judged: BoxCastCase, said: unknown, level: Strictness): Ruling {
  const answer = hitIn(said);
  if (answer === null) return { is: 'invalid', said: shortJson(said) };
  const { a, b, motion } = judged;
  const { outcome, tEnter } = core.cast(a, b, motion);
  const meets = outcome === 'hits';
  const within = kTolerance * sizeOf(a, b);
  if (meets !== (answer !== false)) {
    // Contact at the start is exact in these numbers, and counts.
    const isClose =
      hits({ ...judged, b: grown(b, within) }) !== hits({ ...judged, b: grown(b, -within) });
    const startsInContact = core.meets(a, b);
    if (level === 'close' && isClose && !startsInContact) return { is: 'near' };
    return wrong({ field: 'hits', said: !meets, exact: meets });
  }
  if (answer === false || answer.t === null || tEnter === null) return { is: 'right' };
  const isRight = Math.abs(answer.t - tEnter) <= kTolerance * Math.max(1, tEnter);
  return isRight ? { is: 'right' } : wrong({ field: 'hit.t', said: answer.t, exact: tEnter });
}

const wrong = (...wrongs: readonly Wrong[]): Ruling => ({ is: 'wrong', wrongs });
