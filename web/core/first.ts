/**
 * Entry of the first module for browsers, workers and bundlers: first.wasm is fetched from its folder.
 * @module collision-playground/first
 */
import type { LoadOptions } from './binary.ts';
import { type FirstCore, firstCoreOf } from './first-core.ts';
import { instantiateFirst } from './load-first.ts';
import { shared } from './share.ts';

export * from './first-api.ts';

const core = shared(async (options) => firstCoreOf(await instantiateFirst(options)));

/**
 * What figures ask of the core, in half of the bytes and with the same results, several times slower: outcomes,
 * tests, explanations, distances, projections, small scenes. Without options it is loaded once and shared; with
 * options a new instance is made.
 * @throws CoreLoadError when it can't be loaded
 */
export function loadFirstCore(options?: LoadOptions): Promise<FirstCore> {
  return core(options);
}
