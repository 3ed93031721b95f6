// The same in one file: single.wasm is inside.
import type { Catalog } from './catalog.ts';
import { instantiateSingle, type Single } from './single.ts';
import { unpack } from './unpack.ts';
import packed from './wasm/single.wasm?packed';

export type { Single, SingleVerdict } from './single.ts';

/**
 * Makes the module, anew with each call.
 * @throws CoreLoadError when WebAssembly won't have it
 */
export function loadSingle(catalog: Catalog): Promise<Single> {
  return instantiateSingle(() => unpack(packed), catalog);
}
