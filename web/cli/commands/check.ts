// `check`: decides every line of the files and compares the results with the expected ones.
import { loadCore } from '../../core/index.node.ts';
import { CheckRun } from '../check/check-run.ts';
import { exitCodeOf, isUndecided } from '../check/exit-code.ts';
import { type Found, merged, summariesIn } from '../check/merge.ts';
import { runSettings } from '../check/run-settings.ts';
import type { Summary } from '../check/summary.ts';
import { summaryText } from '../check/tally.ts';
import type { Command, Context, ExitCode, ParsedArguments } from '../command.ts';
import { OutputClosed, UsageError } from '../errors.ts';
import { sizeOf } from '../input.ts';
import { toJson } from '../json.ts';

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
    json: { type: 'flag', help: 'check.json' },
    merge: { type: 'flag', help: 'check.merge' },
  },
  run(context) {
    const { given } = context;
    if (given.positionals.length === 0) throw new UsageError('usage.noFile');
    rejectTogether(given);
    return given.flag('merge') ? mergeFiles(context) : checkFiles(context);
  },
};

/** The summary of a run that stops early says nothing about the rest; what is merged has its options already. */
function rejectTogether(given: ParsedArguments): void {
  const excluded = {
    merge: Object.keys(check.options).filter((name) => name !== 'merge' && name !== 'json'),
    json: ['bail', 'format'],
  };
  for (const [name, others] of Object.entries(excluded)) {
    const other = given.flag(name) && others.find((each) => given.has(each));
    if (other) throw new UsageError('usage.together', { option: `--${other}`, other: `--${name}` });
  }
}

async function checkFiles(context: Context): Promise<ExitCode> {
  const files = context.given.positionals;
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
  if (settings.json) await printSummary(run.summary(), context);
  return run.exitCode;
}

async function mergeFiles(context: Context): Promise<ExitCode> {
  const { given, stdin, err, translator } = context;
  const found: Found[] = [];
  for (const path of given.positionals) {
    found.push(...(await summariesIn(path, stdin, translator)));
  }
  const summary = merged(found);
  const { counts, options } = summary;
  err.writeMessage(summaryText(counts, translator));
  if (isUndecided(counts) && !options.allowEmpty) {
    err.writeMessage(
      `${translator.translate(counts.bad > 0 ? 'nothing.noCase' : 'nothing.empty')}\n`,
    );
  }
  await printSummary(summary, context);
  return exitCodeOf(counts, options);
}

/** The exit code is the same where the reader has closed the pipe. */
async function printSummary(summary: Summary, { out }: Context): Promise<void> {
  try {
    await out.write(`${toJson(summary)}\n`);
  } catch (error) {
    if (!(error instanceof OutputClosed)) throw error;
  }
}

const sum = (sizes: readonly (number | null)[]): number | null =>
  sizes.reduce((total, size) => (total === null || size === null ? null : total + size), 0);
