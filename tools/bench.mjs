// npm run bench: for every pair, what exactness costs, natively and in WebAssembly. Arguments go to
// the program (tests/bench/main.cpp): `-- --json`, `-- --seed 7`, `-- obbObb rayTriangle`.
import { buildNative, buildWasm } from './lib/native.mjs';
import { read } from './lib/run.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, step } from './lib/steps.mjs';

const args = process.argv.slice(2);
const asJson = args.includes('--json');

const native = () => read('build/native/collision_bench', args);
const wasm = () => read(process.execPath, ['build/wasm/collision_bench.cjs', ...args]);

async function print() {
  // one after the other: they would take each other's time
  const [ofNative, ofWasm] = [await native(), await wasm()];
  if (asJson) {
    console.log(
      JSON.stringify({ native: JSON.parse(ofNative), wasm: JSON.parse(ofWasm) }, null, 2),
    );
  } else {
    console.log(`\nnative, ${ofNative}\nWebAssembly in Node, ${ofWasm}`);
  }
}

await main(async () => {
  if (asJson) {
    await buildNative('collision_bench');
    await buildWasm('collision_bench');
  } else {
    await setUpForBuilding();
    await step('building the native bench', () => buildNative('collision_bench'));
    await step('building the WebAssembly bench', () => buildWasm('collision_bench'));
  }
  await print();
});
