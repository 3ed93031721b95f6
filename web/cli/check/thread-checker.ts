// Sends batches to one worker thread and takes their results, which come in the same order.
import type { Batch, BatchResult } from './batch.ts';

/** The part of Worker that is used here. */
export interface Thread {
  postMessage(batch: Batch, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (result: BatchResult) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  terminate(): unknown;
}

interface Waiting {
  readonly resolve: (result: BatchResult) => void;
  readonly reject: (error: unknown) => void;
}

export class ThreadChecker {
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
