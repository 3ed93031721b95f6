// Vite plugin: builds the core when its sources have changed, and has pages loaded again with it. Where that fails the
// error is printed, and pages keep the core that they have.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildWasm } from '../lib/native.mjs';
import { root } from '../lib/run.mjs';
import { Problem, step } from '../lib/steps.mjs';

const kSources = ['cpp', 'cmake', 'CMakeLists.txt'].map((path) => join(root, path));
const kBuilt = join(root, 'web/core/wasm');
/** The modules that are built with the binary, which itself is in no graph of modules. */
const kModules = ['core.mjs', 'binary.mjs', 'first.mjs'].map((name) => join(kBuilt, name));

let isStale = false;
let isBuilding = false;

/** Returns whether there is a core of what the sources are now. */
async function build(): Promise<boolean> {
  isStale = false;
  try {
    await step('building the core (C++ to WebAssembly)', () => buildWasm());
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return false;
  }
}

/** Builds until nothing has changed meanwhile. Returns as `build`. */
async function rebuild(): Promise<boolean> {
  isBuilding = true;
  let isBuilt = false;
  while (isStale) isBuilt = await build();
  isBuilding = false;
  return isBuilt;
}

export const coreBuilder: Plugin = {
  name: 'core-builder',
  configureServer({ watcher }) {
    watcher.add(kSources);
    watcher.on('all', async (_event, file) => {
      if (!kSources.some((source) => file.startsWith(source))) return;
      isStale = true;
      if (isBuilding || !(await rebuild())) return;
      for (const module of kModules) watcher.emit('change', module);
    });
  },
  hotUpdate: {
    order: 'pre',
    // The linker writes its files several times, and only the last ones belong together.
    handler: ({ file }) => (isBuilding && file.startsWith(kBuilt) ? [] : undefined),
  },
};
