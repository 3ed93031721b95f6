// In place of the core's module when its tests run with the address sanitizer: reports are printed.
import type createCore from '../../../web/core/wasm/core.mjs';
import type { CoreModuleOptions } from '../../../web/core/wasm/core.mjs';

// `npm run verify -- --sanitized` builds it.
const built = new URL('../../../build/wasm-sanitize/core/core.mjs', import.meta.url).href;
const { default: create } = (await import(built)) as { default: typeof createCore };

export default (options: CoreModuleOptions) =>
  create({ ...options, printErr: (text: string) => process.stderr.write(`${text}\n`) });
