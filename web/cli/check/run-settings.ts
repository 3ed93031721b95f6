// The settings of a run, from the command line.
import { shortJson } from '../../strings/printable.ts';
import type { Context, ParsedArguments } from '../command.ts';
import { UsageError } from '../errors.ts';
import { isPainted } from '../paint.ts';
import type { BatchSettings } from './batch.ts';
import type { ExitOptions } from './exit-code.ts';
import { type Shard, shardOf } from './shard.ts';

export interface RunSettings {
  readonly batch: BatchSettings;
  readonly options: ExitOptions;
  /** null: all lines. */
  readonly shard: Shard | null;
  /** Number of threads; null: as many as are of use. */
  readonly jobs: number | null;
}

/** @throws UsageError */
export function runSettings({ given, translator, out, env }: Context): RunSettings {
  const show = (given.text('show') ?? 'all') as BatchSettings['show'];
  const format = given.text('format') ?? (out.isTerminal ? 'table' : 'jsonl');
  const bail = given.flag('bail');
  return {
    batch: {
      lang: translator.lang,
      show,
      table: format === 'table' && show !== 'none',
      painted: isPainted(out.isTerminal, env),
      within: given.number('within') ?? 0,
      bail,
      timeout: given.number('timeout') ?? null,
      files: given.positionals.length > 1 ? given.positionals : [],
    },
    options: {
      strict: given.flag('strict') || bail,
      allowEmpty: given.flag('allow-empty'),
    },
    shard: shardIn(given),
    jobs: given.number('jobs') ?? null,
  };
}

function shardIn(given: ParsedArguments): Shard | null {
  const text = given.text('shard');
  if (text === undefined) return null;
  const shard = shardOf(text);
  if (shard) return shard;
  throw new UsageError('usage.shard', { option: '--shard', value: shortJson(text) });
}
