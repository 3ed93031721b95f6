// npm run bench: what every pair costs. Natively and in WebAssembly: the core beside itself in plain
// doubles and beside textbook tests; in Node: the package beside three.js. `-- obbObb rayTriangle`:
// these pairs only; `--seed 7`, `--shapes 8192`, `--rounds 9`; `--only native,wasm,package`; `--json`;
// `--breakdown obbObb`: what of the package's calls takes how long; `--only cli --lines 1000000`: lines
// a second of the command line's `check`.
import { benchParts } from './lib/bench.mjs';
import { kNames, readNames, readOptions, readWhole, refuseUnknown } from './lib/options.mjs';
import { pairNames } from './lib/pairs.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, step } from './lib/steps.mjs';

const kWholes = ['seed', 'shapes', 'rounds', 'lines'];

function readBench() {
  const { values, positionals: pairs } = readOptions({
    options: {
      ...Object.fromEntries(kWholes.map((name) => [name, { type: 'string' }])),
      only: kNames,
      json: { type: 'boolean', default: false },
      breakdown: { type: 'boolean', default: false },
    },
    positionals: true,
  });
  for (const name of kWholes) readWhole(values[name], `--${name}`);
  for (const pair of pairs) refuseUnknown(pair, 'pair', pairNames());
  const only = readNames(values.only, '--only', ['native', 'wasm', 'package', 'cli']);
  const names = values.breakdown ? ['breakdown'] : (only ?? ['native', 'wasm', 'package']);
  return { ...values, pairs, names };
}

await main(async () => {
  const { names, ...asked } = readBench();
  const parts = benchParts(asked);
  if (!asked.json) await setUpForBuilding();
  for (const name of names) {
    const { title, build } = parts[name];
    if (asked.json) await build();
    else await step(`building the bench: ${title}`, build);
  }
  // one after the other: they would take each other's time
  const results = {};
  for (const name of names) {
    const output = await parts[name].run();
    if (asked.json) results[name] = JSON.parse(output);
    else console.log(`\n${parts[name].title}, ${output.trimEnd()}`);
  }
  if (asked.json) console.log(JSON.stringify(results, null, 2));
});
