// Pages that only the browser tests open, at /pages/<name>.html beside the site.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { root } from '../../lib/run.mjs';

const pages = join(root, 'tests/e2e/pages');

export const testPages: UserConfig = {
  root: pages,
  build: {
    outDir: join(root, 'build/e2e/pages'),
    rolldownOptions: {
      input: readdirSync(pages)
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(pages, name)),
    },
  },
};
