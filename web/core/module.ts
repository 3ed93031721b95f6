// The core's module for browsers: shared by the package's API and the figures of a page.
import { instantiate } from './load.ts';
import { shared } from './share.ts';

/** @throws CoreLoadError when it can't be loaded */
export const loadModule = shared(instantiate);
