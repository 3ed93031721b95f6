import type { Catalog } from '../../core/catalog.ts';
import { type Card, type CardShape, cardShape } from '../../scene/cards/card.ts';
import type { Scene } from '../../scene/scene.ts';
import type { PageModel } from '../model.ts';

/** What of the page's model it takes. */
export interface CardSource extends Pick<PageModel, 'results' | 'catalog'> {
  readonly state: { readonly scene: Scene };
}

/** The pair under inspection with what the core said of it; null: there is none. */
export function cardOf({ results, catalog, state }: CardSource): Card | null {
  const ledger = results?.ledger;
  if (!(ledger && catalog)) return null;
  const shape = (slot: number): CardShape | null => {
    const item = state.scene.items[slot];
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
