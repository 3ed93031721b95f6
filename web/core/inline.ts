// Entry in one file: core.wasm is embedded, so nothing is fetched and no server has to know its MIME type.
// Built by vite.inline.config.ts.
import type { Core } from './core.ts';
import { instantiate, type LoadOptions } from './load.ts';
import { shared } from './share.ts';
import { unpack } from './unpack.ts';
import packed from './wasm/core.wasm?packed';

export * from './api.ts';

async function load(options: LoadOptions): Promise<Core> {
  const given = options.wasmBinary !== undefined || options.wasmUrl !== undefined;
  const wasm = given ? options : { wasmBinary: await unpack(packed) };
  // a name for the binary: without one the glue looks for a file beside this one
  return instantiate({ wasmUrl: 'core.wasm', ...wasm });
}

const core = shared(load);

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made, of
 * another binary where they name one.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  return core(options);
}
