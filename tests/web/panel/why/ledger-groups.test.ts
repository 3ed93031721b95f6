// Terms of headings.
import { expect, test } from 'vitest';
import { StepGroup } from '../../../../web/core/results.ts';
import { groupTerm } from '../../../../web/panel/why/ledger-groups.ts';
import type { Explained } from '../../../../web/strings/names.ts';

const of = (a: string, b: string, method: string) => ({ pair: { a, b, method } }) as Explained;

test('the plane of a side is about the signed distance, two planes are about their sine', () => {
  const side = of('obb', 'plane', 'projectedRadius');
  expect(groupTerm(StepGroup.plane, side)).toBe('signedDistance');
  expect(groupTerm(StepGroup.plane, of('plane', 'plane', 'parallelPlanes'))).toBe('normals');
});
