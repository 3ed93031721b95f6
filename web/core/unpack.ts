// Decodes a WebAssembly binary that is embedded in the code, deflated and in base64: see tools/vite/outputs/inline.ts.
import { CoreLoadError } from './errors.ts';

/** @throws CoreLoadError where the text is damaged, or the browser can't inflate */
export async function unpack(text: string): Promise<ArrayBuffer> {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    return await new Response(inflated).arrayBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CoreLoadError(`the core could not be unpacked: ${reason}`, { cause: error });
  }
}
