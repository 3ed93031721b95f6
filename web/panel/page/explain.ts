// Joins the core's records with the names of the scene and the catalog.
import type { Catalog } from '../../core/catalog.ts';
import type { FrameResults } from '../../core/results.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Explained } from '../../strings/names.ts';

/** null: no pair is chosen. */
export function explain(results: FrameResults, scene: Scene, catalog: Catalog): Explained | null {
  const { ledger } = results;
  const a = ledger ? scene.items[ledger.slotA] : undefined;
  const b = ledger ? scene.items[ledger.slotB] : undefined;
  const pair = ledger ? catalog.pairs[ledger.pair] : undefined;
  if (!(ledger && pair && a && b)) return null;
  return {
    ledger,
    pair,
    names: [a.name, b.name],
    kinds: [a.shape.kind, b.shape.kind],
    featuresOf: (kind) => catalog.kinds.find(({ name }) => name === kind)?.features ?? [],
  };
}
