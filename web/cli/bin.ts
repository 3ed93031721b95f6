#!/usr/bin/env node
// Entry point of `npx collision-playground` and of its worker threads.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { runWorker } from './check/threads.ts';
import { Output } from './output.ts';
import { run } from './run.ts';

/** The main thread can't read fast enough for more. */
const kMaxThreads = 4;
/** Bytes that the main thread checks in the time that workers take to start. */
const kSingleThreadBytes = 2 ** 22;

if (isMainThread) {
  process.exitCode = await run(process.argv.slice(2), {
    stdin: () => process.stdin,
    out: new Output(process.stdout),
    err: new Output(process.stderr),
    env: process.env,
    now: () => performance.now(),
    threads: {
      most: Math.min(availableParallelism(), kMaxThreads),
      after: kSingleThreadBytes,
      start: (settings) => new Worker(new URL(import.meta.url), { workerData: settings }),
    },
  });
} else if (parentPort) {
  await runWorker(parentPort, workerData);
}
