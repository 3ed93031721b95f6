// Runs the judge of the bench on a function of a module, and prints its verdict.

import type { JudgeRequest, TaskName, Verdict } from '../../pages/bench/judge-messages.ts';
import { Run } from '../../pages/bench/judging/run.ts';
import { functionName, isTask, kTasks } from '../../pages/bench/tasks-list.ts';
import { shortJson } from '../../strings/printable.ts';
import { type Context, ExitCode } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { toJson } from '../json.ts';
import { MissingPackageError } from '../testing/testing-errors.ts';
import { CalledFunction } from './called-function.ts';
import { functionOf } from './function-of.ts';
import { verdictText } from './verdict-text.ts';

const kCases = 100_000;
/** Milliseconds from one sign of progress to the next. */
const kProgressTime = 200;

/** @throws UsageError, FileError, CommandError */
export async function judgeTask(path: string, context: Context): Promise<ExitCode> {
  const { given, out } = context;
  const task = taskIn(given.text('pair'));
  const own = await functionOf(path, given.text('export') ?? null, functionName(task));
  const request: JudgeRequest = {
    ...{ type: 'judge', body: '', task },
    level: given.flag('exact') ? 'exact' : 'close',
    tolerance: given.number('tolerance') ?? 0,
    count: given.number('cases') ?? kCases,
    seed: given.number('seed') ?? 1 + Math.floor(Math.random() * 2 ** 30),
  };
  const verdict = await verdictOn(request, own, context);
  await out.write(
    given.flag('json')
      ? `${toJson({ ...verdict, task, seed: request.seed })}\n`
      : await verdictText(verdict, request, context),
  );
  return verdict.type === 'passed' ? ExitCode.good : ExitCode.unexpected;
}

function taskIn(name: string | undefined): TaskName {
  if (name === undefined) throw new UsageError('usage.noPair.judge');
  if (isTask(name)) return name;
  throw new UsageError('usage.pair', { value: shortJson(name), pairs: kTasks.join(', ') });
}

async function verdictOn(
  request: JudgeRequest,
  own: (...values: unknown[]) => unknown,
  { err, now, translator }: Context,
): Promise<Verdict> {
  const { task, level, tolerance } = request;
  const run = new Run(() => new CalledFunction(own), task, level, tolerance);
  let shownAt = now();
  try {
    return await run.judge(request, (done, count, wrong) => {
      if (!err.isTerminal || now() - shownAt < kProgressTime) return;
      shownAt = now();
      const [cases, all, bad] = [done, count, wrong].map((n) => translator.count(n));
      const text = translator.translate('judge.progress', {
        ...{ done: cases ?? '', count: all ?? '', wrong: bad ?? '' },
      });
      err.writeMessage(`\r\u001b[K${text}`);
    });
  } catch (error) {
    if (error instanceof MissingPackageError) {
      throw new CommandError('error.missing', { reason: error.message }, error);
    }
    throw error;
  } finally {
    if (err.isTerminal) err.writeMessage('\r\u001b[K');
  }
}
