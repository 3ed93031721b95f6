// The parts of npm run bench: the C++ program, natively and in WebAssembly, and the package in Node.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleBench } from './bench-bundle.mjs';
import { buildNative, buildWasm } from './native.mjs';
import { makePackage } from './outputs.mjs';
import {
  benchNativeContest,
  benchPeers,
  buildCastsBench,
  buildContactsBench,
  buildHullsBench,
  buildMeshesBench,
  buildNativeContest,
  buildPeersBench,
  buildQueriesBench,
  castsBench,
  contactsBench,
  hullsBench,
  meshesBench,
  queriesBench,
} from './peers.mjs';
import { read, root, run } from './run.mjs';

const program = 'build/native/collision_bench';
const workloads = 'build/bench/workloads.f64';
const bundle = 'build/bench/package.mjs';
const search = 'build/bench/slowest.mjs';
const worlds = 'build/bench/worlds.mjs';
const calls = 'build/bench/calls.mjs';
const wasm = ['--wasm', 'web/core/wasm/core.wasm'];

const buildNativeBench = () => buildNative('collision_bench');

async function buildPackageBench() {
  // its shapes come from the native program
  await buildNativeBench();
  await buildWasm('core');
  await bundleBench('package/main.ts', bundle);
}

async function buildSearch() {
  await buildWasm('core');
  await bundleBench('slowest/main.ts', search);
}

async function buildWorldsBench() {
  await buildWasm('core');
  await bundleBench('worlds/main.ts', worlds);
}

async function buildCallsBench() {
  await buildWasm('core');
  await bundleBench('calls/main.ts', calls);
}

async function buildCliBench() {
  await buildWasm();
  await makePackage();
}

/** `shapes`: arguments from which the C++ program makes the same shapes. */
async function benchPackage(shapes, args, pairs) {
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  await run(program, ['--workloads', workloads, ...shapes, ...pairs]);
  const inputs = [...wasm, '--workloads', workloads];
  return read(process.execPath, [bundle, ...inputs, ...args, ...pairs]);
}

/** The benchmarks by the names of `--only` and `--breakdown`; `asked`: options of the command line. */
export function benchParts({ pairs, json, ...asked }) {
  const options = (...names) =>
    names.flatMap((name) => (asked[name] === undefined ? [] : [`--${name}`, asked[name]]));
  const asJson = json ? ['--json'] : [];
  const shapes = options('seed', 'shapes');
  const forProgram = [...shapes, ...options('rounds'), ...asJson, ...pairs];
  const forPackage = [...options('rounds'), ...asJson];
  const node = (...args) => read(process.execPath, args);
  /** The same questions asked natively, of other libraries. `size`: the option for it. */
  const nativeContest = (name, of, ...sizes) => ({
    title: `${of} of the library in C++`,
    build: () => buildNativeContest(name),
    run: () => benchNativeContest(name, [...options('seed', 'rounds', ...sizes), ...asJson]),
  });
  return {
    native: {
      title: 'native',
      build: buildNativeBench,
      run: () => read(program, forProgram),
    },
    wasm: {
      title: 'WebAssembly in Node',
      build: () => buildWasm('collision_bench'),
      run: () => node('build/wasm/collision_bench.cjs', ...forProgram),
    },
    package: {
      title: 'the package in Node',
      build: buildPackageBench,
      run: () => benchPackage(shapes, forPackage, pairs),
    },
    cli: {
      title: 'the command line',
      build: buildCliBench,
      run: () => node('tests/bench/cli/main.mjs', ...options('lines'), ...forPackage),
    },
    slowest: {
      title: 'the slowest input of the package in Node',
      build: buildSearch,
      run: () => node(search, ...wasm, ...options('seed', 'rounds'), ...asJson, ...pairs),
    },
    calls: {
      title: 'all other calls of the package in Node',
      build: buildCallsBench,
      run: () => node(calls, ...wasm, ...forPackage),
    },
    peers: {
      title: 'other libraries in Node',
      build: () => buildPeersBench(asked.native),
      run: () => benchPeers(asked, [...forPackage, ...(asked.write ? ['--write'] : [])], pairs),
    },
    worlds: {
      title: 'worlds of the package in Node',
      build: buildWorldsBench,
      run: () =>
        node(
          worlds,
          ...wasm,
          ...options('seed', 'rounds'),
          ...asJson,
          ...(asked.write ? ['--write'] : []),
        ),
    },
    queries: asked.native
      ? nativeContest('queries', 'questions to worlds', 'boxes')
      : {
          title: 'questions to worlds of the package in Node',
          build: buildQueriesBench,
          run: () => node(queriesBench, ...wasm, ...options('seed', 'rounds', 'boxes'), ...asJson),
        },
    meshes: asked.native
      ? nativeContest('meshes', 'questions to meshes', 'triangles')
      : {
          title: 'questions to meshes of the package in Node',
          build: buildMeshesBench,
          run: () =>
            node(meshesBench, ...wasm, ...options('seed', 'rounds', 'triangles'), ...asJson),
        },
    hulls: {
      title: 'hulls of the package in Node',
      build: buildHullsBench,
      run: () => node(hullsBench, ...wasm, ...options('seed', 'rounds'), ...asJson),
    },
    contacts: asked.native
      ? nativeContest('contacts', 'contacts')
      : {
          title: 'contacts of the package in Node',
          build: buildContactsBench,
          run: () => node(contactsBench, ...wasm, ...options('seed', 'rounds'), ...asJson),
        },
    casts: {
      title: 'casts of the package in Node',
      build: buildCastsBench,
      run: () => node(castsBench, ...wasm, ...options('seed', 'rounds'), ...asJson),
    },
    numbers: {
      title: 'calls of the package in Node, ordinary and tidy shapes',
      build: buildPackageBench,
      run: () => benchPackage(shapes, [...forPackage, '--numbers'], pairs),
    },
    breakdown: {
      title: 'calls of the package in Node',
      build: buildPackageBench,
      run: () => benchPackage(shapes, [...forPackage, '--breakdown'], pairs),
    },
  };
}
