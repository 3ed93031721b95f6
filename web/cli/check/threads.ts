// Worker threads that check batches in the same way as the main thread.
import { type Core, loadCore } from '../../core/index.node.ts';
import type { Batch, BatchResult, BatchSettings } from './batch.ts';
import { BatchChecker } from './batch-checker.ts';
import { type Thread, ThreadChecker } from './thread-checker.ts';
import { TimedChecker } from './timed-checker.ts';

/** The part of MessagePort that a worker uses. */
export interface ThreadPort {
  postMessage(result: BatchResult): void;
  on(event: 'message', listener: (batch: Batch) => void): unknown;
}

export interface ThreadOptions {
  /** Maximum number of workers; below two, the main thread works alone unless there is a time limit. */
  readonly most: number;
  /** Bytes of input after which they are started: a short run ends before workers have started. */
  readonly after: number;
  readonly start: (settings: BatchSettings) => Thread;
}

/** The worker's main function. Results are posted in the order of the batches. */
export async function runWorker(port: ThreadPort, settings: BatchSettings): Promise<void> {
  const checker = new BatchChecker(await loadCore(), settings);
  port.on('message', (batch) => port.postMessage(checker.check(batch)));
}

/** Queued batches per worker, so that none is idle while the next is read. */
const kQueuedPerThread = 2;

export class CheckerPool {
  readonly #settings: BatchSettings;
  readonly #options: ThreadOptions | undefined;
  readonly #ownChecker: BatchChecker;
  #threads: readonly (ThreadChecker | TimedChecker)[] = [];
  #bytes = 0;
  #next = 0;

  constructor(core: Core, settings: BatchSettings, options: ThreadOptions | undefined) {
    this.#settings = settings;
    const isTimed = settings.timeout !== null;
    if (isTimed && !options) throw new TypeError('a time limit needs threads');
    this.#options = options && (isTimed || options.most > 1) ? options : undefined;
    this.#ownChecker = new BatchChecker(core, settings);
  }

  /** Maximum number of pending batches. */
  get most(): number {
    return this.#threads.length * kQueuedPerThread;
  }

  /** Transfers the batch's bytes: they can't be used afterwards. */
  check(batch: Batch): BatchResult | Promise<BatchResult> {
    const options = this.#options;
    this.#bytes += batch.bytes.length;
    const { timeout } = this.#settings;
    if (
      options &&
      this.#threads.length === 0 &&
      (timeout !== null || this.#bytes > options.after)
    ) {
      this.#threads = Array.from({ length: options.most }, () => this.#checkerOf(options));
    }
    this.#next += 1;
    const thread = this.#threads[this.#next % Math.max(1, this.#threads.length)];
    return thread ? thread.check(batch) : this.#ownChecker.check(batch);
  }

  #checkerOf({ start }: ThreadOptions): ThreadChecker | TimedChecker {
    const { timeout } = this.#settings;
    if (timeout === null) return new ThreadChecker(start(this.#settings));
    return new TimedChecker({
      start: () => start(this.#settings),
      limit: timeout,
      late: (line) => this.#ownChecker.late(line),
    });
  }

  close(): void {
    for (const thread of this.#threads) thread.close();
  }
}
