// The same in one file: the whole module, which is embedded anyway.
import { FirstCore, partsOf } from './first-core.ts';
import { loadModule } from './module.inline.ts';
import { shared } from './share.ts';
import { Slots } from './slots.ts';

/** @throws CoreLoadError when it can't be loaded */
export const loadFirst = shared(
  async (options) => new FirstCore(partsOf(await loadModule(options), Slots)),
);
