// Entry of the first module for Node: first.wasm is read from the package's folder.
import type { LoadOptions } from './binary.ts';
import { type FirstCore, firstCoreOf } from './first-core.ts';
import { load, type Part } from './load.node.ts';
import { instantiateFirst } from './load-first.ts';
import { shared } from './share.ts';
import { address, sha256 } from './wasm/first.mjs';

export * from './first-api.ts';

const kFirst: Part<FirstCore> = {
  file: 'first.wasm',
  binary: { address, sha256 },
  make: async (wasmBinary) => firstCoreOf(await instantiateFirst({ wasmBinary })),
};

const core = shared((options) => load(kFirst, options));

/**
 * What figures ask of the core, in half of the bytes and with the same results, several times slower: outcomes,
 * tests, explanations, distances, projections, small scenes. Without options it is loaded once and shared; with
 * options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadFirstCore(options?: LoadOptions): Promise<FirstCore> {
  return core(options);
}
