// Vite's configuration of every output; the mode names one: `vite build --config tools/vite/config.ts --mode site`.
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { root } from '../lib/run.mjs';
import { listBundledPackages } from './bundled-packages.ts';
import { testPages } from './outputs/e2e.ts';
import { inline } from './outputs/inline.ts';
import { packageModules } from './outputs/package.ts';
import { pages } from './outputs/pages.ts';
import { site } from './outputs/site.ts';
import { threeOfModels } from './three-of-models.ts';
import { threeShaders } from './three-shaders.ts';

const outputs: Readonly<Record<string, UserConfig>> = {
  site,
  pages,
  package: packageModules,
  core: inline('core', 'web/core/inline.ts'),
  element: inline('element', 'web/element.ts'),
  e2e: testPages,
};

/** Relative paths, so that the site works from any folder of any static host. */
const shared: UserConfig = {
  root,
  base: './',
  publicDir: false,
  // What is bundled of others into modules of the package runs in a browser, and in Node as it is there.
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module'] } },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() as it is, not as two variables for older browsers
    cssTarget: 'esnext',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Lists of what each lazy chunk imports would be part of a figure's first load: 600 bytes of names.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
  },
};

export default defineConfig(({ mode }) => {
  const output = outputs[mode];
  if (!output) throw new Error(`--mode ${mode} is none of ${Object.keys(outputs).join(', ')}`);
  return mergeConfig(
    { ...shared, plugins: [threeOfModels, threeShaders, listBundledPackages(mode)] },
    output,
  );
});
