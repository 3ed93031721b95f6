// The benches in Node: JavaScript bundled as in the package, not minified, with libraries outside.
import { join } from 'node:path';
import { root } from './run.mjs';

const outside = (name) => new RegExp(`^${name}(/|$)`);

/** `input`: below tests/bench; `packages`: names of what is not bundled. */
export async function bundleBench(input, file, packages = ['three']) {
  const { build } = await import('rolldown');
  await build({
    input: join(root, 'tests/bench', input),
    platform: 'node',
    external: [/^node:/, ...packages.map(outside)],
    transform: { target: 'es2022' },
    logLevel: 'silent',
    output: { file: join(root, file), format: 'esm', codeSplitting: false },
  });
}
