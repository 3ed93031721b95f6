// Convex hulls: the cases, half of which are flat or straight, on a grid on which doubles are exact, and the ruling on the
// indices of the corners.
import { core } from '../../../cli/testing/core.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { add, scale } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import { kExhibits } from '../../museum/exhibits/index.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import type { FamilyCounts, Ruling } from '../judge-messages.ts';
import type { MadeCase } from './pair-cases.ts';

export interface HullCase {
  readonly points: readonly Vec3[];
}

const kMuseum: readonly HullCase[] = kExhibits
  .flatMap(({ inputs }) => inputs)
  .flatMap((input) => ('points' in input ? [{ points: input.points }] : []));

export function hullCounts(count: number): FamilyCounts {
  const museum = Math.min(kMuseum.length, count);
  const flat = Math.floor((count - museum) / 2);
  return { museum, anywhere: count - museum - flat, near: 0, touching: flat, beside: 0 };
}

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
export function* hullCases(count: number, seed: number): Generator<MadeCase<HullCase>> {
  const counts = hullCounts(count);
  for (const judged of kMuseum.slice(0, counts.museum)) yield { family: 'museum', judged };
  const random = randomNumbers(seed);
  for (let i = counts.museum; i < count; i++) {
    const isFlat = (i - counts.museum) % 2 === 1;
    const length = randomInteger(random, 1, kMost);
    const points = isFlat
      ? flatPoints(random, length)
      : Array.from({ length }, () => vector(random, 4));
    yield { family: isFlat ? 'touching' : 'anywhere', judged: { points } };
  }
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
