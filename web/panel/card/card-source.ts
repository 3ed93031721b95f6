import type { Catalog } from '../../core/catalog.ts';
import type { FrameResults } from '../../core/results.ts';
import { explain } from '../../page/explain.ts';
import { type Card, type CardShape, cardShape } from '../../scene/cards/card.ts';
import type { Scene } from '../../scene/scene.ts';
import { isPosed } from '../../scene/scene-shape.ts';
import { visibleScene } from '../../scene/visible-scene.ts';
import type { Strings } from '../../strings/index.ts';
import { answerOf } from './card-answer.ts';

/** The current pair with the core's verdict; null if there is no pair, or one of it has a geometry. */
export function cardOf(
  results: FrameResults | null,
  scene: Scene,
  catalog: Catalog | null,
  strings: Strings,
): Card | null {
  const ledger = results?.ledger;
  if (!(ledger && catalog)) return null;
  const { items } = visibleScene(scene);
  const shape = (slot: number): CardShape | null => {
    const item = items[slot];
    if (!item || isPosed(item.shape)) return null;
    const { shape } = item;
    return cardShape({ ...item, shape }, fieldsOf(shape.kind, catalog));
  };
  const [a, b] = [shape(ledger.slotA), shape(ledger.slotB)];
  const explained = explain(results, scene, catalog, strings);
  const { outcome, gap } = ledger.verdict;
  return (
    a &&
    b &&
    explained && {
      shapes: [a, b],
      outcome: catalog.codes.outcome[outcome] as Card['outcome'],
      gap: Number.isNaN(gap) ? null : gap,
      answer: answerOf(explained, catalog),
    }
  );
}

function fieldsOf(kind: CardShape['kind'], { kinds }: Catalog): readonly string[] {
  return kinds.find(({ name }) => name === kind)?.fields.map(({ name }) => name) ?? [];
}
