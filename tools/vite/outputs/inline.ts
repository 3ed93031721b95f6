// The npm package's entries in one file each: the core, see web/core/inline.ts, and the element with three.js and
// the core. They ask for nothing beside themselves, so no import.meta.url may be left, which bundlers read as a file
// to bring along.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Plugin, UserConfig } from 'vite';
import { kBundled } from '../../lib/notices.mjs';
import { root } from '../../lib/run.mjs';

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
  'core/first.ts': 'core/first.inline.ts',
  'core/module.ts': 'core/module.inline.ts',
  'core/single.ts': 'core/single.inline.ts',
};

const takeInside: Plugin = {
  name: 'take-inside',
  enforce: 'pre',
  resolveId(source, importer) {
    // Their own versions with the wasm inside take parts of them.
    if (importer === undefined || importer.endsWith('.inline.ts')) return null;
    const web = join(root, 'web');
    const other = inside[relative(web, resolve(dirname(importer), source))];
    return other === undefined ? null : join(web, other);
  },
};

/** `source`: the module of the entry, from the project's root. */
export const inline = (entry: string, source: string): UserConfig => ({
  plugins: [packWasm, takeInside],
  define: { 'import.meta.url': '""' },
  build: {
    ssr: true,
    outDir: 'build/inline',
    emptyOutDir: false,
    license: { fileName: `${entry}/${kBundled}` },
    minify: 'oxc',
    rolldownOptions: {
      input: { [`${entry}/inline`]: source },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
