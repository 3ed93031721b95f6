// The result of checking one line.
import type { Core } from '../../core/index.node.ts';
import type { Kind } from '../../scene/shape.ts';
import type { Expectation } from '../cases/case-schema.ts';
import type { Claim } from '../cases/claim.ts';
import { type Mismatch, mismatches, needsVerdict } from '../cases/expectation.ts';
import { PairResults } from '../cases/pair-results.ts';
import { type CaseReader, type Fault, shapeFault } from '../cases/read-case.ts';
import type { Line } from '../line-splitter.ts';

interface Place {
  /** null: there is only one file. */
  readonly file: string | null;
  readonly line: number;
  readonly name: string | undefined;
}

/** A valid case with its results. */
export interface Decided extends Place {
  readonly fault: null;
  readonly kinds: readonly [Kind, Kind];
  readonly results: PairResults;
  /** null: nothing was expected. */
  readonly mismatches: readonly Mismatch[] | null;
}

/** An invalid line. */
export interface Bad extends Place {
  readonly fault: Fault;
}

export type LineRecord = Decided | Bad;

export const isBad = (record: LineRecord): record is Bad => record.fault !== null;
/** Whether a line took longer than the time limit. */
export const isLate = (record: LineRecord): boolean => record.fault?.code === 'notInTime';
export const hasFailed = (record: LineRecord): boolean =>
  !isBad(record) && record.mismatches !== null && record.mismatches.length > 0;

export interface CheckerOptions {
  /** Default tolerance of numbers. */
  readonly within: number;
  /** Whether the verdict of every line is printed. */
  readonly shown: boolean;
}

export class CaseChecker {
  readonly #core: Core;
  readonly #reader: CaseReader;
  readonly #options: CheckerOptions;

  constructor(core: Core, reader: CaseReader, options: CheckerOptions) {
    this.#core = core;
    this.#reader = reader;
    this.#options = options;
  }

  record(line: Line, file: string | null): LineRecord {
    const found = this.#reader(line);
    if ('fault' in found) {
      return { file, line: line.number, name: undefined, fault: found.fault };
    }
    const { a, b, name, expect } = found.read;
    const { within, claim } = claimOf(expect, this.#options.within);
    const whole = this.#options.shown || (claim !== null && needsVerdict(claim));
    let results: PairResults;
    try {
      results = new PairResults(this.#core, a, b, whole);
    } catch (error) {
      return { file, line: line.number, name, fault: shapeFault(error) };
    }
    return {
      file,
      line: line.number,
      name,
      fault: null,
      kinds: [a.kind, b.kind],
      results,
      mismatches: claim && mismatches(results, claim, within),
    };
  }
}

function claimOf(
  expected: Expectation | undefined,
  defaultWithin: number,
): { readonly within: number; readonly claim: Claim | null } {
  if (!expected) return { within: defaultWithin, claim: null };
  if (expected.within === undefined) return { within: defaultWithin, claim: expected };
  const { within, ...claim } = expected;
  return { within, claim };
}
