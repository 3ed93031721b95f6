// From a WebAssembly binary to the core's module.
import { CoreLoadError } from './errors.ts';
import { address, sha256 } from './wasm/binary.mjs';
import createCore, { type CoreModule } from './wasm/core.mjs';

export interface LoadOptions {
  /** Where core.wasm is, when it is not beside the script. It must be that of this version. */
  readonly wasmUrl?: string | URL;
  /** The binary itself, which is taken as it is. */
  readonly wasmBinary?: ArrayBuffer | Uint8Array;
}

/** The hash as `fetch` takes it: in base64. */
const integrity = () => {
  const bytes = sha256.replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return `sha256-${btoa(bytes)}`;
};

/** Output of the glue code when loading fails, which is in the error already. */
function ignoreOutput(): void {
  // on purpose
}

async function compileFrom(url: string | URL): Promise<WebAssembly.Module> {
  const response = await fetch(url, { integrity: integrity() });
  if (!response.ok) throw new TypeError(`the server answers ${response.status}`);
  // a stream is compiled under this type alone, which not every server knows
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
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
export async function instantiate(options: LoadOptions = {}): Promise<CoreModule> {
  const { wasmBinary, wasmUrl } = options;
  try {
    const compiled = await (wasmBinary === undefined
      ? compileFrom(wasmUrl ?? address())
      : WebAssembly.compile(wasmBinary as BufferSource));
    return await instanceOf(compiled);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreLoadError(`the core could not be loaded: ${reason}`, { cause: error });
  }
}
