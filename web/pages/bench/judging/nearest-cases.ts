// The cases that a function on a ray and many triangles is judged by: loose triangles, and a net of them among others that
// the ray is aimed at, often exactly at an edge or a corner that several have in common. The nearest may be anywhere in
// the list.
import { shapes } from '../../../cli/testing/arbitraries/shapes.ts';
import type { Ray, Triangle, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { add, scale, sub } from '../../../scene/vectors.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import type { FamilyCounts } from '../judge-messages.ts';
import { CasesInTurn } from './cases-in-turn.ts';
import { museumCases } from './museum-cases.ts';
import type { MadeCase } from './pair-cases.ts';
import { samplesOf } from './samples.ts';
import { withLengths } from './variants.ts';

export type NearestCase = { readonly ray: Ray; readonly triangles: readonly Triangle[] };

const cases = new CasesInTurn<NearestCase>(
  museumCases((input) => ('ray' in input ? { ray: input.ray, triangles: input.triangles } : null)),
);

export const nearestCounts = (count: number): FamilyCounts => cases.counts(count);

const kFew = 6;
const kMost = 40;
/** Meters that triangles are moved down, to where a net hides them. */
const kBelow = 8;

/** Often few, since a function is slower on many, and often the most, whose last ones must be looked at, too. */
const someCount = (random: Random, least: number): number =>
  random() < 0.5
    ? randomInteger(random, least, kFew)
    : Math.min(randomInteger(random, least, 2 * kMost), kMost);

/** Aims a ray at a point inside of one of the triangles. */
function aimed(drawn: Ray, triangles: readonly Triangle[], random: Random): NearestCase {
  const { a, b, c } = triangles[randomInteger(random, 0, triangles.length - 1)] as Triangle;
  const [u, v] = [randomInteger(random, 1, 7) / 16, randomInteger(random, 1, 7) / 16];
  const target = add(a, add(scale(sub(b, a), u), scale(sub(c, a), v)));
  const direction = sub(target, drawn.origin);
  const isZero = direction.every((x) => x === 0);
  const ray = { ...drawn, direction: isZero ? drawn.direction : direction };
  return { ray: withLengths(ray, random) as Ray, triangles };
}

/** A net over a square of 3 × 3 corners at random heights, seen from above, with others below it. */
function net(others: readonly Triangle[], random: Random): NearestCase {
  const height = () => randomInteger(random, -4, 4) / 8;
  const corners = Array.from(
    { length: 9 },
    (_, i): Vec3 => [(i % 3) - 1, height(), Math.floor(i / 3) - 1],
  );
  const corner = (i: number) => corners[i] as Vec3;
  const faces = [0, 1, 3, 4].flatMap((i): Triangle[] => [
    { kind: 'triangle', a: corner(i), b: corner(i + 3), c: corner(i + 1) },
    { kind: 'triangle', a: corner(i + 1), b: corner(i + 3), c: corner(i + 4) },
  ]);
  // from the middle corner to a neighbor: an edge that two triangles share
  const along = randomInteger(random, 0, 16) / 16;
  const other = corner([1, 3, 5, 7][randomInteger(random, 0, 3)] as number);
  const target = add(corner(4), scale(sub(other, corner(4)), along * (15 / 16)));
  const sideways = () => randomInteger(random, -6, 6) / 4;
  const origin = add(target, [sideways(), randomInteger(random, 8, 24), sideways()]);
  const direction = scale(sub(target, origin), randomInteger(random, 1, 7));
  const hidden = others.map((each) => translated(each, [0, -kBelow, 0]) as Triangle);
  const triangles = shuffled([...faces, ...hidden], random);
  return { ray: withLengths({ kind: 'ray', origin, direction }, random) as Ray, triangles };
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInteger(random, 0, i);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** The same seed gives the same cases. */
export function nearestCases(count: number, seed: number): Generator<MadeCase<NearestCase>> {
  const random = randomNumbers(seed);
  const rays = samplesOf(shapes('ray'), random);
  const triangles = samplesOf(shapes('triangle'), random);
  const some = (least: number) =>
    Array.from({ length: someCount(random, least) }, () => triangles.next().value);
  const loose = () => aimed(rays.next().value, some(2), random);
  return cases.of(count, (family) => (family === 'touching' ? net(some(0), random) : loose()));
}
