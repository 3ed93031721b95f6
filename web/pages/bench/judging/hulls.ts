// Convex hulls: the cases, half of which are flat or straight, on a grid on which doubles are exact, and the ruling on the
// indices of the corners.
import { core } from '../../../cli/testing/core.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { add, scale } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import type { FamilyCounts, Ruling } from '../judge-messages.ts';
import { CasesInTurn } from './cases-in-turn.ts';
import { museumCases } from './museum-cases.ts';
import type { MadeCase } from './pair-cases.ts';

export interface HullCase {
  readonly points: readonly Vec3[];
}

const cases = new CasesInTurn<HullCase>(
  museumCases((input) => ('points' in input ? { points: input.points } : null)),
);

export const hullCounts = (count: number): FamilyCounts => cases.counts(count);

const kMost = 16;

const vector = (random: Random, size: number): Vec3 => [
  randomInteger(random, -size, size),
  randomInteger(random, -size, size),
  randomInteger(random, -size, size),
];

/** In a plane of small whole numbers, sometimes on a line. */
function flatPoints(random: Random, count: number): readonly Vec3[] {
  const [origin, u, v] = [vector(random, 4), vector(random, 2), vector(random, 2)];
  const isStraight = random() < 0.1;
  return Array.from({ length: count }, () => {
    const [x, y] = [randomInteger(random, -4, 4), isStraight ? 0 : randomInteger(random, -4, 4)];
    return add(origin, add(scale(u, x), scale(v, y)));
  });
}

/** The same seed gives the same cases. */
export function hullCases(count: number, seed: number): Generator<MadeCase<HullCase>> {
  const random = randomNumbers(seed);
  return cases.of(count, (family) => {
    const length = randomInteger(random, 1, kMost);
    const points =
      family === 'touching'
        ? flatPoints(random, length)
        : Array.from({ length }, () => vector(random, 4));
    return { points };
  });
}

/** By their indices, the least first; of equal points the first. */
export function cornersOf({ points }: HullCase): readonly number[] {
  const hull = core.createHull(points.flat());
  const corners = [...hull.sources].sort((a, b) => a - b);
  hull.dispose();
  return corners;
}

/** `said`: what the visitor's function returned, or anything. In any order. */
export function hullRuling(judged: HullCase, said: unknown): Ruling {
  const isIndex = (value: unknown) => Number.isInteger(value) && Number(value) in judged.points;
  if (!(Array.isArray(said) && said.every(isIndex))) {
    return { is: 'invalid', said: shortJson(said) };
  }
  const sorted = (said as number[]).toSorted((a, b) => a - b);
  const exact = cornersOf(judged);
  const isRight = sorted.length === exact.length && sorted.every((each, i) => each === exact[i]);
  return isRight
    ? { is: 'right' }
    : { is: 'wrong', wrongs: [{ field: 'corners', said: sorted, exact }] };
}
