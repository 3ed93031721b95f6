// Sends batches to one worker thread and takes their results, which come in the same order.
import { CommandError } from '../errors.ts';
import type { Batch, BatchResult } from './batch.ts';

/** The part of Worker that is used here. */
export interface Thread {
  postMessage(batch: Batch, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (result: BatchResult) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
}

interface Waiting {
  readonly resolve: (result: BatchResult) => void;
  readonly reject: (error: unknown) => void;
}

export class ThreadChecker {
  readonly #thread: Thread;
  readonly #waiting: Waiting[] = [];
  /** Why the thread has ended; null: it has not. */
  #end: { readonly error: unknown } | null = null;

  constructor(thread: Thread) {
    this.#thread = thread;
    thread.on('message', (result) => this.#waiting.shift()?.resolve(result));
    thread.on('error', (error) => this.#fail(endOf(error)));
    // a thread may end without an error
    thread.on('exit', (code) => this.#fail(threadError(`exit ${code}`)));
  }

  check(batch: Batch): Promise<BatchResult> {
    const result = new Promise<BatchResult>((resolve, reject) => {
      // nobody would answer
      if (this.#end) return reject(this.#end.error);
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

  #fail(error: unknown): void {
    this.#end ??= { error };
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end.error);
  }
}

const threadError = (reason: string, cause?: unknown) =>
  new CommandError('error.thread', { reason }, cause);

/** What Node says of a thread, such as that its memory is used up, is no bug. */
function endOf(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_WORKER_') ? threadError(code, error) : error;
}
