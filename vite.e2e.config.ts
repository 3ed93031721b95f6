import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const pages = 'tests/e2e/pages';

// Pages that only the browser tests open, at /pages/<name>.html beside the site.
export default defineConfig({
  root: pages,
  base: './',
  publicDir: false,
  build: {
    outDir: `${import.meta.dirname}/build/e2e/pages`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: readdirSync(pages)
        .filter((name) => name.endsWith('.html'))
        .map((name) => `${pages}/${name}`),
    },
  },
});
