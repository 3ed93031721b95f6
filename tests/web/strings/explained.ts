// Ledgers written by hand, for what is said about them.
import type { Ledger, StepRecord, VerdictRecord } from '../../../web/core/results.ts';
import { Outcome, StepGroup, StepStatus } from '../../../web/core/results.ts';
import type { Kind } from '../../../web/scene/shape.ts';
import type { Explained, PairInfo } from '../../../web/strings/names.ts';

const none = (size: number) => new Float64Array(size).fill(Number.NaN);

export function step(gap: number, change: Partial<StepRecord> = {}): StepRecord {
  return {
    candidate: 0,
    group: StepGroup.faceA,
    status: gap > 0 ? StepStatus.separates : gap === 0 ? StepStatus.touches : StepStatus.overlaps,
    skipReason: 0,
    reached: true,
    decidedBy: 0,
    unit: 0,
    line: 1,
    aMin: 0,
    aMax: 1,
    bMin: 1 + gap,
    bMax: 3,
    gap,
    axis: none(3),
    points: none(12),
    ...change,
  };
}

export const skippedStep = (reason: number): StepRecord =>
  step(Number.NaN, { status: StepStatus.skipped, skipReason: reason });

export function verdict(change: Partial<VerdictRecord> = {}): VerdictRecord {
  return {
    outcome: Outcome.apart,
    decidedBy: 0,
    side: -1,
    candidate: -1,
    swapped: false,
    gap: Number.NaN,
    hasHit: false,
    hit: {
      t: Number.NaN,
      tExit: Number.NaN,
      distance: Number.NaN,
      u: Number.NaN,
      v: Number.NaN,
      feature: -1,
      facing: -1,
      startsInside: false,
      point: none(3),
      exitPoint: none(3),
      normal: none(3),
    },
    axis: none(3),
    pointA: none(3),
    pointB: none(3),
    ...change,
  };
}

const features: Partial<Record<Kind, readonly string[]>> = {
  aabb: ['x-', 'x+', 'y-', 'y+', 'z-', 'z+'],
  obb: ['x-', 'x+', 'y-', 'y+', 'z-', 'z+'],
  triangle: ['face', 'ab', 'bc', 'ca', 'a', 'b', 'c'],
};

export interface Case {
  readonly a: Kind;
  readonly b: Kind;
  readonly candidates: readonly (readonly [name: string, group: number])[];
  readonly steps: readonly StepRecord[];
  readonly verdict: Partial<VerdictRecord>;
}

/** `candidates[i]` is what `steps[i]` is about. */
export function explained({ a, b, candidates, steps, verdict: change }: Case): Explained {
  const pair: PairInfo = {
    a,
    b,
    method: 'any',
    usualCount: candidates.length,
    candidates: candidates.map(([name, group]) => ({ name, group })),
  };
  const numbered = steps.map((each, i) => ({
    ...each,
    candidate: i,
    group: candidates[i]?.[1] ?? each.group,
  }));
  const ledger: Ledger = {
    pair: 0,
    slotA: 0,
    slotB: 1,
    verdict: verdict(change),
    count: numbered.length,
    steps: numbered,
  };
  return {
    ledger,
    pair,
    names: ['A', 'B'],
    kinds: change.swapped ? [b, a] : [a, b],
    featuresOf: (kind) => features[kind] ?? [],
  };
}
