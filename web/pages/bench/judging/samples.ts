// What the arbitraries of `collision-playground/testing` make, without an end.
import type { Arbitrary } from 'fast-check';
import { fastCheck } from '../../../cli/testing/fast-check.ts';
import { type Random, randomInteger } from '../../shared/random-numbers.ts';

const kAtOnce = 50;
/** From then on they are repeated: to make one takes long, to change it does not. */
const kMost = 1500;

/** The same random numbers give the same samples. */
export function* samplesOf<T>(arbitrary: Arbitrary<T>, random: Random): Generator<T, never> {
  const made: T[] = [];
  while (made.length < kMost) {
    const seed = randomInteger(random, 0, 2 ** 31 - 1);
    const fresh = fastCheck().sample(arbitrary, { numRuns: kAtOnce, seed });
    made.push(...fresh);
    yield* fresh;
  }
  while (true) yield made[randomInteger(random, 0, made.length - 1)] as T;
}
