// What is said about one line.
import type { Core, Verdict } from '../../core/index.node.ts';
import type { Kind } from '../../scene/shape.ts';
import { type Mismatch, mismatches } from '../cases/expectation.ts';
import { type CaseReader, type Fault, shapeFault } from '../cases/read-case.ts';
import type { Case } from '../cases/schema.ts';
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
  readonly verdict: Verdict;
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

export class Judge {
  private readonly core: Core;
  private readonly reader: CaseReader;
  private readonly within: number;

  /** `within`: how much numbers may differ where a case doesn't say. */
  constructor(core: Core, reader: CaseReader, within: number) {
    this.core = core;
    this.reader = reader;
    this.within = within;
  }

  record(line: Line, file: string | null): LineRecord {
    const place = { file, line: line.number, name: undefined };
    const found = this.reader(line);
    if ('fault' in found) return { ...place, fault: found.fault };
    const { read } = found;
    let verdict: Verdict;
    try {
      verdict = this.core.test(read.a, read.b);
    } catch (error) {
      return { ...place, name: read.name, fault: shapeFault(error) };
    }
    return {
      ...place,
      name: read.name,
      fault: null,
      kinds: [read.a.kind, read.b.kind],
      verdict,
      mismatches: this.against(verdict, read),
    };
  }

  private against(verdict: Verdict, { a, b, expect }: Case): Mismatch[] | null {
    if (!expect) return null;
    const { within = this.within, ...claim } = expect;
    const measure = () => this.core.distance(a, b);
    return mismatches({ verdict, measure }, claim, within);
  }
}
