import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centerOf } from '../../../web/scene/extent.ts';
import { handlesOf } from '../../../web/scene/handles.ts';
import type { Obb, Parallelogram, Quat, Segment, Shape } from '../../../web/scene/shape.ts';
import { kMinSize, resized, rotated, translated } from '../../../web/scene/transform.ts';
import { sub } from '../../../web/scene/vectors.ts';
import { all, expectNear, inverse, shapes } from './samples.ts';

const number = fc.double({ min: -5, max: 5, noNaN: true });
const vec3 = fc.tuple(number, number, number);
const quat = fc
  .tuple(number, number, number, number)
  .filter((q) => Math.hypot(...q) > 1e-3) as fc.Arbitrary<Quat>;

/** Distances between all handles and the center, which rigid motions preserve. */
function lengths(shape: Shape): number[] {
  const points = [centerOf(shape), ...handlesOf(shape).map((handle) => handle.position)];
  return points.flatMap((p) => points.map((q) => Math.hypot(...sub(p, q))));
}

describe('translated', () => {
  test.each(all)('carries the center of a $kind along', (shape) => {
    fc.assert(
      fc.property(vec3, (delta) => {
        const moved = translated(shape, delta);
        if (shape.kind === 'plane') {
          expectNear(handlesOf(moved)[0]?.position ?? [], [0, 1.5 + delta[1] + 0.6, 0]);
          return;
        }
        expectNear(sub(centerOf(moved), centerOf(shape)), delta);
      }),
    );
  });

  test('keeps a bounded ray bounded, and an unbounded one unbounded', () => {
    expect(translated(shapes.ray, [1, 1, 1])).toMatchObject({ maxDistance: 4 });
    const endless: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] };
    expect(translated(endless, [1, 1, 1])).not.toHaveProperty('maxDistance');
  });
});

describe('rotated', () => {
  test.each(all)('leaves lengths in a $kind alone, and turns back', (shape) => {
    fc.assert(
      fc.property(quat, vec3, (q, about) => {
        const turned = rotated(shape, q, about);
        if (shape.kind !== 'plane' && shape.kind !== 'sphere') {
          expectNear(lengths(turned), lengths(shape), 6);
        }
        const back = rotated(turned, inverse(q), about);
        expectNear(centerOf(back), centerOf(shape), 6);
        handlesOf(back).forEach((handle, i) => {
          expectNear(handle.position, handlesOf(shape)[i]?.position ?? [], 6);
        });
      }),
    );
  });

  test('does not change an AABB', () => {
    expect(rotated(shapes.aabb, [0, 1, 0, 1], [0, 0, 0])).toBe(shapes.aabb);
  });

  test('rotates a plane about a point, whose distance from it stays', () => {
    fc.assert(
      fc.property(quat, vec3, (q, about) => {
        const plane = rotated(shapes.plane, q, about) as typeof shapes.plane;
        const height = (p: typeof shapes.plane) =>
          p.normal[0] * about[0] + p.normal[1] * about[1] + p.normal[2] * about[2] + p.constant;
        expect(height(plane)).toBeCloseTo(height(shapes.plane), 8);
      }),
    );
  });

  test('gives an OBB a unit quaternion, whatever the length of its own', () => {
    const turned = rotated(shapes.obb, [0, 3, 0, 4], shapes.obb.center) as Obb;
    expect(Math.hypot(...turned.rotation)).toBeCloseTo(1, 12);
  });

  test('ignores an invalid quaternion', () => {
    expect(rotated(shapes.obb, [0, 0, 0, 0], [0, 0, 0])).toBe(shapes.obb);
    expect(rotated(shapes.ray, [Number.NaN, 0, 0, 1], [0, 0, 0])).toBe(shapes.ray);
  });
});

describe('resized', () => {
  test.each(all)('keeps the center of a $kind', (shape) => {
    expectNear(centerOf(resized(shape, [2, 3, 0.5])), centerOf(shape));
  });

  test('scales half extents along the box’s local axes', () => {
    const box = resized(shapes.obb, [2, 3, 0.5]) as Obb;
    expectNear(box.halfExtents, [2, 1.5, 0.125]);
  });

  test('stops at the minimal size', () => {
    expect(resized(shapes.obb, [0, 1, 1])).toMatchObject({ halfExtents: [kMinSize, 0.5, 0.25] });
    expect(resized(shapes.sphere, [0, 1, 1])).toMatchObject({ radius: kMinSize });
  });

  test('keeps a flat box flat along axes with factor 1', () => {
    const flat: Shape = { ...shapes.obb, halfExtents: [1, 0, 1] };
    expect(resized(flat, [2, 1, 1])).toMatchObject({ halfExtents: [2, 0, 1] });
  });

  test('ignores factors that are not finite', () => {
    expect(resized(shapes.obb, [Number.NaN, Number.POSITIVE_INFINITY, 1])).toEqual(shapes.obb);
  });

  test('doubles the sides of a parallelogram along its edges', () => {
    const wide = resized(shapes.parallelogram, [2, 2, 1]) as Parallelogram;
    expectNear(sub(wide.b, wide.a), [4, 0, 2]);
    expectNear(sub(wide.c, wide.a), [0, 2, 2]);
  });

  test('stretches a segment about its center, at least to the minimal size', () => {
    const segment: Shape = { kind: 'segment', start: [0, 0, 0], end: [0, 4, 0] };
    expect(resized(segment, [2, 5, 5])).toMatchObject({ start: [0, -2, 0], end: [0, 6, 0] });
    const shortest = resized(segment, [0, 1, 1]) as Segment;
    expectNear(sub(shortest.end, shortest.start), [0, 2 * kMinSize, 0]);
    const dot: Shape = { ...segment, end: segment.start };
    expect(resized(dot, [2, 1, 1])).toEqual(dot);
  });

  test('stretches a capsule along its axis and scales its radius', () => {
    const capsule: Shape = { kind: 'capsule', start: [0, 0, 0], end: [4, 0, 0], radius: 0.5 };
    expect(resized(capsule, [0.5, 1, 1])).toEqual({ ...capsule, start: [1, 0, 0], end: [3, 0, 0] });
    expect(resized(capsule, [1, 1, 3])).toEqual({ ...capsule, radius: 1.5 });
    expect(resized(capsule, [1, 0, 1])).toEqual({ ...capsule, radius: kMinSize });
  });

  test('does not change planes and points, and stretches a ray from its origin', () => {
    expect(resized(shapes.plane, [2, 2, 2])).toBe(shapes.plane);
    expect(resized(shapes.point, [2, 2, 2])).toBe(shapes.point);
    expect(resized(shapes.ray, [2, 1, 1])).toMatchObject({
      origin: [1, 2, 3],
      direction: [1, -2, 4],
    });
  });
});
