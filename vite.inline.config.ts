import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const request = /^(.*core\.wasm)\?packed$/;

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

// The npm package's entry in one file: see web/core/inline.ts. It asks for nothing beside itself, so
// no import.meta.url may be left, which bundlers read as a file to bring along.
export default defineConfig({
  plugins: [packWasm],
  publicDir: false,
  define: { 'import.meta.url': '""' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/lib',
    emptyOutDir: false,
    target: 'es2022',
    minify: 'oxc',
    rolldownOptions: {
      input: { 'core/inline': 'web/core/inline.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
