import { ExitCode } from '../command.ts';
import type { Counts } from './tally.ts';

/** No line was decided, and none took too long. */
export const isUndecided = ({ apart, touching, overlapping, late }: Counts): boolean =>
  apart + touching + overlapping + late === 0;

export interface ExitOptions {
  /** All bad lines count, not only those whose expectation can't be read. */
  readonly strict: boolean;
  /** Nothing need be decided. */
  readonly allowEmpty: boolean;
}

/** The exit code of a run with these results. */
export function exitCodeOf(counts: Counts, { strict, allowEmpty }: ExitOptions): ExitCode {
  const { failed, bad, badExpectations, late } = counts;
  if (failed > 0) return ExitCode.unexpected;
  if ((strict ? bad : badExpectations) > 0) return ExitCode.badLines;
  const isGood = late === 0 && (allowEmpty || !isUndecided(counts));
  return isGood ? ExitCode.good : ExitCode.undecided;
}
