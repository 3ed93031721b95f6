import { describe, expect, test } from 'vitest';
import { emptyNearest } from '../../../../web/core/empty-records.ts';
import type { Ledger, StepRecord } from '../../../../web/core/results.ts';
import { Outcome, SkipReason, StepUnit } from '../../../../web/core/results.ts';
import { kNoRow } from '../../../../web/scene/state.ts';
import { drawnStep, isSpatial } from '../../../../web/view/layers/drawn-step.ts';
import { skippedStep, step as stepOf, verdict } from '../../strings/explained.ts';

const axis = new Float64Array([1, 0, 0]);

const step = (gap: number, change: Partial<StepRecord> = {}) => stepOf(gap, { axis, ...change });

function ledger(steps: readonly StepRecord[], candidate: number, outcome: number): Ledger {
  return {
    pair: 0,
    slotA: 0,
    slotB: 1,
    verdict: verdict({ candidate, outcome }),
    nearest: emptyNearest(),
    count: steps.length,
    isListed: true,
    names: null,
    steps,
  };
}

const skipped = skippedStep(SkipReason.parallel);
const parameter = step(-0.1, { unit: StepUnit.parameter });

describe('the step that is drawn', () => {
  // For a ray that meets a triangle not all candidates are tested: rows and candidates are numbered differently.
  const steps = [
    step(-2, { candidate: 0 }),
    step(0.5, { candidate: 3 }),
    step(-0.3, { candidate: 4 }),
    { ...skipped, candidate: 6 },
    { ...parameter, candidate: 7 },
  ];

  test('is none where no row is to be shown', () => {
    expect(drawnStep(kNoRow, ledger(steps, 3, Outcome.apart))).toBeNull();
    expect(drawnStep(kNoRow, ledger(steps, 4, Outcome.overlapping))).toBeNull();
  });

  test('is the one the viewer chose, by its row', () => {
    expect(drawnStep(2, ledger(steps, 3, Outcome.apart))).toBe(steps[2]);
    expect(drawnStep(99, ledger(steps, 3, Outcome.apart))).toBe(steps[4]);
  });

  test('is else the one that decided, by its candidate', () => {
    expect(drawnStep(null, ledger(steps, 3, Outcome.apart))).toBe(steps[1]);
    expect(drawnStep(null, ledger(steps, 4, Outcome.overlapping))).toBe(steps[2]);
  });

  test.each([Outcome.touching, Outcome.overlapping])(
    'is for shapes that meet (%d) else the one with the least depth in space',
    (outcome) => {
      const meeting = [step(-2), step(-0.3), step(-0.7), skipped, parameter];
      expect(drawnStep(null, ledger(meeting, -1, outcome))).toBe(meeting[1]);
      expect(drawnStep(null, ledger([skipped, parameter], -1, outcome))).toBeNull();
    },
  );

  test('is none where nothing decided and nothing meets', () => {
    expect(drawnStep(null, ledger(steps, -1, Outcome.apart))).toBeNull();
    expect(drawnStep(null, ledger(steps, -1, Outcome.invalid))).toBeNull();
    expect(drawnStep(2, ledger([], -1, Outcome.invalid))).toBeNull();
  });
});

test('only projections in meters on a direction lie in space', () => {
  expect(isSpatial(step(0.5))).toBe(true);
  expect(isSpatial(skipped)).toBe(false);
  expect(isSpatial(parameter)).toBe(false);
  expect(isSpatial(stepOf(0.5))).toBe(false);
});
