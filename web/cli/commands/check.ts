// `check`: decides every line of the files and compares the results with the expected ones.
import { loadCore } from '../../core/index.node.ts';
import { CheckRun } from '../check/check-run.ts';
import { runSettings } from '../check/run-settings.ts';
import type { Command } from '../command.ts';
import { OutputClosed, UsageError } from '../errors.ts';
import { sizeOf } from '../input.ts';

/** More threads than these would wait for the main thread, which reads. */
const kMostJobs = 64;

export const check: Command = {
  name: 'check',
  synopsis: '<file…>',
  summary: 'check.summary',
  description: 'check.description',
  options: {
    format: { type: 'text', short: 'f', choices: ['jsonl', 'table'], help: 'check.format' },
    show: { type: 'text', choices: ['all', 'failed', 'none'], help: 'check.show' },
    within: { type: 'number', help: 'check.within' },
    timeout: { type: 'count', help: 'check.timeout' },
    strict: { type: 'flag', help: 'check.strict' },
    bail: { type: 'flag', help: 'check.bail' },
    'allow-empty': { type: 'flag', help: 'check.allowEmpty' },
    jobs: { type: 'count', short: 'j', most: kMostJobs, help: 'check.jobs' },
    shard: { type: 'text', value: 'i/n', help: 'check.shard' },
  },
  async run(context) {
    const files = context.given.positionals;
    if (files.length === 0) throw new UsageError('usage.noFile');
    const settings = runSettings(context);
    const sizes = await Promise.all(files.map(sizeOf));
    const run = new CheckRun(context, await loadCore(), settings, sum(sizes));
    try {
      await run.all(files);
    } catch (error) {
      if (error instanceof OutputClosed) return run.exitCode;
      run.end();
      throw error;
    } finally {
      run.close();
    }
    run.end();
    return run.exitCode;
  },
};

const sum = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce((total, size) => (total === null || size === null ? null : total + size), 0);
