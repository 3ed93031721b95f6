// From a WebAssembly binary to the core's module.
import { CoreLoadError } from './errors.ts';
import createCore, { type CoreModule, type CoreModuleOptions } from './wasm/core.mjs';

export interface LoadOptions {
  /** Where core.wasm is, when it is not beside the script. */
  readonly wasmUrl?: string | URL;
  /** The binary itself. */
  readonly wasmBinary?: ArrayBuffer | Uint8Array;
}

/** Output of the glue code when loading fails, which is in the error already. */
function ignoreOutput(): void {
  // on purpose
}

/** A new instance of the core with a memory of its own. */
export async function instantiate(options: LoadOptions = {}): Promise<CoreModule> {
  const settings: CoreModuleOptions = { printErr: ignoreOutput };
  if (options.wasmBinary !== undefined) settings.wasmBinary = options.wasmBinary;
  if (options.wasmUrl !== undefined) {
    const url = String(options.wasmUrl);
    settings.locateFile = () => url;
  }
  try {
    return await createCore(settings);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreLoadError(`the core could not be loaded: ${reason}`, { cause: error });
  }
}
