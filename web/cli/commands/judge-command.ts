// `judge`: judges an exported function with the cases of the bench, and prints what is wrong with it.
import type { Command, Context, ExitCode } from '../command.ts';
import { UsageError } from '../errors.ts';

/** More would take days. */
const kMostCases = 10_000_000;

export const judge: Command = {
  name: 'judge',
  synopsis: '<module>',
  summary: 'judge.summary',
  description: 'judge.description',
  options: {
    pair: { type: 'text', short: 'p', value: 'a-b', help: 'judge.pair' },
    export: { type: 'text', value: 'name', help: 'judge.export' },
    cases: { type: 'count', most: kMostCases, help: 'judge.cases' },
    seed: { type: 'count', most: 2 ** 31 - 1, help: 'judge.seed' },
    tolerance: { type: 'number', value: 'm', help: 'judge.tolerance' },
    exact: { type: 'flag', help: 'judge.exact' },
    json: { type: 'flag', help: 'judge.json' },
  },
  async run(context: Context): Promise<ExitCode> {
    const { given } = context;
    const [path, ...others] = given.positionals;
    if (path === undefined) throw new UsageError('usage.noModule');
    if (others.length > 0) throw new UsageError('usage.oneModule');
    // with the generator of cases, which no other command needs
    const { judgeTask } = await import('../judge/judge-task.ts');
    return judgeTask(path, context);
  },
};
