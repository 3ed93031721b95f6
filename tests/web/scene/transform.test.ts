import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind, Obb, Parallelogram, Quat, Shape, Vec3 } from '../../../web/scene/shape.ts';
import {
  boundsOf,
  centerOf,
  frameOf,
  handlesOf,
  kMaxHandles,
  kMinSize,
  resized,
  rotated,
  translated,
  withHandle,
  writeHandles,
} from '../../../web/scene/transform.ts';

const shapes: { readonly [K in Kind]: Extract<Shape, { kind: K }> } = {
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
};
const all = Object.values(shapes);

const number = fc.double({ min: -5, max: 5, noNaN: true });
const vec3 = fc.tuple(number, number, number);
const quat = fc
  .tuple(number, number, number, number)
  .filter((q) => Math.hypot(...q) > 1e-3) as fc.Arbitrary<Quat>;

function expectNear(actual: readonly number[], expected: readonly number[], digits = 9): void {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, i) => {
    expect(value).toBeCloseTo(expected[i] ?? Number.NaN, digits);
  });
}

function sub(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

const inverse = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];

/** Distances between all handles and the centre: what a rigid motion keeps. */
function lengths(shape: Shape): number[] {
  const points = [centerOf(shape), ...handlesOf(shape).map((handle) => handle.position)];
  return points.flatMap((p) => points.map((q) => Math.hypot(...sub(p, q))));
}

describe('translated', () => {
  test.each(all)('carries the centre of a $kind along', (shape) => {
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

  test('keeps a limited ray limited, and an endless one endless', () => {
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

  test('leaves an AABB as it is', () => {
    expect(rotated(shapes.aabb, [0, 1, 0, 1], [0, 0, 0])).toBe(shapes.aabb);
  });

  test('turns a plane about a point of space, whose distance from it stays', () => {
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

  test('ignores a quaternion that is none', () => {
    expect(rotated(shapes.obb, [0, 0, 0, 0], [0, 0, 0])).toBe(shapes.obb);
    expect(rotated(shapes.ray, [Number.NaN, 0, 0, 1], [0, 0, 0])).toBe(shapes.ray);
  });
});

describe('resized', () => {
  test.each(all)('keeps the centre of a $kind', (shape) => {
    expectNear(centerOf(resized(shape, [2, 3, 0.5])), centerOf(shape));
  });

  test('scales half extents along the box’s own axes', () => {
    const box = resized(shapes.obb, [2, 3, 0.5]) as Obb;
    expectNear(box.halfExtents, [2, 1.5, 0.125]);
  });

  test('stops at the least size', () => {
    expect(resized(shapes.obb, [0, 1, 1])).toMatchObject({ halfExtents: [kMinSize, 0.5, 0.25] });
    expect(resized(shapes.sphere, [0, 1, 1])).toMatchObject({ radius: kMinSize });
  });

  test('leaves a flat box flat where it is not pulled', () => {
    const flat: Shape = { ...shapes.obb, halfExtents: [1, 0, 1] };
    expect(resized(flat, [2, 1, 1])).toMatchObject({ halfExtents: [2, 0, 1] });
  });

  test('ignores factors that are no numbers', () => {
    expect(resized(shapes.obb, [Number.NaN, Number.POSITIVE_INFINITY, 1])).toEqual(shapes.obb);
  });

  test('doubles the sides of a parallelogram along its own edges', () => {
    const wide = resized(shapes.parallelogram, [2, 2, 1]) as Parallelogram;
    expectNear(sub(wide.b, wide.a), [4, 0, 2]);
    expectNear(sub(wide.c, wide.a), [0, 2, 2]);
  });

  test('leaves planes alone and stretches a ray from its origin', () => {
    expect(resized(shapes.plane, [2, 2, 2])).toBe(shapes.plane);
    expect(resized(shapes.ray, [2, 1, 1])).toMatchObject({
      origin: [1, 2, 3],
      direction: [1, -2, 4],
    });
  });
});

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

  test('is found for a triangle without area, and for opposite directions', () => {
    const point: Shape = { kind: 'triangle', a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1] };
    expect(frameOf(point)).toEqual([0, 0, 0, 1]);
    const back: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [-2, 0, 0] };
    const forward = rotated(back, inverse(frameOf(back)), [0, 0, 0]) as typeof back;
    expectNear(forward.direction, [2, 0, 0]);
  });
});

describe('handles', () => {
  test.each(all)('of a $kind go where they are put', (shape) => {
    for (const { id, position } of handlesOf(shape)) {
      const target: Vec3 =
        shape.kind === 'sphere' || shape.kind === 'plane'
          ? position
          : [position[0] + 0.3, position[1] - 0.2, position[2] + 0.1];
      const moved = withHandle(shape, id, target);
      const found = handlesOf(moved).find((handle) => handle.id === id);
      expectNear(found?.position ?? [], target);
    }
  });

  test('a corner leaves the other corners where they were', () => {
    const moved = withHandle(shapes.triangle, 'b', [5, 5, 5]);
    expect(moved).toEqual({ ...shapes.triangle, b: [5, 5, 5] });
  });

  test('a ray’s origin keeps its tip', () => {
    const moved = withHandle(shapes.ray, 'origin', [0, 0, 0]);
    expectNear(handlesOf(moved)[1]?.position ?? [], [1.5, 1, 5]);
  });

  test('a ray never loses its direction, a sphere never its radius', () => {
    expect(withHandle(shapes.ray, 'tip', shapes.ray.origin)).toBe(shapes.ray);
    expect(withHandle(shapes.sphere, 'radius', [-9, 0, 0])).toMatchObject({ radius: kMinSize });
  });

  test('a plane turns about its point nearest to what it is drawn at', () => {
    const near: Vec3 = [4, 7, -2];
    const turned = withHandle(shapes.plane, 'normal', [4.6, 1.5, -2], near) as typeof shapes.plane;
    expectNear(turned.normal, [1, 0, 0]);
    expect(turned.constant).toBeCloseTo(-4, 12);
  });

  test('unknown names and broken places change nothing', () => {
    for (const shape of all) {
      expect(withHandle(shape, 'nose', [0, 0, 0])).toBe(shape);
      expect(withHandle(shape, 'a', [Number.NaN, 0, 0])).toBe(shape);
    }
  });

  test('are written into a buffer of the size that is promised', () => {
    for (const shape of all) {
      const places = new Float64Array(3 * kMaxHandles);
      expect(writeHandles(shape, [0, 0, 0], places)).toBe(handlesOf(shape).length);
    }
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

  test('hold every handle of the shape', () => {
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
