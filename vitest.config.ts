import { defineConfig } from 'vitest/config';

const project = (name: string, options = {}) => ({
  test: { name, environment: 'node', include: [`tests/${name}/**/*.test.ts`], ...options },
});

// The oldest three.js that package.json allows as a peer, in place of the one that the page uses.
const oldestThree = {
  resolve: { alias: { three: 'three-oldest' } },
  test: {
    name: 'oldest three.js',
    environment: 'node',
    include: ['tests/web/adapters/**/*.test.ts'],
    // its own imports of three have to be seen to be replaced
    server: { deps: { inline: ['three-oldest'] } },
  },
};

export default defineConfig({
  test: {
    projects: [
      project('core'),
      project('fingerprint'),
      project('web'),
      project('tools'),
      oldestThree,
      // a compiler, and Vitest again
      project('cards', { testTimeout: 120_000 }),
      // npm itself, bundlers and a browser run in these
      project('package', {
        globalSetup: 'tests/package/support/pack.ts',
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
