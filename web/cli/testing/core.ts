// The core for matchers and arbitraries, which can't wait: it is loaded before anyone can import them.
import { loadCore } from '../../core/index.node.ts';

export const core = await loadCore();
