// This core: all pairs in one call.
import type { Core } from '../../../core/index.ts';
import { kRacePairs } from '../race-pairs.ts';
import type { Contestant } from './contestant.ts';

export const batchContestant = (core: Core): Contestant => ({
  prepare(name, a, b) {
    const pair = kRacePairs.find((each) => each.name === name);
    if (!pair) return null;
    const batch = core.createBatch(pair.a, pair.b, { pairs: a.count });
    batch.a.set(a.numbers);
    batch.b.set(b.numbers);
    return {
      run: () => batch.run(),
      verdicts() {
        batch.run();
        return batch.outcomes.map((outcome) => (outcome === 1 || outcome === 2 ? 1 : 0));
      },
    };
  },
});
