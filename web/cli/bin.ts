#!/usr/bin/env node
// What `npx collision-playground` starts, and what its further threads do.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { serve } from './check/threads.ts';
import { Output } from './output.ts';
import { run } from './run.ts';

/** More than the first thread can read for. */
const kMostThreads = 4;
/** Bytes: what one thread gets through while others start. */
const kAlone = 2 ** 22;

if (isMainThread) {
  process.exitCode = await run(process.argv.slice(2), {
    stdin: () => process.stdin,
    out: new Output(process.stdout),
    err: new Output(process.stderr),
    env: process.env,
    now: () => performance.now(),
    threads: {
      most: Math.min(availableParallelism(), kMostThreads),
      after: kAlone,
      start: (settings) => new Worker(new URL(import.meta.url), { workerData: settings }),
    },
  });
} else if (parentPort) {
  await serve(parentPort, workerData);
}
