// From a WebAssembly binary to the first module, which has no glue code: see cpp/first.
import { type LoadOptions, loadBinary } from './binary.ts';
import type { FirstModule } from './wasm/core.mjs';
import { address, sha256 } from './wasm/first.mjs';

const kNanoseconds = 1e6;

/** Its exports as they are; in a FirstModule their names begin with an underscore. */
interface Exports extends Readonly<Record<string, unknown>> {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  /** Where in memory two 32-bit integers say the address and the length of the catalog. */
  catalogText(): number;
}

/** The clock of WASI: writes nanoseconds to an address. */
const clockOf =
  (memory: () => WebAssembly.Memory) => (_clock: number, _lag: bigint, to: number) => {
    const now = BigInt(Math.round(performance.now() * kNanoseconds));
    new DataView(memory().buffer).setBigUint64(to, now, true);
    return 0;
  };

async function instanceOf(compiled: WebAssembly.Module): Promise<FirstModule> {
  const instance = await WebAssembly.instantiate(compiled, {
    // views are looked up on each access, see memory.ts
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: {
      clock_time_get: clockOf(() => memory),
      proc_exit: (code: number) => {
        throw new Error(`the core has ended with ${code}`);
      },
    },
  });
  const exports = instance.exports as unknown as Exports;
  const { memory } = exports;
  exports._initialize();
  const calls = Object.entries(exports).map(([name, call]) => [`_${name}`, call] as const);
  return {
    ...(Object.fromEntries(calls) as unknown as FirstModule),
    memory: () => new Uint8Array(memory.buffer),
    catalog: () => {
      const place = new Uint32Array(memory.buffer, exports.catalogText(), 2);
      return new TextDecoder().decode(new Uint8Array(memory.buffer, place[0], place[1]));
    },
    // growing by nothing detaches all views
    _worldDetachViews: () => memory.grow(0),
  };
}

/** A new instance of the first module with a memory of its own. */
export const instantiateFirst = (options: LoadOptions = {}): Promise<FirstModule> =>
  loadBinary(options, { address, sha256 }, instanceOf);
