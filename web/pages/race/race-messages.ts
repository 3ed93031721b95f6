// What the page and a worker of the race say to each other.
import type { ContestantName } from './contestants/index.ts';
import type { RaceData } from './race-data.ts';
import type { RacePairName } from './race-pairs.ts';

export type Request =
  | {
      readonly type: 'prepare';
      readonly contestant: ContestantName;
      readonly pair: RacePairName;
      readonly data: RaceData;
    }
  | { readonly type: 'round' };

export type Answer =
  | {
      readonly type: 'prepared' /** null: it has no such test. */;
      readonly verdicts: Uint8Array | null;
    }
  /** Of one test. */
  | { readonly type: 'round'; readonly nanoseconds: number }
  | { readonly type: 'failed'; readonly reason: string };
