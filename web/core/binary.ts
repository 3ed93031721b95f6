// From the address of a WebAssembly binary to a compiled module.
import { CoreLoadError } from './errors.ts';

export interface LoadOptions {
  /** Where the binary is, when it is not beside the script. It must be that of this version. */
  readonly wasmUrl?: string | URL;
  /** The binary itself, which is taken as it is. */
  readonly wasmBinary?: ArrayBuffer | Uint8Array;
}

/** Where a binary of this version is, and what it hashes to: written by the build, see cmake/binary.cmake. */
export interface Binary {
  /** SHA-256 as hexadecimal digits. */
  readonly sha256: string;
  address(): URL;
}

/** The hash as `fetch` takes it: in base64. */
function integrityOf(sha256: string): string {
  const bytes = sha256.replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return `sha256-${btoa(bytes)}`;
}

async function compileFrom(url: string | URL, sha256: string): Promise<WebAssembly.Module> {
  const response = await fetch(url, { integrity: integrityOf(sha256) });
  if (!response.ok) throw new TypeError(`the server answers ${response.status}`);
  // a stream is compiled under this type alone, which not every server knows
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * What `instantiate` makes of the compiled binary.
 * @throws CoreLoadError when it can't be loaded, compiled or instantiated
 */
export async function loadBinary<Module>(
  { wasmBinary, wasmUrl }: LoadOptions,
  binary: Binary,
  instantiate: (compiled: WebAssembly.Module) => Promise<Module>,
): Promise<Module> {
  try {
    const compiled = await (wasmBinary === undefined
      ? compileFrom(wasmUrl ?? binary.address(), binary.sha256)
      : WebAssembly.compile(wasmBinary as BufferSource));
    return await instantiate(compiled);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreLoadError(`the core could not be loaded: ${reason}`, { cause: error });
  }
}
