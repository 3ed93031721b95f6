// Names of candidates, and which row is the shallowest: only where several depths are compared.
import { expect, test } from 'vitest';
import { Outcome, StepGroup, StepUnit } from '../../../web/core/results.ts';
import { rowNamed, shallowestRow, stableStepName, stepName } from '../../../web/strings/names.ts';
import { explained, skippedStep, step } from './explained.ts';

const { overlapping, touching, apart } = Outcome;

function rowOf(
  gaps: readonly number[],
  outcome: number,
  candidate: number,
  unit: number = StepUnit.meter,
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

function named(name: string, swapped = false) {
  const about = explained({
    a: 'point',
    b: 'ray',
    candidates: [[name, StepGroup.flat]],
    steps: [step(1)],
    verdict: { outcome: apart, candidate: 0, swapped },
  });
  return { ...about, line: '직선' };
}

test('a swapped pair exchanges the names', () => {
  expect(stepName(named('{a}.y×{b}.x'), step(1))).toBe('A.y×B.x');
  expect(stepName(named('{a}.y×{b}.x', true), step(1))).toBe('B.y×A.x');
});

test('attributes and events have the same names in every language; both are found', () => {
  const about = named('d({a}, {line} {b})');
  expect(stepName(about, step(1))).toBe('d(A, 직선 B)');
  expect(stableStepName(about, step(1))).toBe('d(A, line B)');
  for (const name of ['d(A, 직선 B)', ' d(A, line B)']) expect(rowNamed(about, name)).toBe(0);
  expect(rowNamed(about, 'd(A, B)')).toBe(-1);
});
