#!/usr/bin/env node
// What `npx collision-playground` starts.
import { Output } from './output.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  stdin: () => process.stdin,
  out: new Output(process.stdout),
  err: new Output(process.stderr),
  env: process.env,
  now: () => performance.now(),
});
