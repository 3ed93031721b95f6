// Checks batches line by line in a thread that is ended where a line takes too long: the core decides a pair
// in one synchronous call, which nothing else can interrupt.
import type { Batch, BatchResult } from './batch.ts';
import { Tally } from './tally.ts';
import { type Thread, ThreadChecker } from './thread-checker.ts';

/** More milliseconds than a timer can wait for. */
const kTooLong = 2 ** 31;
const kNewline = 0x0a;

/** Decided before the first line, which would otherwise wait for the core and for the compiler. */
const kFirstCase =
  '{"a":{"kind":"point","position":[0,0,0]},"b":{"kind":"point","position":[0,0,0]}}';

/** Where a line is; its bytes have gone to the thread. */
type LinePlace = Pick<Batch, 'first' | 'file'>;

export interface TimedOptions {
  readonly start: () => Thread;
  /** Milliseconds that a line may take. */
  readonly limit: number;
  /** The result of a line that took longer. */
  readonly late: (line: LinePlace) => BatchResult;
}

export class TimedChecker {
  readonly #options: TimedOptions;
  #thread: ThreadChecker | null = null;
  #previous: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(options: TimedOptions) {
    this.#options = options;
  }

  /** Batches are checked one after the other. */
  check(batch: Batch): Promise<BatchResult> {
    const result = this.#previous.then(() => this.#checkLines(batch));
    // it may be rejected before it is awaited
    this.#previous = result.catch(() => undefined);
    return result;
  }

  close(): void {
    this.#isClosed = true;
    this.#thread?.close();
  }

  async #checkLines(batch: Batch): Promise<BatchResult> {
    const results: BatchResult[] = [];
    for (const line of linesOf(batch)) {
      if (this.#isClosed) break;
      const result = await this.#checkLine(line);
      results.push(result);
      if (result.stopped) break;
    }
    return joined(results);
  }

  async #checkLine(line: Batch): Promise<BatchResult> {
    const { limit, late } = this.#options;
    this.#thread ??= await this.#startThread();
    const result = await inTime(this.#thread.check(line), limit);
    if (result) return result;
    this.#thread.close();
    this.#thread = null;
    return late(line);
  }

  /** A thread that has decided a case. */
  async #startThread(): Promise<ThreadChecker> {
    const thread = new ThreadChecker(this.#options.start());
    this.#thread = thread;
    const bytes = new TextEncoder().encode(kFirstCase);
    await thread.check({ bytes, first: 1, stride: 1, file: null });
    return thread;
  }
}

/** What the work results in, or null where it takes longer. */
function inTime<T>(work: Promise<T>, limit: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    // a message that has come meanwhile is delivered before the check phase, in which setImmediate runs
    const isOver = () => setImmediate(resolve, null);
    // a run that was closed does not wait for it
    const timer = setTimeout(isOver, Math.min(limit, kTooLong - 1)).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Batches of one line each. */
function* linesOf({ bytes, first, stride, file }: Batch): Generator<Batch> {
  let line = first;
  for (let from = 0; from < bytes.length; line += stride) {
    const newline = bytes.indexOf(kNewline, from);
    const end = newline < 0 ? bytes.length : newline + 1;
    yield { bytes: bytes.slice(from, end), first: line, stride, file };
    from = end;
  }
}

function joined(results: readonly BatchResult[]): BatchResult {
  const tally = new Tally();
  for (const { counts } of results) tally.addAll(counts);
  return {
    text: results.map(({ text }) => text).join(''),
    counts: { ...tally },
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
    failureTexts: results.flatMap(({ failureTexts }) => failureTexts),
    stopped: results.some(({ stopped }) => stopped),
  };
}
