// What the core has computed about the pair, as it is exported: the records of the panels, number by number.
import type { Catalog } from '../../core/catalog.ts';
import type { HitRecord, StepRecord } from '../../core/results.ts';
import type { CardAnswer, CardRow } from '../../scene/cards/card.ts';
import { type Explained, stableStepName, stepsOf } from '../../strings/names.ts';

export function answerOf(explained: Explained, catalog: Catalog): CardAnswer {
  const { hasHit, hit } = explained.ledger.verdict;
  return {
    hit: hasHit ? hitOf(hit) : null,
    rows: stepsOf(explained).map((step) => rowOf(explained, step, catalog)),
  };
}

/** Without what has no meaning in this case. */
function hitOf(hit: HitRecord): NonNullable<CardAnswer['hit']> {
  const { t, tExit, tB, distance, u, v, point, normal, exitPoint, exitNormal } = hit;
  const all = { t, tExit, tB, distance, u, v, point, normal, exitPoint, exitNormal };
  const entries = Object.entries(all).map(
    ([name, value]) => [name, typeof value === 'number' ? value : Array.from(value)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => ![value].flat().some(Number.isNaN)));
}

const rowOf = (explained: Explained, step: StepRecord, { codes }: Catalog): CardRow => ({
  name: stableStepName(explained, step),
  status: codes.stepStatus[step.status] ?? '',
  unit: codes.stepUnit[step.unit] ?? '',
  a: [step.aMin, step.aMax],
  b: [step.bMin, step.bMax],
  gap: step.gap,
});
