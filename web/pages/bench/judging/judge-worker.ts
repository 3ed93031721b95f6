// The worker that judges: makes the cases, asks the sandbox through a port that the page hands over, compares with the
// core. It runs nothing of the visitor's.
import type { FromWorker, ToWorker, Verdict } from '../judge-messages.ts';
import { sourceOf } from '../sandbox/source.ts';
import { Run } from './run.ts';
import { SandboxPort } from './sandbox-port.ts';
import { taskOf } from './tasks.ts';

const say = (message: FromWorker, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

const open = new Map<number, SandboxPort>();
let count = 0;
let shownAt = 0;

function openSandbox(source: string): SandboxPort {
  const sandbox = count++;
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    open.delete(sandbox);
    say({ type: 'close', sandbox });
  };
  const port = new SandboxPort(port1, close);
  open.set(sandbox, port);
  say({ type: 'open', sandbox, source }, [port2]);
  return port;
}

function progress(done: number, of: number): void {
  const now = performance.now();
  if (now - shownAt < 100) return;
  shownAt = now;
  say({ type: 'progress', done, count: of });
}

function verdictOn(request: ToWorker & { readonly type: 'judge' | 'try' }): Promise<Verdict> {
  const source = sourceOf(request.body);
  const level = request.type === 'judge' ? request.level : 'close';
  const run = new Run(() => openSandbox(source), taskOf(request.task), level);
  return request.type === 'judge' ? run.judge(request, progress) : run.try(request);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'failed') open.get(data.sandbox)?.fail(data.fault);
  else void verdictOn(data).then(say);
});
