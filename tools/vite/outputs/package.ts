// The npm package; dist/lib mirrors web/. An "ssr" build leaves `new URL(…, import.meta.url)` alone, where Vite's
// library mode would inline the wasm as a data: URL.
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, type UserConfig } from 'vite';
import { kBundled } from '../../lib/notices.mjs';
import { root } from '../../lib/run.mjs';
import { posterTextFiles } from '../../site/plugin.ts';
import { elementManifest } from '../element-manifest.mjs';
import { chunkOf } from '../figure-chunks.ts';
import { publishSceneSchema } from '../scene-schema.ts';

const web = join(root, 'web');
const outDir = join(root, 'dist/lib');
/** Whichever the consumer has: three.js’ objects and the tests are theirs. */
const peers = [/^three(\/|$)/, '@jest/globals', 'fast-check', 'vitest'];
const builtModule = /wasm\/(core|binary|first)\.mjs$/;

// core.wasm is found beside the modules that are built with it, so these stay separate files that a consumer's bundler
// sees. Emscripten writes it for readers: minified it is a quarter smaller on its way.
const copyCore: Plugin = {
  name: 'copy-core',
  async writeBundle() {
    mkdirSync(`${outDir}/core/wasm`, { recursive: true });
    for (const file of [
      'core.wasm',
      'first.wasm',
      'single.wasm',
      'core.d.mts',
      'binary.mjs',
      'first.mjs',
    ]) {
      copyFileSync(join(web, 'core/wasm', file), `${outDir}/core/wasm/${file}`);
    }
    const glueCode = readFileSync(join(web, 'core/wasm/core.mjs'), 'utf8');
    const { code, errors } = await minify('core.mjs', glueCode);
    if (errors.length > 0) throw new Error(`core.mjs: ${String(errors[0])}`);
    writeFileSync(`${outDir}/core/wasm/core.mjs`, code);
  },
};

const copyPosters: Plugin = {
  name: 'copy-posters',
  writeBundle() {
    cpSync(join(web, 'public/posters'), `${outDir}/element/posters`, { recursive: true });
  },
};

const publishManifest: Plugin = {
  name: 'publish-manifest',
  generateBundle() {
    const source = elementManifest();
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source });
  },
};

// Command line and testing helpers ask for the core by the package's own name, as its users do: all of
// a program share one core, and a bundler finds the one for its target.
const nameCore: Plugin = {
  name: 'name-core',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!(importer?.includes('/web/cli/') && source.endsWith('/core/index.node.ts'))) return null;
    return { id: 'collision-playground', external: true };
  },
};

/** What nobody needs a document for: these share chunks with a figure, and load none of it. */
const bare = {
  'core/index': 'web/core/index.ts',
  'core/index.node': 'web/core/index.node.ts',
  'core/first': 'web/core/first.ts',
  'core/first.node': 'web/core/first.node.ts',
  'adapters/index': 'web/adapters/index.ts',
  'cli/bin': 'web/cli/bin.ts',
  'cli/testing/index': 'web/cli/testing/index.ts',
  'cli/testing/jest': 'web/cli/testing/jest.ts',
  'cli/testing/vitest': 'web/cli/testing/vitest.ts',
};

/** Beside the part that a chunk is from. */
function folderOf(name: string, modules: readonly string[]): string {
  if (name === 'loader' || name === 'figure') return 'element';
  const part = ['core', 'cli', 'adapters'].find((each) =>
    modules.some((id) => id.includes(`/web/${each}/`)),
  );
  return part ?? 'element';
}

export const packageModules: UserConfig = {
  plugins: [
    nameCore,
    copyCore,
    publishSceneSchema,
    posterTextFiles('element/'),
    copyPosters,
    publishManifest,
  ],
  build: {
    ssr: true,
    outDir,
    license: { fileName: kBundled },
    minify: false,
    rolldownOptions: {
      input: { ...bare, 'element/index': 'web/element.ts' },
      external: [builtModule, /^node:/, ...peers],
      output: {
        // the declarations have them
        comments: { jsdoc: false },
        entryFileNames: '[name].js',
        chunkFileNames: ({ name, moduleIds }) => `${folderOf(name, moduleIds)}/[name].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(root, Object.values(bare)), debugName: 'loader and figure' }],
        },
        // read from outDir, and written relative to its importer
        paths: (id) => id.replace(/^.*\/(?=wasm\/(core|binary|first)\.mjs$)/, './core/'),
      },
    },
  },
};
