// Judges a function: batches of cases, the first that is wrong, the simplest like it.
import { shortJson } from '../../../strings/printable.ts';
import type {
  CaseFamily,
  JudgedCase,
  JudgeRequest,
  Level,
  Ruling,
  Tried,
  TryRequest,
  Verdict,
} from '../judge-messages.ts';
import type { MadeCase } from './pair-cases.ts';
import type { Strictness } from './ruling.ts';
import type { Reply, Respondent } from './sandbox-port.ts';
import { argumentsOf, type Task } from './tasks.ts';

/** Opens a new sandbox with the same code. */
export type Open = () => Respondent;
export type Progress = (done: number, count: number) => void;

/** What a batch may take, in milliseconds: progress is shown that often. */
const kBatchTime = 60;
const kFirstBatch = 32;
const kMaxBatch = 4000;

export class Run {
  readonly #open: Open;
  readonly #task: Task;
  readonly #level: Level;

  constructor(open: Open, task: Task, level: Level) {
    this.#open = open;
    this.#task = task;
    this.#level = level;
  }

  async judge({ count, seed }: JudgeRequest, progress: Progress): Promise<Verdict> {
    const respondent = this.#open();
    const started = await respondent.start();
    if (started.is !== 'ready') return this.#ended(respondent, started, []);
    const cases = this.#task.cases(count, seed);
    let near = 0;
    let done = 0;
    let size = kFirstBatch;
    let batch = take(cases, size);
    while (batch.length > 0) {
      const begun = performance.now();
      const replying = respondent.ask(batch.map(({ judged }) => argumentsOf(judged)));
      // made while the sandbox is at work
      const next = take(cases, size);
      const reply = await replying;
      if (reply.is !== 'answers') return this.#ended(respondent, reply, batch);
      for (const [i, { judged, family }] of batch.entries()) {
        const said = reply.answers[i];
        const ruling = this.#task.ruling(judged, said, this.#strictness(family));
        if (ruling.is === 'near') near += 1;
        if (ruling.is !== 'wrong' && ruling.is !== 'invalid') continue;
        return this.#failed(respondent, judged, family, done + i + 1, ruling, said);
      }
      done += batch.length;
      progress(done, count);
      size = nextSize(size, performance.now() - begun);
      batch = next;
    }
    respondent.close();
    return { type: 'passed', counts: this.#task.counts(count), near };
  }

  async try({ cases }: TryRequest): Promise<Verdict> {
    const respondent = this.#open();
    const started = await respondent.start();
    if (started.is !== 'ready') return this.#ended(respondent, started, []);
    const results: Tried[] = [];
    for (const judged of cases) {
      const reply = await respondent.ask([argumentsOf(judged)]);
      if (reply.is !== 'answers') {
        return this.#ended(respondent, reply, [{ judged, family: 'museum' }]);
      }
      const [said] = reply.answers;
      const ruling = this.#task.ruling(judged, said, 'known');
      results.push({ judged, ruling, said: shortJson(said) });
    }
    respondent.close();
    return { type: 'tried', results };
  }

  /** The inputs of the museum can be computed by hand: no function is excused there. */
  #strictness(family: CaseFamily): Strictness {
    return this.#level === 'close' && family === 'museum' ? 'known' : this.#level;
  }

  /** Where a mistake shows away from contact, simpler cases are to show it there, too. */
  #strictnessBeside(judged: JudgedCase, said: unknown, family: CaseFamily): Strictness {
    const strictness = this.#strictness(family);
    if (strictness !== 'known') return strictness;
    return this.#task.ruling(judged, said, 'close').is === 'near' ? 'known' : 'close';
  }

  async #failed(
    respondent: Respondent,
    judged: JudgedCase,
    family: CaseFamily,
    number: number,
    ruling: Ruling & { readonly is: 'wrong' | 'invalid' },
    first: unknown,
  ): Promise<Verdict> {
    let last = ruling;
    let isAlive = true;
    const field = fieldOf(ruling);
    const strictness = this.#strictnessBeside(judged, first, family);
    const simplest = await this.#task.simplest(judged, async (simpler) => {
      if (!isAlive) return false;
      const reply = await respondent.ask([argumentsOf(simpler)]);
      isAlive = reply.is === 'answers';
      if (reply.is !== 'answers') return false;
      const found = this.#task.ruling(simpler, reply.answers[0], strictness);
      if (fieldOf(found) !== field) return false;
      last = found as typeof ruling;
      return true;
    });
    respondent.close();
    return { type: 'wrong', ruling: last, judged: simplest, family, number };
  }

  async #ended(
    respondent: Respondent,
    reply: Reply,
    batch: readonly MadeCase<JudgedCase>[],
  ): Promise<Verdict> {
    respondent.close();
    const asked = 'index' in reply ? batch[reply.index] : undefined;
    const judged = asked?.judged ?? null;
    switch (reply.is) {
      case 'threw':
        return { type: 'threw', thrown: reply.thrown, judged };
      case 'odd':
        return noAnswer(asked ?? batch[0], reply.text);
      case 'stopped': {
        if (reply.index < 0) return { type: 'stopped', judged: null, atStart: true };
        const after = batch.slice(reply.index);
        const found = after.length === 1 ? judged : await this.#silentOne(after);
        return { type: 'stopped', judged: found, atStart: false };
      }
      case 'unavailable':
        return { type: 'unavailable', message: '' };
      default:
        // out of turn
        return noAnswer(batch[0], '');
    }
  }

  /** Which of these cases it is that gets no answer; null if all do this time. */
  async #silentOne(batch: readonly MadeCase<JudgedCase>[]): Promise<JudgedCase | null> {
    const respondent = this.#open();
    let silent: JudgedCase | null = null;
    let reply = await respondent.start();
    for (const { judged } of batch) {
      if (reply.is !== 'ready' && reply.is !== 'answers') break;
      reply = await respondent.ask([argumentsOf(judged)]);
      if (reply.is === 'stopped') silent = judged;
    }
    respondent.close();
    return silent;
  }
}

/** `asked`: undefined before the first case. */
function noAnswer(asked: MadeCase<JudgedCase> | undefined, said: string): Verdict {
  if (!asked) return { type: 'unavailable', message: said };
  return { type: 'wrong', ruling: { is: 'invalid', said }, ...asked, number: 0 };
}

/** What a ruling is about: another mistake is not the same case made simpler. */
const fieldOf = (ruling: Ruling): string =>
  ruling.is === 'wrong' ? `wrong ${ruling.wrongs[0]?.field}` : ruling.is;

function take(cases: Iterator<MadeCase<JudgedCase>>, size: number): MadeCase<JudgedCase>[] {
  const batch: MadeCase<JudgedCase>[] = [];
  while (batch.length < size) {
    const next = cases.next();
    if (next.done) break;
    batch.push(next.value);
  }
  return batch;
}

const nextSize = (size: number, time: number): number =>
  Math.max(1, Math.min(kMaxBatch, Math.round((size * kBatchTime) / Math.max(time, 1)), 2 * size));
