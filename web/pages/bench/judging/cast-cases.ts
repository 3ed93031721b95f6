// The cases that casts are judged by: of each pair of convex kinds in turn, moving so that many come to where they touch or
// nearly do, at a time that is exact; others start there, pass each other, or move apart.
import type { Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { scale, sub } from '../../../scene/vectors.ts';
import { type Random, randomInteger, randomNumbers } from '../../shared/random-numbers.ts';
import type { StraightMotion } from '../judge-messages.ts';
import { convexCases } from './convex-cases.ts';
import type { MadeCase, PairCase } from './pair-cases.ts';

export type CastCase = PairCase & { readonly motion: StraightMotion };

const kDurations = [1, 2, 8];
/** When the two are as they were made; the first: at the start. */
const kTimes = [0, 0.5, 1, 2];

const kApart = 0x9e3779b9;

function velocity(random: Random): Vec3 {
  const speed = () => randomInteger(random, -4, 4) / 2;
  return [speed(), speed(), speed()];
}

/** One of the two often stands still. */
function motionOf(random: Random): StraightMotion {
  const still = randomInteger(random, 0, 3);
  const zero: Vec3 = [0, 0, 0];
  return {
    velocityA: still === 1 ? zero : velocity(random),
    velocityB: still === 2 ? zero : velocity(random),
    duration: kDurations[randomInteger(random, 0, kDurations.length - 1)] as number,
  };
}

/** The same seed gives the same cases. */
export function* castCases(count: number, seed: number): Generator<MadeCase<CastCase>> {
  const random = randomNumbers(seed ^ kApart);
  for (const { family, judged } of convexCases(count, seed)) {
    const motion = motionOf(random);
    const time = kTimes[randomInteger(random, 0, kTimes.length - 1)] as number;
    const way = scale(sub(motion.velocityB, motion.velocityA), -time);
    yield { family, judged: { a: judged.a, b: translated(judged.b, way), motion } };
  }
}
