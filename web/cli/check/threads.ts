// Worker threads that check batches in the same way as the main thread.
import { type Core, loadCore } from '../../core/index.node.ts';
import type { Batch, BatchResult, BatchSettings } from './batch.ts';
import { BatchChecker } from './batch-checker.ts';

/** The part of Worker that is used here. */
export interface Thread {
  postMessage(batch: Batch, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (result: BatchResult) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  terminate(): unknown;
}

/** The part of MessagePort that a worker uses. */
export interface ThreadPort {
  postMessage(result: BatchResult): void;
  on(event: 'message', listener: (batch: Batch) => void): unknown;
}

export interface ThreadOptions {
  /** Maximum number of workers; below two, the main thread works alone. */
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
  #threads: readonly ThreadChecker[] = [];
  #bytes = 0;
  #next = 0;

  constructor(core: Core, settings: BatchSettings, options: ThreadOptions | undefined) {
    this.#settings = settings;
    this.#options = options && options.most > 1 ? options : undefined;
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
    if (options && this.#threads.length === 0 && this.#bytes > options.after) {
      const start = () => new ThreadChecker(options.start(this.#settings));
      this.#threads = Array.from({ length: options.most }, start);
    }
    this.#next += 1;
    const thread = this.#threads[this.#next % Math.max(1, this.#threads.length)];
    return thread ? thread.check(batch) : this.#ownChecker.check(batch);
  }

  close(): void {
    for (const thread of this.#threads) thread.close();
  }
}

interface Waiting {
  readonly resolve: (result: BatchResult) => void;
  readonly reject: (error: unknown) => void;
}

class ThreadChecker {
  readonly #thread: Thread;
  readonly #waiting: Waiting[] = [];

  constructor(thread: Thread) {
    this.#thread = thread;
    thread.on('message', (result) => this.#waiting.shift()?.resolve(result));
    thread.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  check(batch: Batch): Promise<BatchResult> {
    const result = new Promise<BatchResult>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread.postMessage(batch, [batch.bytes.buffer]);
    });
    // it may be rejected before it is awaited
    result.catch(() => undefined);
    return result;
  }

  close(): void {
    this.#thread.terminate();
  }
}
