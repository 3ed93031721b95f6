// Boxes around hulls: they enclose exactly, and are as tight as those that are known.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enclosingBox } from '../../../../web/app/models/enclosing-box.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { turn, unit } from '../../../../web/scene/vectors.ts';

const core = await loadCore();

const kUnit = [-1, 1];
const kCube = kUnit.flatMap((x) => kUnit.flatMap((y) => kUnit.map((z): Vec3 => [x, y, z])));

const hullOf = (
  points: readonly Vec3[],
  position: Vec3 = [0, 0, 0],
  rotation: Quat = [0, 0, 0, 1],
) => ({ kind: 'hull', geometry: core.createHull(points.flat()), position, rotation }) as const;

const volumeOf = ([x, y, z]: Vec3) => 8 * x * y * z;

test.each<[Quat]>([[[0, 0, 0, 1]], [[0.1, 0.3, 0.05, 0.95]], [[1, 2, 3, 4]]])(
  'a box that is turned by %j gets itself',
  (rotation) => {
    const q = unit(rotation) as Quat;
    const corners = kCube.map(([x, y, z]) => turn(q, [x, 0.5 * y, 0.25 * z]));
    const hull = hullOf(corners, [3, -2, 0.1], [0.3, 0.1, 0.2, 0.9]);
    const box = enclosingBox(core, hull);
    expect(core.contains(box, hull)).toBe(true);
    expect(box.halfExtents.toSorted()).toEqual(
      [0.25, 0.5, 1].map((each) => expect.closeTo(each, 12)),
    );
  },
);

test('a regular tetrahedron gets the cube around it', () => {
  const hull = hullOf([
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ]);
  expect(volumeOf(enclosingBox(core, hull).halfExtents)).toBeCloseTo(8, 10);
});

test.each<[string, readonly Vec3[]]>([
  ['a point', [[1, 2, 3]]],
  [
    'a segment',
    [
      [0, 0, 0],
      [1, 2, 3],
    ],
  ],
  [
    'a triangle',
    [
      [0, 0, 0],
      [1, 2, 3],
      [3, 1, 1],
    ],
  ],
])('%s is enclosed as well', (_, points) => {
  const hull = hullOf(points, [0.1, 0.2, 0.3], [0.1, 0.3, 0.05, 0.95]);
  const box = enclosingBox(core, hull);
  expect(core.contains(box, hull)).toBe(true);
  expect(volumeOf(box.halfExtents)).toBeLessThan(1e-12);
});

test('any points are enclosed, in less than a box along the axes', () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true });
  const vector = fc.tuple(number, number, number);
  fc.assert(
    fc.property(fc.array(vector, { minLength: 1, maxLength: 40 }), vector, (points, at) => {
      const hull = hullOf(points, at, [0.2, -0.4, 0.1, 0.8]);
      const box = enclosingBox(core, hull);
      const sizes = [0, 1, 2].map((i) => {
        const values = points.map((point) => point[i as 0]);
        return Math.max(...values) - Math.min(...values);
      }) as unknown as Vec3;
      hull.geometry.dispose();
      const [x, y, z] = sizes;
      expect(volumeOf(box.halfExtents)).toBeLessThanOrEqual(x * y * z * (1 + 1e-9) + 1e-5);
    }),
    { numRuns: 60 },
  );
});
