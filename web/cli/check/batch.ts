// The unit of work of a run: some whole lines, and their results. Plain data that can be posted
// to another thread and back.
import type { Counts } from './tally.ts';

export interface Batch {
  /** Whole lines; the last may lack a newline. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of the first line in the file, from 1 on. */
  readonly first: number;
  /** From the number of one line to that of the next: more than 1 in a shard. */
  readonly stride: number;
  /** null: there is only one file. */
  readonly file: string | null;
}

export interface BatchResult {
  /** The output for these lines. */
  readonly text: string;
  readonly counts: Counts;
  /** How many lines were bad or not as expected. */
  readonly failures: number;
  /** Messages about the first of them. */
  readonly failureTexts: readonly string[];
  /** The run ends at a line that was bad or not as expected; later lines were not checked. */
  readonly stopped: boolean;
}

/** The settings of a run that batches depend on. */
export interface BatchSettings {
  readonly lang: string;
  readonly show: 'all' | 'failed' | 'none';
  readonly table: boolean;
  readonly painted: boolean;
  /** Default tolerance of numbers. */
  readonly within: number;
  readonly bail: boolean;
  /** Milliseconds that a line may take; null: any. */
  readonly timeout: number | null;
  /** Names of the files, where there are several. */
  readonly files: readonly string[];
}
