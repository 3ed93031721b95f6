// The benches in Node: JavaScript bundled as in the package, not minified, with libraries outside.
import { basename, dirname, join } from 'node:path';
import { root } from './run.mjs';

const outside = (name) => new RegExp(`^${name}(/|$)`);

/** `input`: below tests/bench; `packages`: names of what is not bundled. */
export async function bundleBench(input, file, packages = ['three']) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'tests/bench', input),
      outDir: dirname(file),
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        external: packages.map(outside),
        output: { entryFileNames: basename(file), codeSplitting: false },
      },
    },
  });
}
