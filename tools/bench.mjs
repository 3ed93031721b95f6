// npm run bench: the cost of every pair. Natively and in WebAssembly: the core compared with itself in plain
// doubles and with textbook tests; in Node: the package compared with three.js. `-- obbObb rayTriangle`:
// these pairs only; `--seed 7`, `--shapes 8192`, `--rounds 9`; `--only native,wasm,package`; `--json`;
// `--breakdown obbObb`: cost of the parts of the package's calls; `--numbers`: its calls on plain objects with
// ordinary and with tidy shapes; `--calls`: every other call of the package beside three.js; `--only cli --lines
// 1000000`: lines a second of the command line's `check`; `--slowest`: search for the input that takes longest;
// `--worlds`: worlds of up to 1,000,000 boxes; `--queries --boxes 1000,100000`: questions to such worlds beside
// Rapier's; `--meshes --triangles 10080,393216`: questions to meshes beside three-mesh-bvh's; with `--native` both ask
// the library in C++ instead, beside Embree, Bullet and FCL of Debian; `--hulls`: hulls beside Rapier's
// and three.js's; `--casts`: shapes in motion beside Rapier and Jolt, and how often these are wrong; `--contacts`: where
// shapes are in contact beside Rapier, with `--native` in C++ beside Bullet; `--peers`: other libraries, how fast and how often wrong, with
// `--native` those that Debian has for C++, too; `--write` with `--worlds` or `--peers`: their files in docs/ anew.
import { benchParts } from './lib/bench.mjs';
import {
  kNames,
  readInteger,
  readNames,
  readOptions,
  rejectUnknown,
  UsageError,
} from './lib/options.mjs';
import { pairNames } from './lib/pairs.mjs';
import { mostPeerShapes, peerPairs } from './lib/peers.mjs';
import { setUpForBuilding, setUpForNativePeers } from './lib/setup.mjs';
import { main, step } from './lib/steps.mjs';

const kSpecial = [
  'breakdown',
  'numbers',
  'calls',
  'queries',
  'meshes',
  'hulls',
  'casts',
  'contacts',
  'slowest',
  'worlds',
  'peers',
];
const kWholes = ['seed', 'shapes', 'rounds', 'lines'];

/** What is only said of other libraries, or otherwise of them. */
function checkPeers(asked, pairs) {
  const { peers, worlds, queries, meshes, contacts, write, native, shapes, rounds } = asked;
  if (native && !(peers || queries || meshes || contacts)) {
    const those = '--peers, --queries, --meshes and --contacts';
    throw new UsageError(`--native: only ${those} have native libraries`);
  }
  if (write && !(peers || worlds)) {
    throw new UsageError('--write: only --peers and --worlds have something to write');
  }
  if (write && pairs.length > 0) {
    throw new UsageError(`--write ${pairs.join(' ')}: the page has all pairs, so name none`);
  }
  if (!peers) return;
  readInteger(shapes, '--shapes', 256, mostPeerShapes);
  readInteger(rounds, '--rounds', 1, 1000);
}

function readBench() {
  const { values, positionals: pairs } = readOptions({
    options: {
      ...Object.fromEntries(kWholes.map((name) => [name, { type: 'string' }])),
      only: kNames,
      boxes: { type: 'string' },
      triangles: { type: 'string' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      native: { type: 'boolean', default: false },
      ...Object.fromEntries(kSpecial.map((name) => [name, { type: 'boolean', default: false }])),
    },
    positionals: true,
  });
  for (const name of kWholes) readInteger(values[name], `--${name}`);
  for (const pair of pairs) {
    rejectUnknown(pair, 'pair', values.peers ? peerPairs : pairNames());
  }
  checkPeers(values, pairs);
  const only = readNames(values.only, '--only', ['native', 'wasm', 'package', 'cli']);
  const special = kSpecial.filter((name) => values[name]);
  const names = special.length > 0 ? special : (only ?? ['native', 'wasm', 'package']);
  return { ...values, pairs, names };
}

await main(async () => {
  const { names, ...asked } = readBench();
  const parts = benchParts(asked);
  if (!asked.json) await (asked.native ? setUpForNativePeers() : setUpForBuilding());
  for (const name of names) {
    const { title, build } = parts[name];
    if (asked.json) await build();
    else await step(`building the bench: ${title}`, build);
  }
  // sequentially, because they would slow each other down
  const results = {};
  for (const name of names) {
    const output = await parts[name].run();
    if (asked.json) results[name] = JSON.parse(output);
    else console.log(`\n${parts[name].title}, ${output.trimEnd()}`);
  }
  if (asked.json) console.log(JSON.stringify(results, null, 2));
});
