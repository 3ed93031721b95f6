// Judges a function without a sandbox: it is called right here.

import { readCode } from '../../../../../web/pages/bench/code/read-code.ts';
import type {
  JudgedTask,
  JudgeRequest,
  Level,
  Verdict,
} from '../../../../../web/pages/bench/judge-messages.ts';
import { Run } from '../../../../../web/pages/bench/judging/run.ts';
import type { Reply, Respondent } from '../../../../../web/pages/bench/judging/sandbox-port.ts';
import type { Batch } from '../../../../../web/pages/bench/sandbox/sandboxed.ts';

export type Test = (...values: never[]) => unknown;

export class InProcess implements Respondent {
  readonly #test: Test;

  constructor(test: Test) {
    this.#test = test;
  }

  start(): Promise<Reply> {
    return Promise.resolve({ is: 'ready' });
  }

  ask(batch: Batch): Promise<Reply> {
    const answers: unknown[] = [];
    for (const [index, values] of batch.entries()) {
      try {
        answers.push(this.#test(...(structuredClone(values) as never[])));
      } catch (error) {
        const thrown = { message: String(error), line: null };
        return Promise.resolve({ is: 'threw', index, thrown });
      }
    }
    return Promise.resolve({ is: 'answers', answers });
  }

  close(): void {
    // nothing was opened
  }
}

export function functionIn(code: string): Test {
  const read = readCode(code);
  if ('fault' in read) throw new SyntaxError(JSON.stringify(read.fault));
  return new Function(`'use strict';${read.body}`)();
}

export function judge(
  task: JudgedTask,
  test: Test,
  count: number,
  level: Level = 'close',
  tolerance = 0,
): Promise<Verdict> {
  const run = new Run(() => new InProcess(test), task, level, tolerance);
  const request: JudgeRequest = { type: 'judge', body: '', task, level, tolerance, count, seed: 1 };
  return run.judge(request, () => undefined);
}
