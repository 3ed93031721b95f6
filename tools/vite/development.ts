// Vite's configuration of the development server: every page of the site, from its sources. Nothing of these is
// imported here: the server would begin anew with each change of them.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from '../lib/run.mjs';
import { browserCore } from './browser-core.ts';
import { coreBuilder } from './core-builder.ts';
import { katexFonts } from './katex-fonts.ts';
import { siteServer } from './site-server.ts';

export default defineConfig({
  root: join(root, 'web'),
  appType: 'custom',
  plugins: [browserCore, katexFonts, siteServer, coreBuilder],
  // What they import of others is bundled before the first page asks for it.
  optimizeDeps: { entries: ['element.ts', 'embed/*.ts', 'pages/**/*.ts', 'play/*.ts'] },
  server: { host: '127.0.0.1', port: 5173 },
});
