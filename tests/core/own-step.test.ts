import { expect, test } from 'vitest';
import { ownStep } from '../../web/core/own-step.ts';
import { StepStatus, StepUnit } from '../../web/core/results.ts';
import { core } from './support/core.ts';

const ball = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;

test.each([
  [3, StepStatus.separates, 1],
  [2, StepStatus.touches, 0],
  [1.5, StepStatus.overlaps, -0.5],
])('two balls, %d m apart, on an axis of length 5', (x, status, gap) => {
  const step = ownStep(core, ball(0), ball(x), [5, 0, 0]);
  expect(step).toMatchObject({
    status,
    gap,
    unit: StepUnit.meter,
    aMin: -1,
    aMax: 1,
    bMin: x - 1,
    bMax: x + 1,
  });
  expect([...step.axis]).toEqual([1, 0, 0]);
  expect([...step.points]).toEqual([-1, 0, 0, 1, 0, 0, x - 1, 0, 0, x + 1, 0, 0]);
});

test('a plane has no end along other directions than its normal', () => {
  const step = ownStep(
    core,
    ball(0),
    { kind: 'plane', normal: [0, 1, 0], constant: 3 },
    [1e-300, 0, 0],
  );
  expect(step.status).toBe(StepStatus.overlaps);
  expect(step.gap).toBeNaN();
  expect([step.bMin, step.bMax]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect([...step.axis]).toEqual([1, 0, 0]);
  expect(step.points.slice(6)).toSatisfy((ends: Float64Array) => ends.every(Number.isNaN));
});
