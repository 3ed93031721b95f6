// Entry in one file: core.wasm is embedded, so nothing is fetched and no server has to know its MIME type.
// Built by tools/vite/outputs/inline.ts.
import { Core } from './core.ts';
import type { LoadOptions } from './load.ts';
import { loadModule } from './module.inline.ts';
import { shared } from './share.ts';

export * from './api.ts';

const core = shared(async (options) => new Core(await loadModule(options)));

/**
 * The core. Without options it is loaded once and shared; with options a new instance is made, of
 * another binary where they name one.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadCore(options?: LoadOptions): Promise<Core> {
  return core(options);
}
