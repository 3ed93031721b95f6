// What is said about one line.
import type { Core } from '../../core/index.node.ts';
import type { Kind } from '../../scene/shape.ts';
import { Answers } from '../cases/answers.ts';
import type { Expectation } from '../cases/case-schema.ts';
import { type Claim, type Mismatch, mismatches, needsVerdict } from '../cases/expectation.ts';
import { type CaseReader, type Fault, shapeFault } from '../cases/read-case.ts';
import type { Line } from '../line-splitter.ts';

interface Place {
  /** null: there is only one file. */
  readonly file: string | null;
  readonly line: number;
  readonly name: string | undefined;
}

/** A line that is a case, decided. */
export interface Decided extends Place {
  readonly fault: null;
  readonly kinds: readonly [Kind, Kind];
  readonly answers: Answers;
  /** null: nothing was expected. */
  readonly mismatches: readonly Mismatch[] | null;
}

/** A line that is none. */
export interface Bad extends Place {
  readonly fault: Fault;
}

export type LineRecord = Decided | Bad;

export const isBad = (record: LineRecord): record is Bad => record.fault !== null;
export const hasFailed = (record: LineRecord): boolean =>
  !isBad(record) && record.mismatches !== null && record.mismatches.length > 0;

export interface JudgeOptions {
  /** How much numbers may differ where a case doesn't say. */
  readonly within: number;
  /** Whether the verdict of every line will be shown. */
  readonly shown: boolean;
}

export class Judge {
  readonly #core: Core;
  readonly #reader: CaseReader;
  readonly #options: JudgeOptions;

  constructor(core: Core, reader: CaseReader, options: JudgeOptions) {
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
    let answers: Answers;
    try {
      answers = new Answers(this.#core, a, b, whole);
    } catch (error) {
      return { file, line: line.number, name, fault: shapeFault(error) };
    }
    return {
      file,
      line: line.number,
      name,
      fault: null,
      kinds: [a.kind, b.kind],
      answers,
      mismatches: claim && mismatches(answers, claim, within),
    };
  }
}

function claimOf(
  expected: Expectation | undefined,
  otherwise: number,
): { readonly within: number; readonly claim: Claim | null } {
  if (!expected) return { within: otherwise, claim: null };
  if (expected.within === undefined) return { within: otherwise, claim: expected };
  const { within, ...claim } = expected;
  return { within, claim };
}
