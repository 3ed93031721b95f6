// The bench of all other public calls in Node, beside three.js where it has something for the same: nanoseconds of an
// answer.
//   calls.mjs --wasm FILE [--rounds N] [--json]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCore } from '../../../web/core/index.node.ts';
import { counted, measure } from '../package/measure.ts';
import { entriesOf } from './entries.ts';

const kShapes = 1024;
const kNameWidth = 66;
const kWidth = 12;

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    json: { type: 'boolean', default: false },
  },
});

const core = await loadCore({ wasmBinary: new Uint8Array(readFileSync(values.wasm)) });
const cell = (value: number | undefined, digits: number) =>
  (value === undefined ? '-' : value.toFixed(digits)).padStart(kWidth);
const line = (name: string, ...cells: string[]) => name.padEnd(kNameWidth) + cells.join('');

const head = ['ns', 'three ns', 'three/ns'].map((name) => name.padStart(kWidth));
if (!values.json) console.log(line(`${values.rounds} rounds`, ...head));
const entries = entriesOf(core, kShapes);
// All before the first is timed, so that no call site knows a single kind only and the core is compiled.
for (const { ours, three } of [...entries, ...entries]) {
  ours(0, kShapes / 4);
  three?.(0, kShapes / 4);
}
const rows = entries.map(({ call, with: argument, answers = 1, ours, three }) => {
  const found = measure({ ours, ...(three ? { three } : {}) }, kShapes, Number(values.rounds));
  const [mine, theirs] = [found.ours, found.three].map((time) => time && time / answers);
  const name = argument === undefined ? call : `${call}: ${argument}`;
  const ratio = mine !== undefined && theirs !== undefined ? theirs / mine : undefined;
  if (!values.json) console.log(line(name, cell(mine, 1), cell(theirs, 1), cell(ratio, 2)));
  return { call: name, ours: mine, three: theirs };
});
if (values.json) console.log(JSON.stringify({ rounds: Number(values.rounds), calls: rows }));
process.exitCode = counted() < 0 ? 1 : 0;
