// Judges a function: batches of cases, what is wrong with its answers, the simplest case of each mistake.
import { shortJson } from '../../../strings/printable.ts';
import type {
  CaseFamily,
  Ending,
  JudgedCase,
  JudgedTask,
  JudgeRequest,
  Level,
  Ruling,
  Tried,
  TryRequest,
  Verdict,
} from '../judge-messages.ts';
import type { Failure } from './causes/cause.ts';
import { Sample } from './causes/sample.ts';
import { failureGroups, invalidGroup } from './failures.ts';
import type { MadeCase } from './pair-cases.ts';
import type { Strictness } from './ruling.ts';
import type { Reply, Respondent } from './sandbox-port.ts';
import { argumentsOf, type Task, taskOf } from './tasks.ts';

/** Opens a new sandbox with the same code. */
export type Open = () => Respondent;
export type Progress = (done: number, count: number, wrong: number) => void;

/** What a batch may take, in milliseconds: progress is shown that often. */
const kBatchTime = 60;
const kFirstBatch = 32;
const kMaxBatch = 4000;
/** So many wrong answers tell enough. */
const kEnough = 1500;

/** What a run has found when it ends. */
interface Found {
  readonly sample: Sample;
  readonly done: number;
}

export class Run {
  readonly #open: Open;
  readonly #name: JudgedTask;
  readonly #task: Task;
  readonly #level: Level;
  readonly #tolerance: number;
  #isHalted = false;

  /** `tolerance`: in meters. */
  constructor(open: Open, name: JudgedTask, level: Level, tolerance: number) {
    this.#open = open;
    this.#name = name;
    this.#task = taskOf(name);
    this.#level = level;
    this.#tolerance = tolerance;
  }

  /** Ends it after the batch that is being judged, with what was found. */
  halt(): void {
    this.#isHalted = true;
  }

  async judge({ count, seed }: JudgeRequest, progress: Progress): Promise<Verdict> {
    const respondent = this.#open();
    const sample = new Sample();
    const started = await respondent.start();
    if (started.is !== 'ready') return this.#ended(respondent, started, [], { sample, done: 0 });
    const cases = this.#task.cases(count, seed);
    let near = 0;
    let done = 0;
    let size = kFirstBatch;
    let batch = take(cases, size);
    while (batch.length > 0 && sample.wrong < kEnough && !this.#isHalted) {
      const begun = performance.now();
      const replying = respondent.ask(batch.map(({ judged }) => argumentsOf(judged)));
      // made while the sandbox is at work
      const next = take(cases, size);
      const reply = await replying;
      if (reply.is !== 'answers') return this.#ended(respondent, reply, batch, { sample, done });
      near += this.#note(batch, reply.answers, done, sample);
      done += batch.length;
      progress(done, count, sample.wrong);
      size = nextSize(size, performance.now() - begun);
      batch = next;
    }
    const end: Ending | null = this.#isHalted && batch.length > 0 ? { type: 'halted' } : null;
    if (sample.wrong > 0) return this.#wrong(respondent, { sample, done }, end);
    respondent.close();
    return end ? { ...end, done } : { type: 'passed', counts: this.#task.counts(count), near };
  }

  /** How many were wrong, but too near to contact to count. */
  #note(
    batch: readonly MadeCase<JudgedCase>[],
    answers: readonly unknown[],
    before: number,
    sample: Sample,
  ): number {
    let near = 0;
    for (const [i, { judged, family }] of batch.entries()) {
      const said = answers[i];
      const ruling = this.#ruling(judged, said, this.#strictness(family));
      const asked = { judged, said, family, number: before + i + 1 };
      if (ruling.is === 'near') near += 1;
      else if (ruling.is === 'right') sample.addRight(asked);
      else sample.addFailure({ ...asked, ruling });
    }
    return near;
  }

  async try({ cases }: TryRequest): Promise<Verdict> {
    const respondent = this.#open();
    const none = { sample: new Sample(), done: 0 };
    const started = await respondent.start();
    if (started.is !== 'ready') return this.#ended(respondent, started, [], none);
    const results: Tried[] = [];
    for (const judged of cases) {
      const reply = await respondent.ask([argumentsOf(judged)]);
      if (reply.is !== 'answers') {
        return this.#ended(respondent, reply, [{ judged, family: 'museum' }], none);
      }
      const [said] = reply.answers;
      const ruling = this.#ruling(judged, said, 'known');
      results.push({ judged, ruling, said: shortJson(said) });
    }
    respondent.close();
    return { type: 'tried', results };
  }

  #ruling(judged: JudgedCase, said: unknown, strictness: Strictness): Ruling {
    return this.#task.ruling(judged, said, strictness, this.#tolerance);
  }

  /** The inputs of the museum can be computed by hand: no function is excused there. */
  #strictness(family: CaseFamily): Strictness {
    return this.#level === 'close' && family === 'museum' ? 'known' : this.#level;
  }

  /** Where a mistake shows away from contact, simpler cases are to show it there, too. */
  #strictnessBeside({ judged, said, family }: Failure): Strictness {
    const strictness = this.#strictness(family);
    if (strictness !== 'known') return strictness;
    return this.#ruling(judged, said, 'close').is === 'near' ? 'known' : 'close';
  }

  /** `respondent`: one that still answers, which is closed. */
  async #wrong(respondent: Respondent, { sample, done }: Found, end: Ending | null) {
    const judging = {
      name: this.#name,
      task: this.#task,
      tolerance: this.#tolerance,
      strictness: (failure: Failure) => this.#strictnessBeside(failure),
    };
    const [first, ...others] = await failureGroups(sample, judging, respondent);
    respondent.close();
    if (!first) throw new RangeError('wrong answers are in no group');
    const groups = [first, ...others] as const;
    return { type: 'wrong', groups, wrong: sample.wrong, done, end } as const;
  }

  /** What was found before it ended is kept, with the simplest cases that a new sandbox answers. */
  async #ended(
    respondent: Respondent,
    reply: Reply,
    batch: readonly MadeCase<JudgedCase>[],
    found: Found,
  ): Promise<Verdict> {
    respondent.close();
    const asked = 'index' in reply ? batch[reply.index] : undefined;
    if (reply.is === 'odd') return noAnswer(asked ?? batch[0], reply.text, found);
    if (reply.is === 'unavailable') return { type: 'unavailable', message: '' };
    const end = await this.#endingOf(reply, batch, asked?.judged ?? null);
    // out of turn
    if (end === null) return noAnswer(batch[0], '', found);
    if (found.sample.wrong === 0) return { ...end, done: found.done };
    const next = this.#open();
    const started = await next.start();
    return this.#wrong(started.is === 'ready' ? next : silent(next), found, end);
  }

  /** null: it is none. */
  async #endingOf(
    reply: Reply,
    batch: readonly MadeCase<JudgedCase>[],
    judged: JudgedCase | null,
  ): Promise<Ending | null> {
    if (reply.is === 'threw') return { type: 'threw', thrown: reply.thrown, judged };
    if (reply.is !== 'stopped') return null;
    if (reply.index < 0) return { type: 'stopped', judged: null, atStart: true };
    const after = batch.slice(reply.index);
    const found = after.length === 1 ? judged : await this.#silentOne(after);
    return { type: 'stopped', judged: found, atStart: false };
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

/** One that can't be asked any more. */
const silent = (respondent: Respondent): Respondent => ({
  start: () => Promise.resolve({ is: 'unavailable' }),
  ask: () => Promise.resolve({ is: 'unavailable' }),
  close: () => respondent.close(),
});

/** `asked`: undefined before the first case. What was wrong before is not shown: no answer comes first. */
function noAnswer(
  asked: MadeCase<JudgedCase> | undefined,
  said: string,
  { sample, done }: Found,
): Verdict {
  if (!asked) return { type: 'unavailable', message: said };
  const ruling = { is: 'invalid', said } as const;
  const group = invalidGroup({ ...asked, said, ruling, number: done + 1 });
  return { type: 'wrong', groups: [group], wrong: sample.wrong + 1, done, end: null };
}

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
