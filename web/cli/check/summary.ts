// The summary of a run as JSON, on one line: what was checked, with which options, and the counts. It does not
// depend on the machine or on the number of threads, so that those of several runs can be merged.
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expects, record } from '../schema.ts';
import type { ExitOptions } from './exit-code.ts';
import { shardOf } from './shard.ts';
import type { Counts } from './tally.ts';

/** The options on which results and exit code depend. */
export interface CheckOptions extends ExitOptions {
  readonly within: number;
  readonly timeout: number | null;
}

/** All files together, also where a shard of their lines was checked. */
export interface InputSummary {
  readonly lines: number;
  readonly bytes: number;
  /** null: merged from several inputs. */
  readonly sha256: string | null;
}

export interface Summary {
  readonly summary: 'check';
  /** Of this package. */
  readonly version: string;
  /** As in `2/8`; null: all lines. */
  readonly shard: string | null;
  readonly input: InputSummary;
  readonly options: CheckOptions;
  readonly counts: Counts;
}

const size = v.pipe(
  v.number(expects('expects.size')),
  v.safeInteger(expects('expects.size')),
  v.minValue(0, expects('expects.size')),
);
const limit = v.pipe(
  v.number(expects('expects.limit')),
  v.safeInteger(expects('expects.limit')),
  v.minValue(1, expects('expects.limit')),
);
const within = v.pipe(
  v.number(expects('expects.within')),
  v.minValue(0, expects('expects.within')),
  v.finite(expects('expects.within')),
);
const shard = v.pipe(
  v.string(expects('expects.shard')),
  v.check((text) => shardOf(text) !== null, expects('expects.shard')),
);
const sha256 = v.pipe(
  v.string(expects('expects.sha256')),
  v.regex(/^[0-9a-f]{64}$/, expects('expects.sha256')),
);
const flag = v.boolean(expects('expects.flag'));

/** For `v.safeParse`. */
export const kSummarySchema: v.GenericSchema<unknown, Summary> = record(
  {
    summary: v.literal('check', expects('expects.summaryName')),
    version: v.pipe(
      v.string(expects('expects.version')),
      v.regex(/^\d+\.\d+\.\d+/, expects('expects.version')),
    ),
    shard: v.nullable(shard),
    input: record({ lines: size, bytes: size, sha256: v.nullable(sha256) }, 'expects.inputField'),
    options: record(
      { within, timeout: v.nullable(limit), strict: flag, allowEmpty: flag },
      'expects.optionField',
    ),
    counts: record(
      {
        apart: size,
        touching: size,
        overlapping: size,
        asExpected: size,
        failed: size,
        bad: size,
        badExpectations: size,
        late: size,
      },
      'expects.countField',
    ),
  },
  'expects.summary',
);

/** Sums up the input while it is read. */
export class InputDigest {
  readonly #hash = createHash('sha256');
  #lines = 0;
  #bytes = 0;

  addBytes(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
  }

  addLines(lines: number): void {
    this.#lines += lines;
  }

  /** At the end, once. */
  result(): InputSummary {
    return { lines: this.#lines, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
