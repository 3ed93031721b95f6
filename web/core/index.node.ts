// Entry for Node: core.wasm is read from the package's folder.
import type { LoadOptions } from './binary.ts';
import { Core } from './core.ts';
import { load, type Part } from './load.node.ts';
import { instantiate } from './load.ts';
import { shared } from './share.ts';
import { address, sha256 } from './wasm/binary.mjs';

export * from './api.ts';

const kWhole: Part<Core> = {
  file: 'core.wasm',
  binary: { address, sha256 },
  make: async (wasmBinary) => new Core(await instantiate({ wasmBinary })),
};

const core = shared((options) => load(kWhole, options));

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  return core(options);
}
