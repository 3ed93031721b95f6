// How a ray or segment misses, read from the steps.

import { Beyond, StepGroup, StepStatus } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import { decidingStep, type Explained, stepsOf } from './names.ts';
import { allowedInterval, foundInterval } from './step-numbers.ts';

export type Miss =
  | 'slab'
  | 'beside' // a round shape
  | 'parallel'
  | 'behind' // its line meets the shape before its start
  | 'beyond' // or after its end
  | 'outside';

export function missOf(explained: Explained): Miss {
  const beyond = beyondOf(explained);
  if (beyond !== Beyond.none) return beyond === Beyond.end ? 'beyond' : 'behind';
  switch (decidingStep(explained)?.group) {
    case StepGroup.slab:
      return 'slab';
    case StepGroup.distance:
      return 'beside';
    case StepGroup.plane:
      return 'parallel';
    default:
      return 'outside';
  }
}

/** Beyond which end of the curve its line meets the shape. */
export const beyondOf = (explained: Explained): number =>
  stepsOf(explained).find(({ beyond }) => beyond !== Beyond.none)?.beyond ?? Beyond.none;

/** The step that compares t with the curve's range; none where the curve runs parallel. */
export function rangeStep(explained: Explained): StepRecord | undefined {
  return stepsOf(explained).find(
    (step) => step.group === StepGroup.range && step.status !== StepStatus.skipped,
  );
}

/** Whether the line crosses the plane before the curve starts. */
export function crossesBefore(explained: Explained, range: StepRecord): boolean {
  return foundInterval(explained, range)[1] < allowedInterval(explained, range)[0];
}
