// What docs/peers.json holds.
import type { Mode } from './contestant.ts';
import type { PairName } from './libraries.ts';
import type { Timing } from './statistics.ts';

export interface PairResult {
  /** Nanoseconds per test. */
  readonly modes: Readonly<Partial<Record<Mode, Timing>>>;
  /** How many pairs of shapes it was measured on, and how many more or fewer of them meet than ours say. */
  readonly shapes: number;
  readonly differ: number;
  /** Of the public corpus. */
  readonly asked: number;
  readonly wrong: number;
}

export interface WorldResult {
  /** Milliseconds per frame. */
  readonly frame: Timing;
  /** Pairs that meet in the last frame, and how many more or fewer than ours at most. */
  readonly meeting: number;
  readonly differ: number;
}

export interface LibraryResult {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly precision: 'single' | 'double';
  readonly pairs: Readonly<Partial<Record<PairName, PairResult>>>;
  /** By the number of boxes. */
  readonly worlds: Readonly<Record<string, WorldResult>>;
}

export interface Result {
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly seed: number;
  readonly shapes: number;
  readonly rounds: number;
  readonly libraries: readonly LibraryResult[];
}
