// Further threads of the program, which judge batches as the first one would.
import { type Core, loadCore } from '../../core/index.node.ts';
import type { Batch, BatchSettings, Judged } from './batch.ts';
import { BatchJudge } from './batch-judge.ts';

/** As much of a Worker as is needed here. */
export interface Thread {
  postMessage(batch: Batch, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (judged: Judged) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  terminate(): unknown;
}

/** As much of a MessagePort as such a thread needs. */
export interface ThreadPort {
  postMessage(judged: Judged): void;
  on(event: 'message', listener: (batch: Batch) => void): unknown;
}

export interface ThreadOptions {
  /** How many there may be; with less than two, the first thread works alone. */
  readonly most: number;
  /** Bytes of input after which they are started: a short run is over before they are there. */
  readonly after: number;
  readonly start: (settings: BatchSettings) => Thread;
}

/** What runs in such a thread. Batches are answered in the order in which they come. */
export async function serve(port: ThreadPort, settings: BatchSettings): Promise<void> {
  const judge = new BatchJudge(await loadCore(), settings);
  port.on('message', (batch) => port.postMessage(judge.judge(batch)));
}

/** How many batches wait for each thread, so that none is idle while the next is read. */
const kAhead = 2;

export class Judges {
  readonly #settings: BatchSettings;
  readonly #options: ThreadOptions | undefined;
  readonly #own: BatchJudge;
  #helpers: readonly Helper[] = [];
  #bytes = 0;
  #turn = 0;

  constructor(core: Core, settings: BatchSettings, options: ThreadOptions | undefined) {
    this.#settings = settings;
    this.#options = options && options.most > 1 ? options : undefined;
    this.#own = new BatchJudge(core, settings);
  }

  /** How many batches may be under way. */
  get most(): number {
    return this.#helpers.length * kAhead;
  }

  /** The batch's bytes may be gone afterwards. */
  judge(batch: Batch): Judged | Promise<Judged> {
    const options = this.#options;
    this.#bytes += batch.bytes.length;
    if (options && this.#helpers.length === 0 && this.#bytes > options.after) {
      const start = () => new Helper(options.start(this.#settings));
      this.#helpers = Array.from({ length: options.most }, start);
    }
    this.#turn += 1;
    const helper = this.#helpers[this.#turn % Math.max(1, this.#helpers.length)];
    return helper ? helper.judge(batch) : this.#own.judge(batch);
  }

  close(): void {
    for (const helper of this.#helpers) helper.close();
  }
}

interface Waiting {
  readonly resolve: (judged: Judged) => void;
  readonly reject: (error: unknown) => void;
}

class Helper {
  readonly #thread: Thread;
  readonly #waiting: Waiting[] = [];

  constructor(thread: Thread) {
    this.#thread = thread;
    thread.on('message', (judged) => this.#waiting.shift()?.resolve(judged));
    thread.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  judge(batch: Batch): Promise<Judged> {
    const judged = new Promise<Judged>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread.postMessage(batch, [batch.bytes.buffer]);
    });
    // it may fail before its turn to be awaited has come
    judged.catch(() => undefined);
    return judged;
  }

  close(): void {
    this.#thread.terminate();
  }
}
