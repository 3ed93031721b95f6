// The first module's core for browsers: shared by the package's API and the figures of a page.
import { FirstCore, partsOf } from './first-core.ts';
import { instantiateFirst } from './load-first.ts';
import { shared } from './share.ts';
import { Slots } from './slots.ts';

/** @throws CoreLoadError when it can't be loaded */
export const loadFirst = shared(
  async (options) => new FirstCore(partsOf(await instantiateFirst(options), Slots)),
);
