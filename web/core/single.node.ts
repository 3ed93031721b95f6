// The float32 module for Node: single.wasm is read from its folder.
import { readFile } from 'node:fs/promises';
import type { Catalog } from './catalog.ts';
import { instantiateSingle, type Single } from './single.ts';

export type { Single, SingleVerdict } from './single.ts';

/**
 * Loads a new instance of the module with each call.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadSingle(catalog: Catalog): Promise<Single> {
  return instantiateSingle(() => readFile(new URL('./wasm/single.wasm', import.meta.url)), catalog);
}
