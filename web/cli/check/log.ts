// The first failures, beside an output that programs read. Whoever wants them all has that output.
import type { Speech } from '../words.ts';
import { hasFailed, isBad, type LineRecord } from './record.ts';
import { complaints, placeText } from './say-record.ts';

const kMost = 20;

export class FailureLog {
  private readonly speech: Speech;
  private readonly write: (text: string) => void;
  private count = 0;

  constructor(speech: Speech, write: (text: string) => void) {
    this.speech = speech;
    this.write = write;
  }

  add(record: LineRecord): void {
    if (!(isBad(record) || hasFailed(record))) return;
    this.count += 1;
    if (this.count > kMost) return;
    const place = placeText(record, this.speech);
    for (const text of complaints(record, this.speech)) this.write(`${place}: ${text}\n`);
  }

  /** Says how many were left out. */
  end(): void {
    const { say, count } = this.speech;
    if (this.count > kMost) this.write(`${say('log.more', { n: count(this.count - kMost) })}\n`);
  }
}
