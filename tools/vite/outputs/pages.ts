// The pages beside the playground, each in a folder of its own of the site. They are built apart from it, as
// strangers' pages would be: nothing of theirs is in what the playground loads.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { kBundled } from '../../lib/notices.mjs';
import { root } from '../../lib/run.mjs';
import { publishServiceWorker } from '../../site/offline.ts';
import { staticPages } from '../../site/static/plugin.ts';
import { kStillStyles } from '../../site/still/still-styles.ts';
import { browserCore } from '../browser-core.ts';
import { katexFonts } from '../katex-fonts.ts';

const outDir = join(root, 'dist/site');
const folder = join(root, 'web/pages');
/** Pages of one document are HTML; those of many are written by a plugin, and share a script. */
const input = readdirSync(folder).flatMap((name) => {
  const files = [`${folder}/${name}/index.html`, `${folder}/${name}/${name}.ts`];
  const file = files.find((each) => existsSync(each));
  return file ? [[name, file]] : [];
});

export const pages: UserConfig = {
  root: folder,
  plugins: [browserCore, katexFonts, staticPages, publishServiceWorker(outDir)],
  build: {
    outDir,
    assetsDir: 'assets/pages',
    emptyOutDir: false,
    license: { fileName: `pages-${kBundled}` },
    rolldownOptions: {
      input: { ...Object.fromEntries(input), still: join(folder, 'lessons/still.css') },
      output: {
        // the core's binary where the playground has it, so that a visitor loads it once
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.wasm'))
            ? 'assets/[name]-[hash][extname]'
            : names.includes('still.css')
              ? kStillStyles
              : 'assets/pages/[name]-[hash][extname]',
      },
    },
  },
  worker: { format: 'es', plugins: () => [browserCore] },
};
