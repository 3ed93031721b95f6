// The bench of the package as it is called in Node, beside three.js: nanoseconds per call of
// `world.outcome` on slots, of `core.meets`, `core.test`, `core.explain` and `core.distance` on plain
// objects, and of the test that three.js has. All of them are called with every kind of shape before
// anything is timed, so that no call site knows a single kind only.
// `--numbers`: the calls on plain objects with ordinary and tidy shapes.
//   package.mjs --wasm FILE --workloads FILE [--rounds N] [--json] [--breakdown | --numbers] [pair…]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Core, loadCore } from '../../../web/core/index.node.ts';
import { instantiate } from '../../../web/core/load.ts';
import { breakdown } from './breakdown.ts';
import { Contestants, kCalls } from './contestants.ts';
import { counted, measure } from './measure.ts';
import { numbersHead, numbersLine, numbersRow, numbersSummary } from './numbers.ts';
import { head, line, parts, type Row, summary } from './report.ts';
import { readWorkloads, type Workload } from './workloads.ts';

const { values, positionals } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    workloads: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    json: { type: 'boolean', default: false },
    breakdown: { type: 'boolean', default: false },
    numbers: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);

/** Every call with every pair once, before the first of them is timed. */
function callAll(contestants: Contestants, workloads: readonly Workload[]): number {
  const kSome = 64;
  let calls = 0;
  for (const workload of workloads) {
    contestants.read(workload);
    for (const count of Object.values(contestants.counts)) calls += count(0, kSome);
  }
  return calls;
}

function row(contestants: Contestants, workload: Workload): Row {
  const shapes = workload.a.count;
  contestants.read(workload);
  const { meeting, threeDiffers } = contestants.compare();
  return {
    pair: workload.pair.name,
    nanoseconds: measure(contestants.counts, shapes, rounds),
    meetingPercent: (100 * meeting) / shapes,
    threeDiffers,
  };
}

/** What stands above the figures. */
function preface(shapes: number): string {
  return `${rounds} rounds, ${shapes} pairs of shapes each`;
}

function measureAll(core: Core, workloads: readonly Workload[]): void {
  const shapes = workloads[0]?.a.count ?? 0;
  const contestants = new Contestants(core, shapes);
  if (!values.json) console.log(`${preface(shapes)}\n${head()}`);
  callAll(contestants, workloads);
  const rows = workloads.map((workload) => {
    const found = row(contestants, workload);
    if (!values.json) console.log(line(found));
    return found;
  });
  if (values.json) console.log(JSON.stringify({ rounds, shapes, pairs: rows }));
  else for (const text of summary(rows, kCalls)) console.log(text);
}

function measureNumbers(core: Core, workloads: readonly Workload[]): void {
  const shapes = workloads[0]?.a.count ?? 0;
  const contestants = new Contestants(core, shapes);
  if (!values.json) console.log(`${preface(shapes)}\n${numbersHead()}`);
  callAll(contestants, workloads);
  const rows = workloads.map((workload) => {
    const found = numbersRow(core, contestants, workload, rounds);
    if (!values.json) console.log(numbersLine(found));
    return found;
  });
  if (values.json) console.log(JSON.stringify({ rounds, shapes, pairs: rows }));
  else for (const text of numbersSummary(rows)) console.log(text);
}

async function breakDown(core: Core, wasmBinary: Uint8Array, workloads: readonly Workload[]) {
  const module = await instantiate({ wasmBinary });
  const shapes = workloads[0]?.a.count ?? 0;
  const contestants = new Contestants(core, shapes);
  callAll(contestants, workloads);
  const found = workloads.map((workload) => ({
    pair: workload.pair.name,
    nanoseconds: breakdown(module, core, workload, rounds),
  }));
  if (values.json) console.log(JSON.stringify({ rounds, shapes, pairs: found }));
  else {
    console.log(preface(shapes));
    for (const each of found) console.log(parts(each.pair, each.nanoseconds).join('\n'));
  }
}

const wasmBinary = new Uint8Array(readFileSync(values.wasm));
const core = await loadCore({ wasmBinary });
const workloads = readWorkloads(values.workloads, core.catalog, positionals);
if (values.breakdown) await breakDown(core, wasmBinary, workloads);
else if (values.numbers) measureNumbers(core, workloads);
else measureAll(core, workloads);
// said where it can't be taken for a figure: without it an engine might leave out what was counted
process.exitCode = counted() < 0 ? 1 : 0;
