// Answers the requests of a page: makes the cases, asks the sandbox through a port that the page hands over, compares
// with the core. Nothing of the visitor's runs here.
import type { FromWorker, ToWorker, Verdict } from '../judge-messages.ts';
import { sourceOf, workerError } from '../sandbox/source.ts';
import { Run } from './run.ts';
import { SandboxPort } from './sandbox-port.ts';

/** Milliseconds from one sign of progress to the next. */
const kProgressTime = 100;

const say = (message: FromWorker, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

const open = new Map<number, SandboxPort>();
let count = 0;
let shownAt = 0;
/** The one that is going on, or was. */
let running: Run | null = null;

function openSandbox(source: string): SandboxPort {
  const sandbox = count++;
  const { port1, port2 } = new MessageChannel();
  const port = new SandboxPort(port1, () => {
    open.delete(sandbox);
    say({ type: 'close', sandbox });
  });
  open.set(sandbox, port);
  say({ type: 'open', sandbox, source }, [port2]);
  return port;
}

function progress(done: number, of: number, wrong: number): void {
  const now = performance.now();
  if (now - shownAt < kProgressTime) return;
  shownAt = now;
  say({ type: 'progress', done, count: of, wrong });
}

function verdictOn(request: ToWorker & { readonly type: 'judge' | 'try' }): Promise<Verdict> {
  const source = sourceOf(request.body);
  const level = request.type === 'judge' ? request.level : 'close';
  const { task, tolerance } = request;
  const run = new Run(() => openSandbox(source), task, level, tolerance);
  running = run;
  return request.type === 'judge' ? run.judge(request, progress) : run.try(request);
}

export function answer(message: ToWorker): void {
  if (message.type === 'failed') open.get(message.sandbox)?.fail(workerError(message.fault));
  else if (message.type === 'halt') running?.halt();
  else void verdictOn(message).then(say);
}
