// Distances and depths: against what two shapes cover, and cases known by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presets } from '../../web/presets/index.ts';
import type { Shape, Vec3 } from '../../web/scene/shape.ts';
import { core, InvalidShapeError } from './support/core.ts';
import { covers, norm, sub } from './support/geometry.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a) + Math.abs(b));
const box: Shape = { kind: 'aabb', min: [0, 0, 0], max: [2, 2, 2] };

describe('known by hand', () => {
  test('a capsule above a triangle', () => {
    const capsule: Shape = { kind: 'capsule', start: [0, 3, 0], end: [1, 2, 0], radius: 0.5 };
    const triangle: Shape = { kind: 'triangle', a: [-4, 0, -4], b: [4, 0, -4], c: [0, 0, 8] };
    expect(core.distance(capsule, triangle)).toEqual({
      distance: 1.5,
      depth: null,
      axis: [0, -1, 0],
      pointA: [1, 1.5, 0],
      pointB: [1, 0, 0],
      translation: null,
    });
  });

  test('two corners, which no candidate axis of the test runs through', () => {
    const other: Shape = { kind: 'aabb', min: [3, 4, 4], max: [5, 5, 5] };
    expect(core.distance(box, other)).toMatchObject({
      distance: 3,
      pointA: [2, 2, 2],
      pointB: [3, 4, 4],
    });
  });

  test('one box in another', () => {
    const other: Shape = { kind: 'aabb', min: [1.75, 0.5, 0.5], max: [5, 1.5, 1.5] };
    expect(core.distance(box, other)).toMatchObject({
      distance: 0,
      depth: 0.25,
      axis: [1, 0, 0],
      translation: [0.25, 0, 0],
    });
  });

  test('touching shapes have no depth', () => {
    const other: Shape = { kind: 'aabb', min: [2, 0, 0], max: [3, 1, 1] };
    expect(core.distance(box, other)).toMatchObject({ distance: 0, depth: null });
  });

  test('planes: parallel ones have a distance, crossing ones meet without a depth', () => {
    const ground: Shape = { kind: 'plane', normal: [0, 2, 0], constant: 0 };
    expect(core.distance(ground, { ...ground, constant: -6 })).toMatchObject({ distance: 3 });
    expect(core.distance(ground, { ...ground, normal: [1, 1, 0] })).toMatchObject({
      distance: 0,
      depth: null,
      axis: null,
    });
  });
});

describe.each(core.catalog.pairs)('$name', ({ a, b }) => {
  test('the points are as far apart as is said, and nothing lies between', () => {
    fc.assert(
      fc.property(shapeOf[a], shapeOf[b], (first, second) => {
        const { distance, depth, axis, pointA, pointB } = core.distance(first, second);
        const { outcome } = core.test(first, second);
        requireEqual(distance > 0, outcome === 'apart');
        const between = norm(sub(pointB, pointA));
        requireThat(close(between, distance), 'the points are so far apart', { between, distance });
        requireThat(depth === null || depth > 0, 'a depth is above zero', depth);
        if (outcome !== 'overlapping') requireEqual(depth, null);
        if (outcome !== 'apart') return;
        const [, aMax] = covers(first, axis as Vec3);
        const [bMin] = covers(second, axis as Vec3);
        requireThat(close(bMin - aMax, distance), 'bMin − aMax is it', { aMax, bMin, distance });
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

test.each<[string, Vec3, number, number]>([
  ['the face', [1, 2, 1], 0b111, 0b1111],
  ['the edge ab', [2, 0.5, -1], 0b011, 0b0011],
  ['the edge bc, or bd', [5, 0.3, 3], 0b110, 0b1010],
  ['the corner a', [-1, 1, -2], 0b001, 0b0001],
])('a frame says that a point is nearest to %s', (_, position, ofTriangle, ofParallelogram) => {
  const figure = core.createFigure();
  const point: Shape = { kind: 'point', position };
  const corners = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 0, 4] } as const;
  for (const kind of ['triangle', 'parallelogram'] as const) {
    const flat: Shape = { kind, ...corners };
    const expected = kind === 'triangle' ? ofTriangle : ofParallelogram;
    const cornersOf = (...shapes: readonly Shape[]) => {
      const items = shapes.map((shape, i) => ({ id: i, name: '', shape }));
      const nearest = figure.evaluate({ items, pair: [0, 1] }).ledger?.nearest;
      return [nearest?.cornersA, nearest?.cornersB];
    };
    expect(cornersOf(point, flat)).toEqual([1, expected]);
    expect(cornersOf(flat, point)).toEqual([expected, 1]);
  }
  figure.dispose();
});

test('in a world, by slots', () => {
  const world = core.createWorld({ shapes: 2 });
  world.set(0, box);
  expect(() => world.distance(0, 1)).toThrow(InvalidShapeError);
  world.set(1, { kind: 'sphere', center: [1, 5, 1], radius: 1 });
  expect(world.distance(0, 1)).toMatchObject({ distance: 2, pointA: [1, 2, 1], pointB: [1, 4, 1] });
  world.dispose();
});

test('what is no shape is refused by name', () => {
  const bad: Shape = { kind: 'sphere', center: [0, 0, 0], radius: -1 };
  expect(() => core.distance(box, bad)).toThrow('b.radius');
});

test.each(presets)('a frame of $key measures its pair, also in the other order', ({ scene }) => {
  const [a, b] = scene.pair as readonly [number, number];
  const byId = (id: number) => scene.items.find((item) => item.id === id)?.shape as Shape;
  const figure = core.createFigure();
  const orNull = (numbers: Float64Array) =>
    numbers.some(Number.isNaN) ? null : (Array.from(numbers) as unknown as Vec3);
  for (const pair of [
    [a, b],
    [b, a],
  ] as const) {
    const nearest = figure.evaluate({ ...scene, pair }).ledger?.nearest;
    if (!nearest) throw new Error('the pair has no ledger');
    expect({
      distance: nearest.distance,
      depth: Number.isNaN(nearest.depth) ? null : nearest.depth,
      axis: orNull(nearest.axis),
      pointA: orNull(nearest.pointA),
      pointB: orNull(nearest.pointB),
      translation: orNull(nearest.translation),
    }).toEqual(core.distance(byId(pair[0]), byId(pair[1])));
  }
  figure.dispose();
});

describe('the row of a distance', () => {
  const rowOf = (a: Shape, b: Shape) => core.explain(a, b).steps[0]?.gap;
  const ray: Shape = { kind: 'ray', origin: [-3, 0, 0], direction: [1, 0, 0] };
  const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 0.9 };

  test('of a ray through the center is the depth', () => {
    expect(rowOf(ray, ball)).toBe(-0.9);
    expect(core.distance(ray, ball).depth).toBe(0.9);
  });

  test('of a segment that passes near the center, too', () => {
    const segment: Shape = { kind: 'segment', start: [-3, 0.125, 0], end: [3, 0.125, 0] };
    expect(rowOf(segment, ball)).toBe(-0.775);
    expect(core.distance(segment, ball).depth).toBe(0.775);
  });

  test('tells of a curve that misses beyond which end its line meets', () => {
    const beyond = (curve: Shape, shape: Shape) =>
      core.explain(curve, shape).steps.map((step) => step.beyond);
    const short: Shape = { ...ray, maxDistance: 1 };
    const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
    expect(beyond(short, cube)).toEqual(['end', null, null]);
    expect(beyond({ ...ray, origin: [3, 0, 0] }, cube)).toEqual(['start', null, null]);
    expect(beyond(ray, cube)).toEqual([null, null, null]);
    expect(beyond(short, ball)).toEqual([null, 'end']);
  });
});
