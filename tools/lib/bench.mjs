// The parts of npm run bench: the C++ program, natively and in WebAssembly, and the package in Node.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildNative, buildWasm } from './native.mjs';
import { makePackage } from './outputs.mjs';
import { read, root, run } from './run.mjs';

const program = 'build/native/collision_bench';
const workloads = 'build/bench/workloads.f64';
const bundle = 'build/bench/package.mjs';

/** The core as JavaScript sees it, bundled as the package is: not minified, three.js outside. */
async function bundlePackage() {
  const { build } = await import('rolldown');
  await build({
    input: join(root, 'tests/bench/package/main.ts'),
    platform: 'node',
    external: [/^three(\/|$)/, /^node:/],
    transform: { target: 'es2022' },
    logLevel: 'silent',
    output: { file: join(root, bundle), format: 'esm', codeSplitting: false },
  });
}

export const buildNativeBench = () => buildNative('collision_bench');
export const buildWasmBench = () => buildWasm('collision_bench');
export async function buildPackageBench() {
  await buildWasm('core');
  await bundlePackage();
}

export async function buildCliBench() {
  await buildWasm();
  await makePackage();
}

export const benchNative = (args) => read(program, args);
export const benchWasm = (args) =>
  read(process.execPath, ['build/wasm/collision_bench.cjs', ...args]);

export const benchCli = (args) => read(process.execPath, ['tests/bench/cli/main.mjs', ...args]);

/** `shapes`: what the C++ program makes the same shapes from. */
export async function benchPackage(shapes, args, pairs) {
  mkdirSync(join(root, 'build/bench'), { recursive: true });
  await run(program, ['--workloads', workloads, ...shapes, ...pairs]);
  const inputs = ['--wasm', 'web/core/wasm/core.wasm', '--workloads', workloads];
  return read(process.execPath, [bundle, ...inputs, ...args, ...pairs]);
}
