// Which step of the ledger is drawn in space.
import type { Ledger, StepRecord } from '../../core/results.ts';
import { Outcome, StepGroup, StepStatus, StepUnit } from '../../core/results.ts';
import { kNoRow } from '../../scene/state.ts';
import { shownRow } from '../../strings/names.ts';

/**
 * The step that is drawn: that of the shown row, else (for shapes that meet) the one with
 * the least depth; null where no row is to be shown.
 */
export function drawnStep(chosen: number | null, ledger: Ledger): StepRecord | null {
  if (chosen === kNoRow) return null;
  const row = shownRow(chosen, ledger);
  if (row >= 0) return ledger.steps[row] ?? null;
  const { outcome } = ledger.verdict;
  const meets = outcome === Outcome.touching || outcome === Outcome.overlapping;
  return meets ? shallowestStep(ledger) : null;
}

/** Whether a step compares two projections, in meters, on a direction in space. */
export function isSpatial(step: StepRecord): boolean {
  return (
    step.unit === StepUnit.meter &&
    step.status !== StepStatus.skipped &&
    Number.isFinite(step.axis[0] ?? Number.NaN) &&
    !Number.isNaN(step.gap)
  );
}

/** Whether a step compares a distance from a center or axis with the radius there. */
export function isRadial({ group, status, points }: StepRecord): boolean {
  if (group !== StepGroup.distance || status === StepStatus.skipped) return false;
  // Only one of the two intervals ends in points: the radius has none.
  return Number.isNaN(points[3]) !== Number.isNaN(points[9]);
}

function shallowestStep(ledger: Ledger): StepRecord | null {
  let shallowest: StepRecord | null = null;
  for (let i = 0; i < ledger.count; i++) {
    const step = ledger.steps[i];
    if (step === undefined || !isSpatial(step)) continue;
    if (shallowest === null || step.gap > shallowest.gap) shallowest = step;
  }
  return shallowest;
}
