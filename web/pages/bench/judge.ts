// Judges a visitor's function for a page: a worker of ours makes cases and compares, a sandboxed frame runs the
// function.
import type {
  FromWorker,
  HaltRequest,
  JudgeRequest,
  SandboxFailed,
  TryRequest,
  Verdict,
} from './judge-messages.ts';
import { openSandbox, type SandboxFrame } from './sandbox/open-sandbox.ts';

export type Progress = (done: number, wrong: number) => void;

export class Judge {
  #worker: Worker | null = null;
  readonly #frames = new Map<number, SandboxFrame>();
  #end: ((verdict: Verdict) => void) | null = null;
  #progress: Progress = () => undefined;

  /** One at a time: one that is still running is cancelled, and never resolves. */
  run(request: JudgeRequest | TryRequest, progress: Progress): Promise<Verdict> {
    if (this.#end) this.cancel();
    this.#progress = progress;
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve) => {
      this.#end = resolve;
      worker.postMessage(request);
    });
  }

  /** Ends a run with what it has found so far, as its verdict. */
  halt(): void {
    if (this.#end) this.#worker?.postMessage({ type: 'halt' } satisfies HaltRequest);
  }

  /** Ends worker and sandbox at once. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#end = null;
    for (const frame of this.#frames.values()) frame.remove();
    this.#frames.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./judging/judge-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#hear(event));
    worker.addEventListener('error', ({ message = '' }) => this.#giveUp(message));
    this.#worker = worker;
    return worker;
  }

  #giveUp(message: string): void {
    const end = this.#end;
    this.cancel();
    end?.({ type: 'unavailable', message });
  }

  #hear({ data, ports: [port] }: MessageEvent<FromWorker>): void {
    switch (data.type) {
      case 'open':
        if (port) this.#open(data.sandbox, data.source, port);
        break;
      case 'close':
        this.#frames.get(data.sandbox)?.remove();
        this.#frames.delete(data.sandbox);
        break;
      case 'progress':
        this.#progress(data.done, data.wrong);
        break;
      default: {
        const end = this.#end;
        this.#end = null;
        end?.(data);
      }
    }
  }

  #open(sandbox: number, source: string, port: MessagePort): void {
    const fail = (message: string, line: number) => {
      const failed: SandboxFailed = { type: 'failed', sandbox, fault: { message, line } };
      this.#worker?.postMessage(failed);
    };
    const missing = (error: unknown) => this.#giveUp(String(error));
    this.#frames.set(sandbox, openSandbox(source, port, fail, missing));
  }
}

/** By how many cases functions are judged, unless by fewer by `?count=`, for which there is no seal. */
export const kCasesForSeal = 100_000;

export function caseCount(): number {
  const asked = Number(new URLSearchParams(location.search).get('count'));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, kCasesForSeal) : kCasesForSeal;
}
