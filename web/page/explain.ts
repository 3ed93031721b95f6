// Joins the core's records of the inspected pair with the names of the scene and the catalog.
import type { Catalog } from '../core/catalog.ts';
import type { FrameResults } from '../core/results.ts';
import type { Scene } from '../scene/scene.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import type { Strings } from '../strings/index.ts';
import type { Explained } from '../strings/names.ts';

/** null: no pair is chosen, or one of its shapes is hidden. */
export function explain(
  results: FrameResults,
  scene: Scene,
  catalog: Catalog,
  strings: Strings,
): Explained | null {
  const { ledger } = results;
  const { items } = visibleScene(scene);
  const a = ledger ? items[ledger.slotA] : undefined;
  const b = ledger ? items[ledger.slotB] : undefined;
  const pair = ledger ? catalog.pairs[ledger.pair] : undefined;
  if (!(ledger && pair && a && b)) return null;
  return {
    ledger,
    pair,
    names: [a.name, b.name],
    kinds: [a.shape.kind, b.shape.kind],
    line: strings['name.line'],
    featuresOf: (kind) => catalog.kinds.find(({ name }) => name === kind)?.features ?? [],
  };
}
