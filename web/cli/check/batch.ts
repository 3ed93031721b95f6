// The unit of work of a run: some whole lines, and what came of them. Plain data, so that both can go
// to another thread and back.
import type { Counts } from './tally.ts';

export interface Batch {
  /** Whole lines; the last may lack its end. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many lines of its file came before. */
  readonly before: number;
  /** null: there is only one file. */
  readonly file: string | null;
}

export interface Judged {
  /** What the run prints of these lines. */
  readonly text: string;
  readonly counts: Counts;
  /** How many lines were bad or not as expected, and what is said of the first of them. */
  readonly troubles: number;
  readonly complaints: readonly string[];
  /** A line was bad or not as expected, and nothing behind it was looked at: it is to be the last. */
  readonly stopped: boolean;
}

/** What a run was asked for, as far as batches are concerned. */
export interface BatchSettings {
  readonly lang: string;
  readonly show: 'all' | 'failed' | 'none';
  readonly table: boolean;
  readonly painted: boolean;
  /** How much numbers may differ where a case doesn't say. */
  readonly within: number;
  readonly bail: boolean;
  /** Names of the files, where there are several. */
  readonly files: readonly string[];
}
