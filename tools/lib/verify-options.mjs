// The options of npm run verify.
import { availableParallelism } from 'node:os';
import { readInteger, readOptions, UsageError } from './options.mjs';

function readShard(text) {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (part >= 1 && part <= parts) return [part, parts];
  throw new UsageError(`--shard ${text}: i/n with 1 ≤ i ≤ n is needed`);
}

/** `args`: else those of the process. */
export function readCampaign(args) {
  const text = (standard) => ({ type: 'string', default: standard });
  const options = {
    cases: text('1000000'),
    seed: text('1'),
    shard: text('1/1'),
    numbers: text('4'),
    jobs: text(String(availableParallelism())),
    fresh: { type: 'boolean', default: false },
    replay: { type: 'string' },
    sanitized: { type: 'boolean', default: false },
    runs: text('10000'),
  };
  const { values } = readOptions({ options }, args);
  return {
    ...values,
    cases: readInteger(values.cases, '--cases'),
    seed: readInteger(values.seed, '--seed', 0),
    numbers: readInteger(values.numbers, '--numbers'),
    jobs: readInteger(values.jobs, '--jobs'),
    runs: readInteger(values.runs, '--runs'),
    shard: readShard(values.shard),
  };
}
