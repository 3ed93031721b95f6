// The number that represents a step in a row: the gap if it is a length, else the value found.
import { expect, test } from 'vitest';
import { StepGroup, StepUnit } from '../../../web/core/results.ts';
import type { Kind } from '../../../web/scene/shape.ts';
import { stringsOf } from '../../../web/strings/index.ts';
import { allowedInterval, foundInterval, rowValue } from '../../../web/strings/step-numbers.ts';
import { explained, skippedStep, step } from './explained.ts';

interface Row {
  readonly pair: readonly [Kind, Kind];
  readonly group: number;
  readonly unit: number;
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly swapped?: boolean;
}

function textOfRow({ pair: [a, b], group, unit, a: [aMin, aMax], b: [bMin, bMax], swapped }: Row) {
  const only = step(-0.382, { unit, aMin, aMax, bMin, bMax });
  const about = explained({
    a,
    b,
    candidates: [['t', group]],
    steps: [only],
    verdict: { swapped: swapped ?? false },
  });
  return rowValue(about, about.ledger.steps[0] ?? only, stringsOf('en'));
}

const endless = [0, Number.POSITIVE_INFINITY] as const;
const { parameter, ratio, meter } = StepUnit;

test.each<[string, Row, string]>([
  [
    'a gap in meters keeps its sign',
    { pair: ['obb', 'obb'], group: StepGroup.faceA, unit: meter, a: [0, 1], b: [0.6, 2] },
    '−0.382',
  ],
  [
    'u itself, not how far within its range it is',
    {
      pair: ['ray', 'triangle'],
      group: StepGroup.barycentric,
      unit: ratio,
      a: [0.382, 0.382],
      b: endless,
    },
    '0.382',
  ],
  [
    'u of a pair the other way round',
    {
      pair: ['ray', 'triangle'],
      group: StepGroup.barycentric,
      unit: ratio,
      a: endless,
      b: [0.382, 0.382],
      swapped: true,
    },
    '0.382',
  ],
  [
    't where a plane is crossed',
    {
      pair: ['ray', 'plane'],
      group: StepGroup.range,
      unit: parameter,
      a: [0.75, 0.75],
      b: endless,
    },
    '0.750',
  ],
  [
    't within a sphere, not what the ray allows',
    { pair: ['ray', 'sphere'], group: StepGroup.range, unit: parameter, a: endless, b: [1.1, 1.8] },
    '1.100 to 1.800',
  ],
  [
    't between two faces, not what earlier slabs left',
    { pair: ['ray', 'obb'], group: StepGroup.slab, unit: parameter, a: endless, b: [1, 3.25] },
    '1.000 to 3.250',
  ],
  [
    'never between two faces',
    {
      pair: ['ray', 'obb'],
      group: StepGroup.slab,
      unit: parameter,
      a: endless,
      b: [Number.NaN, Number.NaN],
    },
    '–',
  ],
  [
    'the sine between two normals',
    { pair: ['plane', 'plane'], group: StepGroup.plane, unit: ratio, a: [0, 0.863], b: [0, 0] },
    '0.863',
  ],
])('%s', (_, row, text) => {
  expect(textOfRow(row)).toBe(text);
});

test('what is skipped has none', () => {
  const about = explained({
    a: 'obb',
    b: 'obb',
    candidates: [['{a}.x', StepGroup.faceA]],
    steps: [skippedStep(1)],
    verdict: {},
  });
  expect(rowValue(about, skippedStep(1), stringsOf('en'))).toBe('–');
});

test('what is allowed stands beside the value found, whichever comes first in the table', () => {
  const rangeOf = (b: Kind) => {
    const only = step(-1, { unit: parameter, aMin: 0, aMax: 4, bMin: 1, bMax: 2 });
    const about = explained({
      a: 'ray',
      b,
      candidates: [['t', StepGroup.range]],
      steps: [only],
      verdict: {},
    });
    const [row = only] = about.ledger.steps;
    return { found: foundInterval(about, row), allowed: allowedInterval(about, row) };
  };
  expect(rangeOf('sphere')).toEqual({ found: [1, 2], allowed: [0, 4] });
  expect(rangeOf('triangle')).toEqual({ found: [0, 4], allowed: [1, 2] });
});
