import { describe, expect, test } from 'vitest';
import type { Ledger, StepRecord, VerdictRecord } from '../../../web/core/results.ts';
import { Outcome, StepStatus, StepUnit } from '../../../web/core/results.ts';
import { isSpatial, shownStep } from '../../../web/view/axis.ts';

const nowhere = () => new Float64Array(3).fill(Number.NaN);

function step(gap: number, change: Partial<StepRecord> = {}): StepRecord {
  return {
    candidate: 0,
    group: 0,
    status: gap > 0 ? StepStatus.separates : StepStatus.overlaps,
    skipReason: 0,
    reached: true,
    decidedBy: 0,
    unit: StepUnit.metre,
    line: 0,
    aMin: 0,
    aMax: 1,
    bMin: 1 + gap,
    bMax: 2 + gap,
    gap,
    axis: new Float64Array([1, 0, 0]),
    points: new Float64Array(12).fill(Number.NaN),
    ...change,
  };
}

function ledger(steps: readonly StepRecord[], candidate: number, outcome: number): Ledger {
  const hit = {
    t: Number.NaN,
    tExit: Number.NaN,
    distance: Number.NaN,
    u: Number.NaN,
    v: Number.NaN,
    feature: -1,
    facing: -1,
    startsInside: false,
    point: nowhere(),
    exitPoint: nowhere(),
    normal: nowhere(),
  };
  const verdict: VerdictRecord = {
    outcome,
    decidedBy: 0,
    side: -1,
    candidate,
    swapped: false,
    gap: Number.NaN,
    hasHit: false,
    hit,
    axis: nowhere(),
    pointA: nowhere(),
    pointB: nowhere(),
  };
  return { pair: 0, slotA: 0, slotB: 1, verdict, count: steps.length, steps };
}

const skipped = step(Number.NaN, { status: StepStatus.skipped, axis: nowhere() });
const parameter = step(-0.1, { unit: StepUnit.parameter });

describe('the step that is shown', () => {
  const steps = [step(-2), step(0.5), step(-0.3), skipped, parameter];

  test('is the one the viewer chose', () => {
    expect(shownStep(2, ledger(steps, 1, Outcome.apart))).toBe(steps[2]);
  });

  test('is else the one that decided', () => {
    expect(shownStep(null, ledger(steps, 1, Outcome.apart))).toBe(steps[1]);
  });

  test('is else the one with the least depth that lies in space', () => {
    const meeting = [step(-2), step(-0.3), step(-0.7), skipped, parameter];
    expect(shownStep(null, ledger(meeting, -1, Outcome.overlapping))).toBe(meeting[1]);
  });

  test('is none for a row beyond the end, or for shapes that are no shapes', () => {
    expect(shownStep(7, ledger([skipped], -1, Outcome.overlapping))).toBeNull();
    expect(shownStep(null, ledger(steps, -1, Outcome.invalid))).toBeNull();
  });
});

test('only projections in metres on a direction lie in space', () => {
  expect(isSpatial(step(0.5))).toBe(true);
  expect(isSpatial(skipped)).toBe(false);
  expect(isSpatial(parameter)).toBe(false);
  expect(isSpatial(step(0.5, { axis: nowhere() }))).toBe(false);
});
