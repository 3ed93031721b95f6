import { describe, expect, test } from 'vitest';
import { type DrawnSizes, pointable } from '../../../web/scene/extent.ts';
import type { Parallelogram, Shape } from '../../../web/scene/shape.ts';

const patch: Parallelogram = { kind: 'parallelogram', a: [0, 0, 0], b: [1, 0, 0], c: [0, 0, 1] };
const sight: DrawnSizes = { patchOf: () => patch, rayLength: 100, thickness: 0.02 };

describe('the pick geometry', () => {
  test('of a solid is the solid itself', () => {
    const sphere: Shape = { kind: 'sphere', center: [1, 2, 3], radius: 1 };
    expect(pointable(sphere, sight)).toBe(sphere);
  });

  test('of a plane is its drawn patch', () => {
    expect(pointable({ kind: 'plane', normal: [0, 2, 0], constant: 0 }, sight)).toBe(patch);
  });

  test('of a point is a sphere of a few pixels', () => {
    const ball = pointable({ kind: 'point', position: [1, 2, 3] }, sight);
    expect(ball).toEqual({ kind: 'sphere', center: [1, 2, 3], radius: 0.02 });
  });

  test('of a segment is a capsule between its ends, which may coincide', () => {
    const ends = { start: [1, 0, 0], end: [1, 0, 4] } as const;
    expect(pointable({ kind: 'segment', ...ends }, sight)).toEqual({
      kind: 'capsule',
      ...ends,
      radius: 0.02,
    });
    const dot = { start: [1, 0, 0], end: [1, 0, 0] } as const;
    expect(pointable({ kind: 'segment', ...dot }, sight)).toMatchObject(dot);
  });

  test('of a capsule is the capsule, at least as thick as a line', () => {
    const capsule: Shape = { kind: 'capsule', start: [0, 0, 0], end: [4, 0, 0], radius: 0.5 };
    expect(pointable(capsule, sight)).toEqual(capsule);
    expect(pointable({ ...capsule, radius: 0 }, sight)).toEqual({ ...capsule, radius: 0.02 });
  });

  test('of a ray is a capsule along its drawn part', () => {
    const ray: Shape = { kind: 'ray', origin: [1, 0, 0], direction: [0, 0, 4] };
    const capsule = { kind: 'capsule', start: [1, 0, 0], radius: 0.02 };
    expect(pointable(ray, sight)).toEqual({ ...capsule, end: [1, 0, 100] });
    expect(pointable({ ...ray, maxDistance: 6 }, sight)).toEqual({ ...capsule, end: [1, 0, 6] });
  });
});
