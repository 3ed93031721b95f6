// Entry for Node: core.wasm is read from the package's folder.
import { readFile } from 'node:fs/promises';
import { Core } from './core.ts';
import { partsOf } from './figure-core.ts';
import { instantiate, type LoadOptions } from './load.ts';
import { shared } from './share.ts';

export * from './api.ts';

async function load(options: LoadOptions = {}): Promise<Core> {
  if (options.wasmBinary !== undefined) return new Core(partsOf(await instantiate(options)));
  const file = options.wasmUrl ?? new URL('./wasm/core.wasm', import.meta.url);
  const url = file instanceof URL ? file : new URL(file, import.meta.url);
  const wasmBinary =
    url.protocol === 'file:'
      ? new Uint8Array(await readFile(url))
      : new Uint8Array(await (await fetch(url)).arrayBuffer());
  return new Core(partsOf(await instantiate({ wasmBinary })));
}

const core = shared(load);

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  return core(options);
}
