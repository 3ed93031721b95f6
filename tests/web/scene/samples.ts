// One shape of each kind, for tests of transforms and measurements.
import { expect } from 'vitest';
import type { Kind, Quat, ShapeOf } from '../../../web/scene/shape.ts';

export const shapes: { readonly [K in Kind]: ShapeOf<K> } = {
  ray: { kind: 'ray', origin: [1, 2, 3], direction: [0.5, -1, 2], maxDistance: 4 },
  plane: { kind: 'plane', normal: [0, 2, 0], constant: -3 },
  sphere: { kind: 'sphere', center: [1, 0, -1], radius: 0.5 },
  aabb: { kind: 'aabb', min: [-1, 0, 1], max: [2, 1, 3] },
  obb: {
    kind: 'obb',
    center: [0.5, 1, -2],
    rotation: [0.2, -0.4, 0.4, 1.2],
    halfExtents: [1, 0.5, 0.25],
  },
  triangle: { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 1, 1] },
  parallelogram: { kind: 'parallelogram', a: [0, 0, 0], b: [2, 0, 1], c: [0, 1, 1] },
  point: { kind: 'point', position: [1, -2, 0.5] },
  segment: { kind: 'segment', start: [1, 0, -1], end: [-1, 2, 0.5] },
  capsule: { kind: 'capsule', start: [0, 1, 2], end: [2, 0.5, 1], radius: 0.5 },
};
export const all = Object.values(shapes);

export function expectNear(
  actual: readonly number[],
  expected: readonly number[],
  digits = 9,
): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i] ?? Number.NaN, digits);
  });
}

export const inverse = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];
