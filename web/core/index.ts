// Entry for browsers, workers and bundlers: core.wasm is fetched from beside the glue.
import type { Core } from './core.ts';
import { instantiate, type LoadOptions } from './load.ts';

export * from './api.ts';

let shared: Promise<Core> | undefined;

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  if (options !== undefined) return instantiate(options);
  shared ??= instantiate({}).catch((error: unknown) => {
    shared = undefined; // the next call may try again
    throw error;
  });
  return shared;
}
