import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { deflateSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { kBundled } from './tools/lib/notices.mjs';
import { minifyStyles } from './tools/vite/minify-styles.ts';
import { threeShaders } from './tools/vite/three-shaders.ts';

const request = /^(.*\/\w+\.wasm)\?packed$/;

// Deflated it is half as long as in base64 alone, and no longer after gzip. Base64 rather than a
// denser alphabet: bundlers that write ASCII only would escape that and blow it up.
const packWasm: Plugin = {
  name: 'pack-wasm',
  enforce: 'pre',
  load(id) {
    const [, file] = request.exec(id) ?? [];
    if (file === undefined) return undefined;
    const packed = deflateSync(readFileSync(file), { level: 9, memLevel: 9 });
    return `export default '${packed.toString('base64')}';`;
  },
};

/** Who asks for the core, or the float32 tests, gets the ones with the wasm inside. */
const inside: Readonly<Record<string, string>> = {
  'core/module.ts': 'core/module.inline.ts',
  'core/single.ts': 'core/single.inline.ts',
};

const takeInside: Plugin = {
  name: 'take-inside',
  enforce: 'pre',
  resolveId(source, importer) {
    // Their own versions with the wasm inside take parts of them.
    if (importer === undefined || importer.endsWith('.inline.ts')) return null;
    const web = resolve(import.meta.dirname, 'web');
    const other = inside[relative(web, resolve(dirname(importer), source))];
    return other === undefined ? null : resolve(web, other);
  },
};

/**
 * The npm package's entries in one file each: `ENTRY=core`, see web/core/inline.ts, and `ENTRY=element`,
 * the element with three.js and the core. They ask for nothing beside themselves, so no import.meta.url
 * may be left, which bundlers read as a file to bring along.
 */
const entries: Readonly<Record<string, string>> = {
  core: 'web/core/inline.ts',
  element: 'web/element.ts',
};

const entry = process.env['ENTRY'] ?? 'core';

export default defineConfig({
  plugins: [minifyStyles, threeShaders, packWasm, takeInside],
  publicDir: false,
  define: { 'import.meta.url': '""' },
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module'] } },
  build: {
    ssr: true,
    outDir: 'build/inline',
    emptyOutDir: false,
    license: { fileName: `${entry}/${kBundled}` },
    target: 'es2022',
    minify: 'oxc',
    rolldownOptions: {
      input: { [`${entry}/inline`]: entries[entry] ?? '' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
