// Joins the core's records of the inspected pair with the names of the scene and the catalog.
import type { Catalog } from '../core/catalog.ts';
import type { FrameResults, Ledger, StepRecord } from '../core/results.ts';
import type { Scene } from '../scene/scene.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import type { Strings } from '../strings/index.ts';
import type { CandidateInfo, Explained, PairInfo } from '../strings/names.ts';

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
  const pair = ledger ? pairOf(ledger, catalog) : undefined;
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

/** The names of hulls' candidates depend on the shapes, and are those of a caller who calls these A and B. */
function pairOf(ledger: Ledger, catalog: Catalog): PairInfo | undefined {
  const { pair, names, verdict, steps, isListed } = ledger;
  const known = catalog.pairs[pair];
  const entry = known ?? catalog.geometryPairs?.[pair - catalog.pairs.length];
  if (known || !(entry && names)) return known;
  const [first, second] = verdict.swapped ? ['{b}', '{a}'] : ['{a}', '{b}'];
  const named = (name: string) =>
    name.replace(/\b[AB]\b/g, (letter) => (letter === 'A' ? first : second));
  const candidates: Record<number, CandidateInfo> = {};
  for (const [i, name] of names.entries()) {
    const { candidate } = isListed ? (steps[i] as StepRecord) : verdict;
    candidates[candidate] = { name: named(name), group: -1, type: '' };
  }
  return { ...entry, candidates };
}
