// The bench of the command line: lines a second of `check` on a long file, from the start of the program
// to its end, and the memory of its process.
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
async function timed(path, show) {
  const args = [...kPreload, 'dist/lib/cli/bin.js', 'check', path, '--show', show];
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

mkdirSync(folder, { recursive: true });
const core = await loadCore();
const results = [];
for (const run of kRuns) {
  const path = `${folder}/${run.expectation}.jsonl`;
  await writeCases(path, core, lines, run.expectation);
  const rounds = [];
  for (let i = 0; i < Number(values.rounds); i++) rounds.push(await timed(path, run.show));
  rmSync(path);
  const seconds = Math.min(...rounds.map((round) => round.seconds));
  const megabytes = Math.max(...rounds.map((round) => round.kilobytes)) / 1000;
  results.push({ ...run, linesPerSecond: Math.round(lines / seconds), megabytes });
}

if (values.json) {
  console.log(JSON.stringify({ lines, processors: availableParallelism(), results }));
} else {
  console.log(`${lines} lines, ${availableParallelism()} processors`);
  console.log('expected  shown   lines/s   MB resident');
  for (const { expectation, show, linesPerSecond, megabytes } of results) {
    const figures = `${String(linesPerSecond).padStart(8)} ${megabytes.toFixed(0).padStart(8)}`;
    console.log(`${expectation.padEnd(9)} ${show.padEnd(6)} ${figures}`);
  }
}
