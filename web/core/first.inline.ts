// The same in one file: the whole module, which is embedded anyway.
import type { LoadOptions } from './binary.ts';
import { type FirstCore, firstCoreOf } from './first-core.ts';
import { loadModule } from './module.inline.ts';
import { shared } from './share.ts';

export * from './first-api.ts';

const core = shared(async (options) => firstCoreOf(await loadModule(options)));

/** @throws CoreLoadError when it can't be loaded */
export function loadFirstCore(options?: LoadOptions): Promise<FirstCore> {
  return core(options);
}
