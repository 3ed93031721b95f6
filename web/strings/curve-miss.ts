// How a ray or segment misses, read from the step that decided.

import { StepGroup, StepStatus } from '../codes.ts';
import type { StepRecord } from '../core/results.ts';
import { decidingStep, type Explained, firstInterval, secondInterval, stepsOf } from './names.ts';
import { foundInterval } from './step-numbers.ts';

export type Miss =
  | 'slab'
  | 'distance'
  | 'apart'
  | 'parallel'
  | 'behind'
  | 'beyond'
  | 'outside'
  | 'flat';

export function missOf(explained: Explained): Miss {
  const step = decidingStep(explained);
  switch (step?.group) {
    case StepGroup.slab:
      return 'slab';
    case StepGroup.distance:
      return explained.pair.b === 'capsule' ? 'apart' : 'distance';
    case StepGroup.barycentric:
      return 'outside';
    case StepGroup.range:
      return order(explained, step);
    case StepGroup.plane: {
      // The line against a plane's normal says that they are apart; the range of t says where.
      const range = rangeStep(explained);
      return range ? order(explained, range) : 'parallel';
    }
    default:
      return 'flat';
  }
}

/** The step that compares t with the ray's range; none where the ray runs parallel. */
export function rangeStep(explained: Explained): StepRecord | undefined {
  return stepsOf(explained).find(
    (step) => step.group === StepGroup.range && step.status !== StepStatus.skipped,
  );
}

function order(explained: Explained, step: StepRecord): Miss {
  const round = explained.pair.b === 'sphere';
  const allowed = round ? firstInterval(explained, step) : secondInterval(explained, step);
  return foundInterval(explained, step)[0] > allowed[1] ? 'beyond' : 'behind';
}
