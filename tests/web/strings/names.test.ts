// Which row is the shallowest: only where several depths are compared.
import { expect, test } from 'vitest';
import { Outcome, StepGroup, StepUnit } from '../../../web/core/results.ts';
import { shallowestRow } from '../../../web/strings/names.ts';
import { explained, skippedStep, step } from './explained.ts';

const { overlapping, touching, apart } = Outcome;

function rowOf(
  gaps: readonly number[],
  outcome: number,
  candidate: number,
  unit: number = StepUnit.metre,
) {
  return shallowestRow(
    explained({
      a: 'obb',
      b: 'obb',
      candidates: gaps.map((_, i) => [`${i}`, StepGroup.faceA] as const),
      steps: gaps.map((gap) => (Number.isNaN(gap) ? skippedStep(1) : step(gap, { unit }))),
      verdict: { outcome, candidate },
    }),
  );
}

test('of shapes that overlap it is that of the witness', () => {
  expect(rowOf([-2, -1, -3], overlapping, 1)).toBe(1);
});

test('shapes that touch or are apart have none', () => {
  expect(rowOf([-2, 0, -3], touching, 1)).toBe(-1);
  expect(rowOf([-2, 1, -3], apart, 1)).toBe(-1);
});

test('a single depth is not compared with anything', () => {
  expect(rowOf([-1], overlapping, 0)).toBe(-1);
  expect(rowOf([-1, Number.NaN], overlapping, 0)).toBe(-1);
});

test('parameters have no depth', () => {
  expect(rowOf([-2, -1], overlapping, 1, StepUnit.parameter)).toBe(-1);
});

test('where no candidate is the witness there is none', () => {
  expect(rowOf([-2, -1], overlapping, -1)).toBe(-1);
});
