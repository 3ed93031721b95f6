// The core's module from a binary that is embedded.
import { instantiate, type LoadOptions } from './load.ts';
import { shared } from './share.ts';
import { unpack } from './unpack.ts';
import packed from './wasm/core.wasm?packed';

/** @throws CoreLoadError when it can't be loaded */
export const loadModule = shared(async (options: LoadOptions = {}) => {
  const given = options.wasmBinary !== undefined || options.wasmUrl !== undefined;
  const wasm = given ? options : { wasmBinary: await unpack(packed) };
  // a name for the binary: without one the glue looks for a file beside this one
  return instantiate({ wasmUrl: 'core.wasm', ...wasm });
});
