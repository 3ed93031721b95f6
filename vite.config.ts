import { defineConfig } from 'vite';
import { kBundled } from './tools/lib/notices.mjs';
import { posterTextFiles, presetPages } from './tools/site/plugin.ts';
import { chunkOf, preloadFigure } from './tools/vite/figure-chunks.ts';
import { minifyStyles } from './tools/vite/minify-styles.ts';
import { publishSceneSchema } from './tools/vite/scene-schema.ts';
import { threeShaders } from './tools/vite/three-shaders.ts';

/** As a whole path: the development server resolves names from its root. */
const page = (name: string) => `${import.meta.dirname}/web/${name}`;

// The site. Relative paths, so that it works from any folder of any static host.
export default defineConfig({
  root: 'web',
  base: './',
  plugins: [
    minifyStyles,
    threeShaders,
    preloadFigure,
    publishSceneSchema,
    posterTextFiles(''),
    presetPages,
  ],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    license: { fileName: kBundled },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        play: page('play/index.html'),
        embed: page('embed/index.html'),
        element: page('element.ts'),
      },
      output: {
        // What other pages name keeps its name; the posters are looked for beside the loader.
        entryFileNames: ({ name }) =>
          name === 'element' ? '[name].js' : 'assets/[name]-[hash].js',
        chunkFileNames: ({ name }) => `${name === 'loader' ? '' : 'assets/'}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(import.meta.dirname), debugName: 'loader and figure' }],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
});
