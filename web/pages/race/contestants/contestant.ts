// What takes part in a race: the tests of a library, on objects of its own that are made before.
import type { RacePairName } from '../race-pairs.ts';
import type { Records } from '../race-records.ts';

export interface Prepared {
  /** Tests all pairs once. Returns how many meet. */
  run(): number;
  /** Whether each pair meets: 1 or 0. */
  verdicts(): Uint8Array;
}

export interface Contestant {
  /** null: the library has no test for the pair. */
  prepare(pair: RacePairName, a: Records, b: Records): Prepared | null;
}

/** A test in a loop, as code that calls it in a loop has it: the engine may inline it. */
export function inLoop<A, B>(
  a: readonly A[],
  b: readonly B[],
  meets: (a: A, b: B) => boolean,
): Prepared {
  const count = a.length;
  return {
    run() {
      let met = 0;
      for (let i = 0; i < count; i++) if (meets(a[i] as A, b[i] as B)) met++;
      return met;
    },
    verdicts: () => Uint8Array.from(a, (each, i) => (meets(each, b[i] as B) ? 1 : 0)),
  };
}
