// How many candidates the test of each example has: the rows of its ledger. Which of a pair's candidates are asked
// depends on how its shapes lie, so that only the core can tell.
import type { FigureCore } from '../core/figure-core.ts';
import { presets } from '../presets/index.ts';
import { itemById, type Scene } from '../scene/scene.ts';

export type ExampleCounts = ReadonlyMap<string, number>;

const known = new WeakMap<FigureCore, ExampleCounts>();

/** By the keys of the presets; computed once. */
export function exampleCountsOf(core: FigureCore): ExampleCounts {
  const counts =
    known.get(core) ?? new Map(presets.map(({ key, scene }) => [key, rows(core, scene)]));
  known.set(core, counts);
  return counts;
}

function rows(core: FigureCore, scene: Scene): number {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
  return a && b ? core.explain(a, b).steps.length : 0;
}
