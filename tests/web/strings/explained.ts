// Handwritten ledgers, for tests of texts about them.

import { emptyNearest, emptyStep, emptyVerdict } from '../../../web/core/empty-records.ts';
import { loadCore } from '../../../web/core/index.node.ts';
import type {
  Ledger,
  NearestRecord,
  StepRecord,
  VerdictRecord,
} from '../../../web/core/results.ts';
import { StepGroup, StepStatus } from '../../../web/core/results.ts';
import type { SceneKind } from '../../../web/scene/scene-shape.ts';
import type { Kind } from '../../../web/scene/shape.ts';
import type { Explained, PairInfo } from '../../../web/strings/names.ts';

const { catalog } = await loadCore();

function methodIn(a: Kind, b: Kind): string {
  const pair = catalog.pairs.find((each) => each.a === a && each.b === b);
  if (!pair) throw new Error(`the table has no pair ${a}, ${b}`);
  return pair.method;
}

/** As it is typed: which spaces hold a figure and its unit together is not what is asked here. */
export const typed = (text: string): string => text.replaceAll('\u00a0', ' ');

export function step(gap: number, change: Partial<StepRecord> = {}): StepRecord {
  return {
    ...emptyStep(),
    candidate: 0,
    group: StepGroup.faceA,
    status: gap > 0 ? StepStatus.separates : gap === 0 ? StepStatus.touches : StepStatus.overlaps,
    reached: true,
    line: 1,
    aMin: 0,
    aMax: 1,
    bMin: 1 + gap,
    bMax: 3,
    gap,
    ...change,
  };
}

export const skippedStep = (reason: number): StepRecord =>
  step(Number.NaN, { status: StepStatus.skipped, skipReason: reason });

export const verdict = (change: Partial<VerdictRecord> = {}): VerdictRecord => ({
  ...emptyVerdict(),
  ...change,
});

const nearestOf = (gap: number): NearestRecord => ({
  ...emptyNearest(),
  distance: Math.max(gap, 0),
  depth: gap < 0 ? -gap : Number.NaN,
});

const features: Partial<Record<SceneKind, readonly string[]>> = {
  aabb: ['x-', 'x+', 'y-', 'y+', 'z-', 'z+'],
  obb: ['x-', 'x+', 'y-', 'y+', 'z-', 'z+'],
  triangle: ['face', 'ab', 'bc', 'ca', 'a', 'b', 'c'],
};

export interface Case {
  readonly a: Kind;
  readonly b: Kind;
  readonly candidates: readonly (readonly [name: string, group: number, type?: string])[];
  readonly steps: readonly StepRecord[];
  readonly verdict: Partial<VerdictRecord>;
  /** As the verdict's gap if nothing else is given. */
  readonly nearest?: Partial<NearestRecord>;
}

/** `candidates[i]` is what `steps[i]` is about. */
export function explained({ a, b, candidates, steps, verdict: change, nearest }: Case): Explained {
  const pair: PairInfo = {
    a,
    b,
    method: methodIn(a, b),
    candidates: candidates.map(([name, group, type = '']) => ({ name, group, type })),
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
    nearest: { ...nearestOf(change.gap ?? Number.NaN), ...nearest },
    count: numbered.length,
    isListed: true,
    names: null,
    steps: numbered,
  };
  return {
    ledger,
    pair,
    names: ['A', 'B'],
    kinds: change.swapped ? [b, a] : [a, b],
    line: 'line',
    featuresOf: (kind) => features[kind] ?? [],
  };
}
