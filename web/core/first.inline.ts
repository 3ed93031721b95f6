// The same in one file: the whole module, which is embedded anyway.
import type { LoadOptions } from './binary.ts';
import { FirstCore, partsOf } from './first-core.ts';
import { loadModule } from './module.inline.ts';
import { shared } from './share.ts';
import { Slots } from './slots.ts';

export * from './first-api.ts';

const core = shared(async (options) => new FirstCore(partsOf(await loadModule(options), Slots)));

/** @throws CoreLoadError when it can't be loaded */
export function loadFirstCore(options?: LoadOptions): Promise<FirstCore> {
  return core(options);
}
