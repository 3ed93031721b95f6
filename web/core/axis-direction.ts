// The one direction in which an axis is shown: from the first shape to the second, as the axis of a verdict points. The
// axis of a step is the direction of its name, A.y × B.x as it comes, which may be either.
import type { StepRecord } from './results.ts';

type Intervals = Pick<StepRecord, 'aMin' | 'aMax' | 'bMin' | 'bMax'>;

/** The ends are rounded: two flat shapes in one plane have the same number, but for this part of it. */
const kRounding = 2 ** -49;

/** Whether the axis points from the first shape to the second: along it, not against it, the second one gets free. */
export function leadsToSecond({ aMin, aMax, bMin, bMax }: Intervals): boolean {
  const further = aMin - bMax - (bMin - aMax);
  const size = Math.abs(aMin) + Math.abs(bMax) + Math.abs(bMin) + Math.abs(aMax);
  return !(further > (size < Number.POSITIVE_INFINITY ? kRounding * size : 0));
}

/** The step on the axis that points from the first shape to the second. */
export function fromFirstToSecond(step: StepRecord): StepRecord {
  if (leadsToSecond(step)) return step;
  const { points } = step;
  const turned = [3, 0, 9, 6].flatMap((from) => Array.from(points.slice(from, from + 3)));
  return {
    ...step,
    axis: step.axis.map((part) => 0 - part),
    aMin: 0 - step.aMax,
    aMax: 0 - step.aMin,
    bMin: 0 - step.bMax,
    bMax: 0 - step.bMin,
    points: Float64Array.from(turned),
  };
}
