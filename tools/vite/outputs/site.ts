// The playground, the page in a frame and the element of the site.
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { kBundled } from '../../lib/notices.mjs';
import { root } from '../../lib/run.mjs';
import { posterTextFiles, presetPages } from '../../site/plugin.ts';
import { chunkOf, preloadFigure } from '../figure-chunks.ts';
import { publishSceneSchema } from '../scene-schema.ts';

const web = join(root, 'web');

export const site: UserConfig = {
  root: web,
  publicDir: 'public',
  plugins: [preloadFigure, publishSceneSchema, posterTextFiles(''), presetPages],
  build: {
    outDir: join(root, 'dist/site'),
    sourcemap: true,
    license: { fileName: kBundled },
    rolldownOptions: {
      input: {
        play: join(web, 'play/index.html'),
        embed: join(web, 'embed/index.html'),
        element: join(web, 'element.ts'),
      },
      output: {
        // What other pages name keeps its name; the posters are looked for beside the loader.
        entryFileNames: ({ name }) =>
          name === 'element' ? '[name].js' : 'assets/[name]-[hash].js',
        chunkFileNames: ({ name }) => `${name === 'loader' ? '' : 'assets/'}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(root), debugName: 'loader and figure' }],
        },
      },
    },
  },
};
