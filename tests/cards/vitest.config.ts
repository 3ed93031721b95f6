import { defineConfig } from 'vitest/config';

// What the page wrote, with the package's name for its modules: they need no build of their own.
export default defineConfig({
  root: `${import.meta.dirname}/../../build/cards/javascript`,
  resolve: {
    alias: {
      'collision-playground': `${import.meta.dirname}/../../web/core/index.node.ts`,
    },
  },
  test: { environment: 'node', isolate: false, pool: 'threads' },
});
