// This core: one call per pair, on shapes in a world.
import type { Core } from '../../../core/index.ts';
import { type Records, shapeAt } from '../race-records.ts';
import type { Contestant } from './contestant.ts';

export const singleContestant = (core: Core): Contestant => ({
  prepare(_, a, b) {
    const { count } = a;
    const world = core.createWorld({ shapes: 2 * count });
    const put = (records: Records, first: number) => {
      for (let i = 0; i < count; i++) world.set(first + i, shapeAt(core.catalog, records, i));
    };
    put(a, 0);
    put(b, count);
    return {
      run() {
        let met = 0;
        for (let i = 0; i < count; i++) if (world.meets(i, count + i)) met++;
        return met;
      },
      verdicts: () =>
        Uint8Array.from({ length: count }, (_, i) => (world.meets(i, count + i) ? 1 : 0)),
    };
  },
});
