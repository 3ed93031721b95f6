// The position of a crossing in the barycentric plot.
import { expect, test } from 'vitest';
import { pointOfWeights } from '../../../../../web/panel/why/plots/barycentric-plot.ts';

const shape = { a: { x: 0, y: 90 }, b: { x: 90, y: 90 }, c: { x: 0, y: 0 } };

test('the corners are where u and v are 0 or 1', () => {
  expect(pointOfWeights(shape, 0, 0)).toEqual({ x: 0, y: 90, clamped: false });
  expect(pointOfWeights(shape, 1, 0)).toEqual({ x: 90, y: 90, clamped: false });
  expect(pointOfWeights(shape, 0, 1)).toEqual({ x: 0, y: 0, clamped: false });
});

test('a point far outside is clamped to the plot, in its direction', () => {
  const far = pointOfWeights(shape, 1000, 0);
  expect(far.clamped).toBe(true);
  expect(far.x).toBeCloseTo(30 + 92, 0);
  expect(far.y).toBeGreaterThan(60);
  expect(pointOfWeights(shape, -1e300, 1e300).clamped).toBe(true);
});
