import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { minify } from 'rolldown/utils';
import { defineConfig, type Plugin } from 'vite';

const outDir = 'dist/lib';
const glue = /wasm\/core\.mjs$/;

// The glue finds core.wasm beside itself, so both stay separate files that a consumer's bundler sees.
// Emscripten writes it for readers: minified it is a quarter smaller on its way.
const copyCore: Plugin = {
  name: 'copy-core',
  async writeBundle() {
    mkdirSync(`${outDir}/core/wasm`, { recursive: true });
    for (const file of ['core.wasm', 'core.d.mts']) {
      copyFileSync(`web/core/wasm/${file}`, `${outDir}/core/wasm/${file}`);
    }
    const glueCode = readFileSync('web/core/wasm/core.mjs', 'utf8');
    const { code, errors } = await minify('core.mjs', glueCode);
    if (errors.length > 0) throw new Error(`core.mjs: ${String(errors[0])}`);
    writeFileSync(`${outDir}/core/wasm/core.mjs`, code);
  },
};

// The npm package; dist/lib mirrors web/. An "ssr" build leaves `new URL(…, import.meta.url)` alone,
// where Vite's library mode would inline the wasm as a data: URL.
export default defineConfig({
  plugins: [copyCore],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    rolldownOptions: {
      input: {
        'core/index': 'web/core/index.ts',
        'core/index.node': 'web/core/index.node.ts',
        'adapters/index': 'web/adapters/index.ts',
      },
      // three is whichever the consumer's objects come from
      external: [glue, /^node:/, /^three(\/|$)/],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'core/[name].js',
        // read from outDir, and written relative to whoever imports it
        paths: (id) => (glue.test(id) ? './core/wasm/core.mjs' : id),
      },
    },
  },
});
