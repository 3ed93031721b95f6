// Where several answers are equally right, each of them is as expected; and none that is not.
import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../web/cli/cases/claim.ts';
import { mismatches } from '../../../web/cli/cases/expectation.ts';
import { PairResults } from '../../../web/cli/cases/pair-results.ts';
import { judge } from '../../../web/cli/testing/index.ts';
import type { Aabb, Ray, Shape, Vec3 } from '../../../web/scene/shape.ts';
import { core } from '../../core/support/core.ts';

const fields = (a: Shape, b: Shape, claim: Claim) =>
  mismatches(new PairResults(core, a, b, true), claim).map(({ field }) => field);

const cube: Aabb = { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] };
const sphere: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
const plane: Shape = { kind: 'plane', normal: [0, 0, 3], constant: 0 };
const long: Shape = { kind: 'capsule', start: [-1, 0, 0], end: [1, 0, 0], radius: 1 };
const above: Aabb = { kind: 'aabb', min: [-2, 1.5, -2], max: [2, 3, 2] };

describe('an axis', () => {
  test.each([
    [1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ] as Vec3[])('of a cube in itself may be %j', (...axis) => {
    expect(fields(cube, cube, { axis: axis as Vec3 })).toEqual([]);
  });
  test.each([
    [0.6, 0.8, 0],
    [0, 2, 0],
    [0, 0, 0],
    [Number.NaN, 0, 0],
  ] as Vec3[])('but not %j', (...axis) => {
    expect(fields(cube, cube, { axis: axis as Vec3 })).toEqual(['axis']);
  });
  test('of a sphere about a plane may be either normal', () => {
    for (const z of [1, -1]) expect(fields(sphere, plane, { axis: [0, 0, z] })).toEqual([]);
    expect(fields(sphere, plane, { axis: [0, 1, 0] })).toEqual(['axis']);
  });
  test('of two spheres is one, however little the gap changes', () => {
    const other: Shape = { kind: 'sphere', center: [3, 0, 0], radius: 1 };
    expect(fields(sphere, other, { axis: [1, 1e-9, 0] })).toEqual(['axis']);
    expect(fields(sphere, other, { axis: [-1, 0, 0] })).toEqual(['axis']);
    expect(fields(sphere, sphere, { axis: [0, 0.6, 0.8] })).toEqual([]);
  });
});

describe('a ray at an edge of a box', () => {
  const ray: Ray = { kind: 'ray', origin: [-1, -1, 0.5], direction: [1, 1, 0] };
  const rotated: Shape = {
    kind: 'obb',
    center: [0.5, 0.5, 0.5],
    rotation: [0, 0, 1, 1],
    halfExtents: [0.5, 0.5, 0.5],
  };
  test.each([cube, rotated])('has the normal of either face: $kind', (box) => {
    for (const normal of [
      [-1, 0, 0],
      [0, -1, 0],
    ] as const) {
      expect(fields(ray, box, { hit: { normal } })).toEqual([]);
    }
    for (const exitNormal of [
      [1, 0, 0],
      [0, 1, 0],
    ] as const) {
      expect(fields(box, ray, { hit: { exitNormal } })).toEqual([]);
    }
    for (const normal of [
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, -1],
      [-0.6, -0.8, 0],
    ] as const) {
      expect(fields(ray, box, { hit: { normal } })).toEqual(['hit.normal']);
    }
    const names = ['x-', 'x+', 'y-', 'y+', 'z-', 'z+'];
    expect(
      names.filter((feature) => fields(ray, box, { hit: { feature } }).length === 0),
    ).toHaveLength(2);
  });
  test('has one normal on a face', () => {
    const straight: Ray = { kind: 'ray', origin: [-1, 0.5, 0.5], direction: [1, 0, 0] };
    expect(fields(straight, cube, { hit: { normal: [0, -1, 0] } })).toEqual(['hit.normal']);
  });
  test('is right to a slab in any order of the axes', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const own = (r: Ray, b: Aabb) => slabs(r, b, order);
      const options = { tolerance: 1e-9, within: 1e-9, runs: 3000, seed: 1 };
      const { agreed, text } = await judge(['ray', 'aabb'], own, options);
      expect(agreed, text).toBe(true);
    }
  });
});

function slabs(
  { origin, direction, maxDistance }: Ray,
  { min, max }: Aabb,
  order: readonly number[],
) {
  let [enter, leave] = [0, (maxDistance ?? Number.POSITIVE_INFINITY) / Math.hypot(...direction)];
  let normal: Vec3 | null = null;
  for (const i of order) {
    const [o, d, low, high] = [origin[i], direction[i], min[i], max[i]] as [
      number,
      number,
      number,
      number,
    ];
    if (d === 0) {
      if (o < low || o > high) return false;
      continue;
    }
    const [near, far] = [(low - o) / d, (high - o) / d].sort((x, y) => x - y) as [number, number];
    if (near > enter) {
      enter = near;
      normal = [0, 1, 2].map((j) => (j === i ? -Math.sign(d) : 0)) as unknown as Vec3;
    }
    leave = Math.min(leave, far);
    if (enter > leave) return false;
  }
  return { meets: true, hit: normal ? { t: enter, normal } : { t: enter } };
}

describe('a point', () => {
  test.each([
    [0.5, 0.5, 0.5],
    [0, 0, 0],
    [1, 0.25, 0],
  ] as Vec3[])('of both shapes is a contact: %j', (...contact) => {
    expect(fields(cube, cube, { contact: contact as Vec3 })).toEqual([]);
  });
  test('outside of one is none, nor is any of shapes that are apart', () => {
    expect(fields(cube, cube, { contact: [0.5, 1.1, 0.5] })).toEqual(['contact']);
    expect(fields(long, above, { contact: [0, 1, 0] })).toEqual(['contact']);
  });
  test.each([
    [0, 1, 0],
    [-1, 1, 0],
    [0.3, 1, 0],
  ] as Vec3[])('furthest along the axis is a support point: %j', (...supportA) => {
    expect(fields(long, above, { supportA: supportA as Vec3 })).toEqual([]);
  });
  test('that is beside the shape, or less far, is none', () => {
    expect(fields(long, above, { supportA: [1.5, 1, 0] })).toEqual(['supportA']);
    expect(fields(long, above, { supportA: [0, 0.9, 0] })).toEqual(['supportA']);
    expect(fields(long, above, { supportA: [0, 1, 1e-9] })).toEqual(['supportA']);
    expect(fields(long, above, { supportB: [1, 1.5, -2] })).toEqual([]);
    expect(fields(long, above, { supportB: [1, 2, -2] })).toEqual(['supportB']);
  });
});

test('no claim is too odd to be compared', () => {
  const odd: Vec3[] = [
    [0, 0, 0],
    [1e300, 0, 0],
    [Number.POSITIVE_INFINITY, 0, 0],
    [Number.NaN, 0, 0],
    [1e-320, 0, 0],
  ];
  for (const vector of odd) {
    for (const within of [0, 1, 1e50]) {
      const claim = { axis: vector, supportA: vector, supportB: vector, contact: vector };
      const results = new PairResults(core, long, above, true);
      expect(() => mismatches(results, claim, within)).not.toThrow();
      expect(fields(long, above, { supportA: vector, axis: vector })).toEqual(['supportA', 'axis']);
    }
  }
});

/** Of shapes that are apart the core names the first axis of its table; for (b, a) that may be one with another gap. */
test.each(core.catalog.kinds)(
  'what the core says of (b, a) is right of (a, b): $name',
  async (given) => {
    const name = given.name as 'sphere';
    const mirrored = (axis: Vec3 | null) => axis && (axis.map((x) => 0 - x) as unknown as Vec3);
    const { agreed, text } = await judge(
      [name, name],
      (a, b) => {
        const { outcome, gap, axis, supportA, supportB, contact } = core.test(b, a);
        if (gap !== core.test(a, b).gap) return { outcome, contact };
        return { outcome, axis: mirrored(axis), supportA: supportB, supportB: supportA, contact };
      },
      { runs: 300, seed: 1 },
    );
    expect(agreed, text).toBe(true);
  },
);
