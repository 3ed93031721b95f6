/**
 * Entry for browsers, workers and bundlers: core.wasm is fetched from the folder of the glue code. Node has
 * an entry with the same names, and so has `collision-playground/inline`, with the wasm embedded.
 * @module collision-playground
 */
import { Core } from './core.ts';
import type { LoadOptions } from './load.ts';
import { loadModule } from './module.ts';
import { shared } from './share.ts';

export * from './api.ts';

const core = shared(async (options) => new Core(await loadModule(options)));

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  return core(options);
}
