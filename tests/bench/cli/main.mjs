// The bench of the command line: lines a second of `check` on a long file, from the start of the program
// to its end, on one thread and on one for each processor, and the memory of its process.
//   node tests/bench/cli/main.mjs [--lines 1000000] [--rounds 3] [--json]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadCore } from '../../../dist/lib/core/index.node.js';
import { writeCases } from './cases.mjs';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const lines = Number(values.lines);
const folder = 'build/bench';
/** Run in the program: tells its memory at its end. */
const kTellMemory = `
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
`;
const kPreload = ['--import', `data:text/javascript,${encodeURIComponent(kTellMemory)}`];

/** Seconds, and kilobytes that were resident at most. */
async function timed(path, show, jobs) {
  const options = ['--show', show, '--jobs', String(jobs)];
  const args = [...kPreload, 'dist/lib/cli/bin.js', 'check', path, ...options];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let memory = '';
  child.stdio[3].on('data', (text) => {
    memory += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`check of ${path} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, kilobytes: Number(memory) };
}

const kRuns = [
  { expectation: 'outcome', show: 'failed' },
  { expectation: 'numbers', show: 'failed' },
  { expectation: 'outcome', show: 'all' },
];
const processors = availableParallelism();
const kJobs = processors > 1 ? [1, processors] : [1];

/** The best of all rounds, one with each number of threads after the other. */
async function measured(run, path) {
  const best = kJobs.map((jobs) => ({
    ...run,
    jobs,
    seconds: Number.POSITIVE_INFINITY,
    kilobytes: 0,
  }));
  for (let i = 0; i < Number(values.rounds); i++) {
    for (const row of best) {
      const { seconds, kilobytes } = await timed(path, run.show, row.jobs);
      row.seconds = Math.min(row.seconds, seconds);
      row.kilobytes = Math.max(row.kilobytes, kilobytes);
    }
  }
  return best.map(({ seconds, kilobytes, ...row }) => ({
    ...row,
    linesPerSecond: Math.round(lines / seconds),
    megabytes: kilobytes / 1000,
  }));
}

mkdirSync(folder, { recursive: true });
const core = await loadCore();
const results = [];
for (const run of kRuns) {
  const path = `${folder}/${run.expectation}.jsonl`;
  await writeCases(path, core, lines, run.expectation);
  results.push(...(await measured(run, path)));
  rmSync(path);
}

if (values.json) {
  console.log(JSON.stringify({ lines, processors, results }));
} else {
  console.log(`${lines} lines, ${processors} processors`);
  console.log('expected  shown   jobs   lines/s   MB resident');
  for (const { expectation, show, jobs, linesPerSecond, megabytes } of results) {
    const figures = `${String(linesPerSecond).padStart(8)} ${megabytes.toFixed(0).padStart(8)}`;
    const run = `${expectation.padEnd(9)} ${show.padEnd(6)} ${String(jobs).padStart(5)}`;
    console.log(`${run}  ${figures}`);
  }
}
