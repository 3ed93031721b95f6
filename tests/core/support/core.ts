// The built core, loaded once for all tests of a file.
import { loadCore } from '../../../web/core/index.node.ts';

export * from '../../../web/core/index.node.ts';
export const core = await loadCore();
