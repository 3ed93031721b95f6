// The core for the page's figures, which share one instance.
import { FigureCore, partsOf } from './figure-core.ts';
import { loadModule } from './module.ts';
import { shared } from './share.ts';

/** @throws CoreLoadError when it can't be loaded */
export const loadFigureCore = shared(async () => new FigureCore(partsOf(await loadModule())));
