import type { Catalog } from '../../core/catalog.ts';
import type { FrameResults } from '../../core/results.ts';
import { type Card, type CardShape, cardShape } from '../../scene/cards/card.ts';
import type { Scene } from '../../scene/scene.ts';
import { visibleScene } from '../../scene/visible-scene.ts';

/** The current pair with the core's verdict; null if there is no pair. */
export function cardOf(
  results: FrameResults | null,
  scene: Scene,
  catalog: Catalog | null,
): Card | null {
  const ledger = results?.ledger;
  if (!(ledger && catalog)) return null;
  const { items } = visibleScene(scene);
  const shape = (slot: number): CardShape | null => {
    const item = items[slot];
    return item ? cardShape(item, fieldsOf(item.shape.kind, catalog)) : null;
  };
  const [a, b] = [shape(ledger.slotA), shape(ledger.slotB)];
  const { outcome, gap } = ledger.verdict;
  return (
    a &&
    b && {
      shapes: [a, b],
      outcome: catalog.codes.outcome[outcome] as Card['outcome'],
      gap: Number.isNaN(gap) ? null : gap,
    }
  );
}

function fieldsOf(kind: CardShape['kind'], { kinds }: Catalog): readonly string[] {
  return kinds.find(({ name }) => name === kind)?.fields.map(({ name }) => name) ?? [];
}
