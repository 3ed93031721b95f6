// The core for matchers and arbitraries, which are synchronous: loaded by top-level await.
import { loadCore } from '../../core/index.node.ts';

export const core = await loadCore();
