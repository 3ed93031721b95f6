// Vite plugin: the testing helpers, which ask for the core of Node, get that of browsers in a page.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const core = resolve(import.meta.dirname, '../../web/core/index.ts');

export const browserCore: Plugin = {
  name: 'browser-core',
  enforce: 'pre',
  applyToEnvironment: ({ config: { consumer } }) => consumer === 'client',
  resolveId: (source) => (source.endsWith('/core/index.node.ts') ? core : null),
};
