import { describe, expect, test } from 'vitest';
import { boundsOf, frameOf } from '../../../web/scene/extent.ts';
import { handlesOf } from '../../../web/scene/handles.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { rotated } from '../../../web/scene/transform.ts';
import { length, sub } from '../../../web/scene/vectors.ts';
import { all, expectNear, inverse, shapes } from './samples.ts';

describe('frameOf', () => {
  test.each(all)('is a unit quaternion for a $kind', (shape) => {
    expect(Math.hypot(...frameOf(shape))).toBeCloseTo(1, 12);
  });

  test('lays x along the first edge of a triangle and z along its normal', () => {
    const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [0, 0, 2], c: [0, 3, 1] };
    const turned = rotated(triangle, inverse(frameOf(triangle)), [0, 0, 0]) as typeof triangle;
    expectNear(turned.b, [2, 0, 0]);
    expect(turned.c[2]).toBeCloseTo(0, 12);
    expect(turned.c[1]).toBeGreaterThan(0);
  });

  test.each([shapes.segment, shapes.capsule])('lays x along a $kind', (shape) => {
    const turned = rotated(shape, inverse(frameOf(shape)), shape.start) as typeof shape;
    expectNear(sub(turned.end, turned.start), [length(sub(shape.end, shape.start)), 0, 0]);
  });

  test('is defined for a degenerate triangle, and for opposite directions', () => {
    const point: Shape = { kind: 'triangle', a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1] };
    expect(frameOf(point)).toEqual([0, 0, 0, 1]);
    const ball: Shape = { ...shapes.capsule, end: shapes.capsule.start };
    expect(frameOf(ball)).toEqual([0, 0, 0, 1]);
    const back: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [-2, 0, 0] };
    const forward = rotated(back, inverse(frameOf(back)), [0, 0, 0]) as typeof back;
    expectNear(forward.direction, [2, 0, 0]);
  });
});

describe('boundsOf', () => {
  test('an OBB’s bounds touch its outermost corners', () => {
    const quarter: Shape = { ...shapes.obb, rotation: [0, 0, 1, 1] };
    const bounds = boundsOf(quarter);
    expectNear(bounds?.min ?? [], [0, 0, -2.25]);
    expectNear(bounds?.max ?? [], [1, 2, -1.75]);
  });

  test('planes have none; a ray is bounded by its tip', () => {
    expect(boundsOf(shapes.plane)).toBeNull();
    expect(boundsOf(shapes.ray)).toEqual({ min: [1, 1, 3], max: [1.5, 2, 5] });
  });

  test('a capsule’s extend by its radius beyond its ends, a point’s are the point', () => {
    const bounds = boundsOf(shapes.capsule);
    expectNear(bounds?.min ?? [], [-0.5, 0, 0.5]);
    expectNear(bounds?.max ?? [], [2.5, 1.5, 2.5]);
    expect(boundsOf(shapes.segment)).toEqual({ min: [-1, 0, -1], max: [1, 2, 0.5] });
    expect(boundsOf(shapes.point)).toEqual({ min: [1, -2, 0.5], max: [1, -2, 0.5] });
  });

  test('contain every handle of the shape', () => {
    for (const shape of all) {
      const bounds = boundsOf(shape);
      if (bounds === null) continue;
      for (const { position } of handlesOf(shape)) {
        for (const i of [0, 1, 2] as const) {
          expect(position[i]).toBeGreaterThanOrEqual(bounds.min[i]);
          expect(position[i]).toBeLessThanOrEqual(bounds.max[i]);
        }
      }
    }
  });
});
