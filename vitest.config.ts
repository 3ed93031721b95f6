import { defineConfig } from 'vitest/config';

const project = (name: string, options = {}) => ({
  test: { name, environment: 'node', include: [`tests/${name}/**/*.test.ts`], ...options },
});

export default defineConfig({
  test: {
    projects: [
      project('core'),
      project('fingerprint'),
      project('web'),
      // a compiler, and Vitest again
      project('cards', { testTimeout: 120_000 }),
      // npm itself runs in these
      project('package', { testTimeout: 120_000, hookTimeout: 120_000 }),
    ],
  },
});
