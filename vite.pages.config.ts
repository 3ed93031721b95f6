import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { kBundled } from './tools/lib/notices.mjs';
import { publishServiceWorker } from './tools/site/offline.ts';
import { staticPages } from './tools/site/static/plugin.ts';
import { browserCore } from './tools/vite/browser-core.ts';
import { katexFonts } from './tools/vite/katex-fonts.ts';
import { threeShaders } from './tools/vite/three-shaders.ts';

const pages = `${import.meta.dirname}/web/pages`;
/** Pages of one document are HTML; those of many are written by a plugin, and share a script. */
const input = readdirSync(pages).flatMap((name) => {
  const files = [`${pages}/${name}/index.html`, `${pages}/${name}/${name}.ts`];
  const file = files.find((each) => existsSync(each));
  return file ? [[name, file]] : [];
});

/** What the bench has measured, for the race page. */
const publishPeers: Plugin = {
  name: 'publish-peers',
  generateBundle() {
    for (const name of ['peers.json', 'peers.svg']) {
      const source = readFileSync(`${import.meta.dirname}/docs/${name}`);
      this.emitFile({ type: 'asset', fileName: `race/${name}`, source });
    }
  },
};

// The pages beside the playground, each in a folder of its own of the site. They are built apart from it, as
// strangers' pages would be: nothing of theirs is in what the playground loads.
export default defineConfig({
  root: pages,
  base: './',
  publicDir: false,
  plugins: [
    browserCore,
    threeShaders,
    katexFonts,
    publishPeers,
    staticPages,
    publishServiceWorker(`${import.meta.dirname}/dist/site`),
  ],
  build: {
    outDir: `${import.meta.dirname}/dist/site`,
    assetsDir: 'assets/pages',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: `pages-${kBundled}` },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(input),
      output: {
        // the core's binary where the playground has it, so that a visitor loads it once
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.wasm'))
            ? 'assets/[name]-[hash][extname]'
            : 'assets/pages/[name]-[hash][extname]',
      },
    },
  },
  worker: { format: 'es', plugins: () => [browserCore] },
  server: { host: '127.0.0.1', port: 5174, strictPort: true },
});
