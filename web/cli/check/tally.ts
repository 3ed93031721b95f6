// How the lines of a run came out, counted.
import type { Speech } from '../words.ts';
import { hasFailed, isBad, type LineRecord } from './record.ts';

export class Tally {
  readonly outcomes = { apart: 0, touching: 0, overlapping: 0 };
  asExpected = 0;
  failed = 0;
  bad = 0;

  add(record: LineRecord): void {
    if (isBad(record)) {
      this.bad += 1;
      return;
    }
    this.outcomes[record.answers.outcome] += 1;
    if (hasFailed(record)) this.failed += 1;
    else if (record.mismatches) this.asExpected += 1;
  }

  get decided(): number {
    const { apart, touching, overlapping } = this.outcomes;
    return apart + touching + overlapping;
  }

  /** Two lines. */
  summary({ say, count }: Speech): string {
    const { decided, outcomes, asExpected, failed, bad } = this;
    const cases = say('summary.cases', {
      decided: count(decided),
      apart: count(outcomes.apart),
      touching: count(outcomes.touching),
      overlapping: count(outcomes.overlapping),
    });
    const expected = say('summary.expected', {
      asExpected: count(asExpected),
      failed: count(failed),
      without: count(decided - asExpected - failed),
      bad: count(bad),
    });
    return `${cases}\n${expected}\n`;
  }
}
