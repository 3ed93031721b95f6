// Entry for browsers, workers and bundlers: core.wasm is fetched from beside the glue.
import type { Core } from './core.ts';
import { instantiate, type LoadOptions } from './load.ts';
import { shared } from './share.ts';

export * from './api.ts';

const core = shared(instantiate);

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  return core(options);
}
