// Entry in one file: core.wasm is inside, so nothing is fetched and no server has to know its type.
// Made by vite.inline.config.ts.
import type { Core } from './core.ts';
import { CoreLoadError } from './errors.ts';
import { instantiate, type LoadOptions } from './load.ts';
import { shared } from './share.ts';
import packed from './wasm/core.wasm?packed';

export * from './api.ts';

/** From deflated bytes in base64. */
function unpack(text: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(inflated).arrayBuffer();
}

async function wasmInside(): Promise<ArrayBuffer> {
  try {
    return await unpack(packed);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreLoadError(`the core could not be unpacked: ${reason}`, { cause: error });
  }
}

async function load(options: LoadOptions): Promise<Core> {
  const given = options.wasmBinary !== undefined || options.wasmUrl !== undefined;
  const wasm = given ? options : { wasmBinary: await wasmInside() };
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
