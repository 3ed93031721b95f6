// The settings of a run, from the command line.
import { shortJson } from '../../strings/printable.ts';
import type { Context, ParsedArguments } from '../command.ts';
import { UsageError } from '../errors.ts';
import { isPainted } from '../paint.ts';
import type { BatchSettings } from './batch.ts';
import { type Shard, shardOf } from './shard.ts';
import type { CheckOptions } from './summary.ts';

export interface RunSettings {
  readonly batch: BatchSettings;
  readonly options: CheckOptions;
  /** null: all lines. */
  readonly shard: Shard | null;
  /** Number of threads; null: as many as are of use. */
  readonly jobs: number | null;
  /** Whether the summary is printed as JSON. */
  readonly json: boolean;
}

/** @throws UsageError */
export function runSettings({ given, translator, out, env }: Context): RunSettings {
  const json = given.flag('json');
  const show = (given.text('show') ?? (json ? 'none' : 'all')) as BatchSettings['show'];
  const format = given.text('format') ?? (out.isTerminal && !json ? 'table' : 'jsonl');
  const within = given.number('within') ?? 0;
  const timeout = given.number('timeout') ?? null;
  const bail = given.flag('bail');
  return {
    batch: {
      lang: translator.lang,
      show,
      table: format === 'table' && show !== 'none',
      painted: isPainted(out.isTerminal, env),
      within,
      bail,
      timeout,
      files: given.positionals.length > 1 ? given.positionals : [],
    },
    options: {
      within,
      timeout,
      strict: given.flag('strict') || bail,
      allowEmpty: given.flag('allow-empty'),
    },
    shard: shardIn(given),
    jobs: given.number('jobs') ?? null,
    json,
  };
}

function shardIn(given: ParsedArguments): Shard | null {
  const text = given.text('shard');
  if (text === undefined) return null;
  const shard = shardOf(text);
  if (shard) return shard;
  throw new UsageError('usage.shard', { option: '--shard', value: shortJson(text) });
}
