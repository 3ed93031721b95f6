// The float32 module in one file, with single.wasm embedded.
import type { Catalog } from './catalog.ts';
import { instantiateSingle, type Single } from './single.ts';
import { unpack } from './unpack.ts';
import packed from './wasm/single.wasm?packed';

export type { Single, SingleVerdict } from './single.ts';

/**
 * Makes a new instance of the module with each call.
 * @throws CoreLoadError when it can't be compiled
 */
export function loadSingle(catalog: Catalog): Promise<Single> {
  return instantiateSingle(() => unpack(packed), catalog);
}
