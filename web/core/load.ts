// From a WebAssembly binary to the whole module.
import { type LoadOptions, loadBinary } from './binary.ts';
import { address, sha256 } from './wasm/binary.mjs';
import createCore, { type CoreModule } from './wasm/core.mjs';

export type { LoadOptions };

/** Output of the glue code when loading fails, which is in the error already. */
function ignoreOutput(): void {
  // on purpose
}

/** The glue waits forever for an instance that can't be made. */
function instanceOf(compiled: WebAssembly.Module): Promise<CoreModule> {
  return new Promise((resolve, reject) => {
    createCore({
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(compiled, imports).then(receive, reject);
        return {};
      },
      locateFile: (path) => path,
      printErr: ignoreOutput,
    }).then(resolve, reject);
  });
}

/** A new instance of the core with a memory of its own. */
export const instantiate = (options: LoadOptions = {}): Promise<CoreModule> =>
  loadBinary(options, { address, sha256 }, instanceOf);
