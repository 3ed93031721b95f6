// The signed distances of a shape from a plane, in verdicts and in the records of a frame.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Scene } from '../../web/scene/scene.ts';
import type { Shape } from '../../web/scene/shape.ts';
import { core, type PlaneDistances } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';

/** 2y = 2, looking up. */
const plane: Shape = { kind: 'plane', normal: [0, 2, 0], constant: -2 };

const { plane: aPlane, ...others } = shapeOf;
const noPlane = fc.oneof(...Object.values(others));

test.each<[Shape, PlaneDistances]>([
  [
    { kind: 'aabb', min: [-1, 4, -1], max: [1, 6, 1] },
    { signedDistance: 4, projectedRadius: 1, min: 3, max: 5 },
  ],
  [
    { kind: 'triangle', a: [0, 1, 0], b: [1, 1, 0], c: [0, 7, 0] },
    { signedDistance: 2, projectedRadius: 3, min: 0, max: 6 },
  ],
  [
    { kind: 'ray', origin: [0, 3, 0], direction: [1, -2, 0] },
    { signedDistance: 2, projectedRadius: null, min: Number.NEGATIVE_INFINITY, max: 2 },
  ],
  [
    { kind: 'ray', origin: [0, 3, 0], direction: [1, 0, 0] },
    { signedDistance: 2, projectedRadius: 0, min: 2, max: 2 },
  ],
])('by hand: %j', (shape, expected) => {
  expect(core.test(shape, plane).plane).toEqual(expected);
  expect(core.test(plane, shape).plane).toEqual(expected);
});

test('the nearer end is the gap', () => {
  fc.assert(
    fc.property(noPlane, aPlane, (a, b) => {
      const { gap, plane: distances } = core.test(a, b);
      const { min, max } = distances as PlaneDistances;
      requireEqual(gap, Math.max(min, 0 - max));
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test('there are none without a plane, nor of two', () => {
  expect(core.test(plane, plane).plane).toBeNull();
  fc.assert(
    fc.property(noPlane, noPlane, (a, b) => requireEqual(core.test(a, b).plane, null)),
    { numRuns: propertyRuns(500) },
  );
});

test('a frame’s record has the same', () => {
  const box: Shape = { kind: 'aabb', min: [-1, 4, -1], max: [1, 6, 1] };
  const items = [box, plane, plane].map((shape, id) => ({ id, name: String(id), shape }));
  const figure = core.createFigure();
  const recordOf = (pair: Scene['pair']) => figure.evaluate({ items, pair }).ledger?.verdict.plane;
  expect(recordOf([0, 1])).toEqual({ signedDistance: 4, projectedRadius: 1, min: 3, max: 5 });
  const none = Number.NaN;
  expect(recordOf([1, 2])).toEqual({
    signedDistance: none,
    projectedRadius: none,
    min: none,
    max: none,
  });
  figure.dispose();
});
