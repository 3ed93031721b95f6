// Whose modules are in the bundles of an output, for the tests of the notices: build/bundled/<output>.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../lib/run.mjs';

const kFolder = join(root, 'build/bundled');

/** The package that a module is from; undefined: this project's own. */
function packageOf(id: string): string | undefined {
  if (id.startsWith('\0')) return id.slice(1).split('/')[0];
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
}

export const listBundledPackages = (output: string): Plugin => ({
  name: 'list-bundled-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const names = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => packageOf(id) ?? []));
    mkdirSync(kFolder, { recursive: true });
    writeFileSync(join(kFolder, `${output}.json`), JSON.stringify([...new Set(names)].sort()));
  },
});
