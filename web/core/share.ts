// What is loaded once and shared by all callers without options.
import type { LoadOptions } from './load.ts';

type Load<Loaded> = (options?: LoadOptions) => Promise<Loaded>;

/** Without options `load` is called once and its result shared; with options it is called each time. */
export function shared<Loaded>(load: Load<Loaded>): Load<Loaded> {
  let once: Promise<Loaded> | undefined;
  return (options) => {
    if (options !== undefined) return load(options);
    once ??= load().catch((error: unknown) => {
      once = undefined; // the next call may try again
      throw error;
    });
    return once;
  };
}
