// One core instance shared by all callers without options.
import type { Core } from './core.ts';
import type { LoadOptions } from './load.ts';

type Load = (options: LoadOptions) => Promise<Core>;

/** Without options `load` is called once and its core shared; with options it is called each time. */
export function shared(load: Load): (options?: LoadOptions) => Promise<Core> {
  let core: Promise<Core> | undefined;
  return (options) => {
    if (options !== undefined) return load(options);
    core ??= load({}).catch((error: unknown) => {
      core = undefined; // the next call may try again
      throw error;
    });
    return core;
  };
}
