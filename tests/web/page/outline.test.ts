// Outlines: corners of polygons and polyhedra as the core gives them, round borders on their circles and arcs.
import { expect, test } from 'vitest';
import type { Intersection } from '../../../web/core/intersection.ts';
import { manifoldOutline, outlineOf } from '../../../web/page/outline.ts';
import type { Shape, Vec3 } from '../../../web/scene/shape.ts';
import { core } from '../../core/support/core.ts';

const box: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const plane: Shape = { kind: 'plane', normal: [1, 1, 1], constant: 0 };
const sphere: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };

function common(a: Shape, b: Shape): Intersection {
  const found = core.intersection(a, b);
  if (found === null) throw new Error('they are apart');
  return found;
}

const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

test('a plane cuts a box in a hexagon', () => {
  const found = common(box, plane);
  expect(outlineOf(found).polygons).toEqual([found.points.map(({ point }) => point)]);
  expect(found.points).toHaveLength(6);
});

test('a polyhedron has a polygon for each face', () => {
  const { polygons } = outlineOf(common(box, { kind: 'aabb', min: [0, 0, 0], max: [2, 2, 2] }));
  expect(polygons.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4]);
});

test('points and segments', () => {
  const point: Shape = { kind: 'point', position: [1, 0, 0] };
  expect(outlineOf(common(box, point))).toMatchObject({ points: [[1, 0, 0]], polygons: [] });
  const segment: Shape = { kind: 'segment', start: [0, 0, 0], end: [3, 0, 0] };
  expect(outlineOf(common(box, segment)).lines).toEqual([
    {
      points: [
        [0, 0, 0],
        [1, 0, 0],
      ],
      closed: false,
    },
  ]);
});

const cuts: readonly Shape[] = [
  plane,
  { kind: 'plane', normal: [0, 0, -2], constant: 1 },
  { kind: 'plane', normal: [1, 0, 0], constant: 0.5 },
];

test.each(cuts)('a disk is a polygon on its circle, counter-clockwise: %j', (cut) => {
  const found = common(sphere, cut);
  const [polygon = []] = outlineOf(found).polygons;
  const center = found.center ?? [0, 0, 0];
  const normal = found.normal ?? [0, 0, 0];
  expect(polygon).toHaveLength(128);
  for (const corner of polygon) {
    expect(distance(corner, center)).toBeCloseTo(found.radius ?? 0, 12);
    const along = corner.reduce(
      (sum, each, i) => sum + (each - center[i as 0]) * normal[i as 0],
      0,
    );
    expect(along).toBeCloseTo(0, 12);
  }
  const [u = [0, 0, 0], v = [0, 0, 0]] = polygon.map((corner) =>
    corner.map((each, i) => each - center[i as 0]),
  ) as unknown as Vec3[];
  const cross: Vec3 = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  expect(cross[0] * normal[0] + cross[1] * normal[1] + cross[2] * normal[2]).toBeGreaterThan(0);
});

test('the border of an oval lies on the capsule', () => {
  const capsule: Shape = { kind: 'capsule', start: [-1, 0, 0], end: [1, 0, 0], radius: 0.5 };
  const [polygon = []] = outlineOf(common(capsule, plane)).polygons;
  expect(polygon.length).toBeGreaterThan(64);
  for (const position of polygon) {
    const depth = core.distance(capsule, { kind: 'sphere', center: position, radius: 1e-6 });
    expect(depth.distance).toBe(0);
    expect(core.test(capsule, { kind: 'point', position }).gap).toBeCloseTo(0, 9);
  }
});

test('two spheres cross in a circle, and one inside the other is three circles', () => {
  const other: Shape = { kind: 'sphere', center: [1, 0, 0], radius: 1 };
  const [circle] = outlineOf(common(sphere, other)).lines;
  expect(circle?.closed).toBe(true);
  expect(circle?.points.every(([x]) => Math.abs(x - 0.5) < 1e-12)).toBe(true);
  const inner: Shape = { kind: 'sphere', center: [0.1, 0, 0], radius: 0.5 };
  expect(outlineOf(common(sphere, inner)).lines).toHaveLength(3);
});

test('a line has no end in two directions, a ray in one, and a plane has no border', () => {
  const floor: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
  expect(outlineOf(common(floor, plane)).rays).toHaveLength(2);
  const ray: Shape = { kind: 'ray', origin: [2, 0, 0], direction: [1, 0, 0] };
  expect(outlineOf(common(floor, ray)).rays).toEqual([{ origin: [2, 0, 0], direction: [1, 0, 0] }]);
  const none = { polygons: [], lines: [], rays: [], points: [] };
  expect(outlineOf(common(floor, floor))).toEqual(none);
});

test('the points of a manifold are a polygon, a line or a point', () => {
  const points: Vec3[] = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
  ];
  expect(manifoldOutline(points).polygons).toEqual([points]);
  expect(manifoldOutline(points.slice(1)).lines).toEqual([
    { points: points.slice(1), closed: false },
  ]);
  expect(manifoldOutline(points.slice(2)).points).toEqual(points.slice(2));
});
