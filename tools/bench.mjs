// npm run bench: what every pair costs. Natively and in WebAssembly: the core beside itself in plain
// doubles and beside textbook tests; in Node: the package beside three.js. `-- obbObb rayTriangle`:
// these pairs only; `--seed 7`, `--shapes 8192`, `--rounds 9`; `--only native,wasm,package`; `--json`;
// `--breakdown obbObb`: what of the package's calls takes how long; `--only cli --lines 1000000`: lines
// a second of the command line's `check`.
import { parseArgs } from 'node:util';
import {
  benchCli,
  benchNative,
  benchPackage,
  benchWasm,
  buildCliBench,
  buildNativeBench,
  buildPackageBench,
  buildWasmBench,
} from './lib/bench.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, Problem, step } from './lib/steps.mjs';

const { values, positionals: pairs } = parseArgs({
  options: {
    seed: { type: 'string' },
    shapes: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    lines: { type: 'string' },
    json: { type: 'boolean', default: false },
    breakdown: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const option = (name) => (values[name] === undefined ? [] : [`--${name}`, values[name]]);
const asJson = values.json ? ['--json'] : [];
const shapes = [...option('seed'), ...option('shapes')];
const forProgram = [...shapes, ...option('rounds'), ...asJson, ...pairs];
const forPackage = [...option('rounds'), ...asJson];

// what measures the package gets its shapes from the native program
const parts = {
  native: {
    title: 'native',
    build: buildNativeBench,
    run: () => benchNative(forProgram),
  },
  wasm: {
    title: 'WebAssembly in Node',
    build: buildWasmBench,
    run: () => benchWasm(forProgram),
  },
  package: {
    title: 'the package in Node',
    build: async () => {
      await buildNativeBench();
      await buildPackageBench();
    },
    run: () => benchPackage(shapes, forPackage, pairs),
  },
  cli: {
    title: 'the command line',
    build: buildCliBench,
    run: () => benchCli([...option('lines'), ...forPackage]),
  },
  breakdown: {
    title: 'calls of the package in Node',
    build: () => parts.package.build(),
    run: () => benchPackage(shapes, [...forPackage, '--breakdown'], pairs),
  },
};

function wanted() {
  if (values.breakdown) return ['breakdown'];
  const names = values.only?.split(',') ?? ['native', 'wasm', 'package'];
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Problem(`--only ${unknown}: there are ${Object.keys(parts).join(', ')}`);
  }
  return names;
}

await main(async () => {
  const names = wanted();
  if (!values.json) await setUpForBuilding();
  for (const name of names) {
    const { title, build } = parts[name];
    if (values.json) await build();
    else await step(`building the bench: ${title}`, build);
  }
  // one after the other: they would take each other's time
  const results = {};
  for (const name of names) {
    const output = await parts[name].run();
    if (values.json) results[name] = JSON.parse(output);
    else console.log(`\n${parts[name].title}, ${output.trimEnd()}`);
  }
  if (values.json) console.log(JSON.stringify(results, null, 2));
});
