// Counts of a run's results.
import type { Translator } from '../language.ts';
import { hasFailed, isBad, isLate, type LineRecord } from './record.ts';

/** Numbers of lines. */
export interface Counts {
  readonly apart: number;
  readonly touching: number;
  readonly overlapping: number;
  readonly asExpected: number;
  readonly failed: number;
  readonly bad: number;
  /** Of these, those with an expectation that can't be read. */
  readonly badExpectations: number;
  /** Took longer than the time limit. */
  readonly late: number;
}

export class Tally implements Counts {
  apart = 0;
  touching = 0;
  overlapping = 0;
  asExpected = 0;
  failed = 0;
  bad = 0;
  badExpectations = 0;
  late = 0;

  add(record: LineRecord): void {
    if (isBad(record)) {
      this[isLate(record) ? 'late' : 'bad'] += 1;
      const { field, badExpectation } = record.fault;
      if (badExpectation || /^expect\b/.test(field)) this.badExpectations += 1;
      return;
    }
    this[record.results.outcome] += 1;
    if (hasFailed(record)) this.failed += 1;
    else if (record.mismatches) this.asExpected += 1;
  }

  addAll(counts: Counts): void {
    this.apart += counts.apart;
    this.touching += counts.touching;
    this.overlapping += counts.overlapping;
    this.asExpected += counts.asExpected;
    this.failed += counts.failed;
    this.bad += counts.bad;
    this.badExpectations += counts.badExpectations;
    this.late += counts.late;
  }
}

/** Two lines, and a third where lines were not decided in time. */
export function summaryText(counts: Counts, { translate, count }: Translator): string {
  const { apart, touching, overlapping, asExpected, failed, bad, late } = counts;
  const decided = apart + touching + overlapping;
  const cases = translate('summary.cases', {
    decided: count(decided),
    apart: count(apart),
    touching: count(touching),
    overlapping: count(overlapping),
  });
  const expected = translate('summary.expected', {
    asExpected: count(asExpected),
    failed: count(failed),
    without: count(decided - asExpected - failed),
    bad: count(bad),
  });
  const ofLate = late > 0 ? `${translate('summary.late', { late: count(late) })}\n` : '';
  return `${cases}\n${expected}\n${ofLate}`;
}
