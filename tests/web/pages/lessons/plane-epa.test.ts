// EPA in the plane, as the lesson on depth draws it: its bounds hold, and it ends with the depth that the core has.
import { describe, expect, test } from 'vitest';
import { loadCore, type Obb, type Vec3 } from '../../../../web/core/index.node.ts';
import { epaAndDepth, outline } from '../../../../web/pages/lessons/list/epa-and-depth.ts';
import {
  edgesOf,
  firstTriangle,
  grown,
  nearestEdge,
  outlineOf,
  planeSteps,
} from '../../../../web/pages/lessons/plane-epa.ts';
import { randomInteger, randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import { cross, sub } from '../../../../web/scene/vectors.ts';

const core = await loadCore();

/** Turned about z alone, and long in that direction. */
function* overlapping(count: number): Generator<readonly [Obb, Obb]> {
  const random = randomNumbers(7);
  const between = (low: number, high: number) => low + (high - low) * random();
  const box = (): Obb => ({
    kind: 'obb',
    center: [between(-0.8, 0.8), between(-0.8, 0.8), 0],
    rotation: [0, 0, randomInteger(random, -9, 9), randomInteger(random, 1, 9)],
    halfExtents: [between(0.3, 1.2), between(0.3, 1.2), 5],
  });
  for (let found = 0; found < count; ) {
    const pair = [box(), box()] as const;
    if (core.outcome(...pair) !== 'overlapping') continue;
    found += 1;
    yield pair;
  }
}

const shape = (index: 0 | 1) => epaAndDepth.figures.main.scene?.items[index]?.shape as Obb;

test('the outline of M that the lesson draws is that of the core, and GJK ends where the walk starts', () => {
  const text = (points: readonly Vec3[]) =>
    points.map(([x, y]) => `${x.toFixed(9)} ${y.toFixed(9)}`).sort();
  expect(text(outlineOf(core, shape(0), shape(1)))).toEqual(text(outline));
  const start = epaAndDepth.figures['walk']?.scene?.items.slice(1, 4) ?? [];
  const ends = start.flatMap((item) => (item.shape.kind === 'segment' ? [item.shape.start] : []));
  expect(text(firstTriangle(core, shape(0), shape(1)))).toEqual(text(ends));
  expect(planeSteps(core, shape(0), shape(1))).toHaveLength(4);
});

test('each step has the depth between its bounds, and the last one has it exactly', () => {
  let steps = 0;
  for (const pair of overlapping(300)) {
    const { depth } = core.distance(...pair);
    const walk = planeSteps(core, ...pair);
    if (depth === null || walk.length === 0) continue;
    steps += walk.length;
    let before = 0;
    for (const { edge, support } of walk) {
      expect(edge.distance).toBeGreaterThanOrEqual(before - 1e-9);
      expect(edge.distance).toBeLessThanOrEqual(depth + 1e-9);
      expect(support.reach).toBeGreaterThanOrEqual(depth - 1e-9);
      before = edge.distance;
    }
    expect(walk.at(-1)?.edge.distance).toBeCloseTo(depth, 8);
  }
  expect(steps).toBeGreaterThan(600);
});

describe('a polygon that grows', () => {
  const square: readonly Vec3[] = [
    [1, 1, 0],
    [-1, 1, 0],
    [-1, -1, 0],
    [1, -1, 0],
  ];

  test('has a corner more, and loses those that the new one hides', () => {
    expect(grown(square, [3, 0, 0])).toHaveLength(5);
    expect(grown(square, [3, 3, 0])).toHaveLength(4);
    expect(grown(square, [0, 0.5, 0])).toBe(square);
    expect(nearestEdge(grown(square, [0, 2, 0]))?.distance).toBeCloseTo(1, 12);
  });

  test('stays convex and counter-clockwise', () => {
    let polygon = square;
    for (const point of [
      [3, 0, 0],
      [0, 4, 0],
      [-2, 3, 0],
      [1, -5, 0],
    ] as const) {
      polygon = grown(polygon, point);
      const edges = edgesOf(polygon);
      for (const [i, edge] of edges.entries()) {
        const next = edges[(i + 1) % edges.length] ?? edge;
        expect(cross(sub(edge.end, edge.start), sub(next.end, next.start))[2]).toBeGreaterThan(0);
        expect(edge.distance).toBeGreaterThan(0);
      }
    }
  });
});

test('two triangles in one plane have no depth: no tetrahedron, and they touch', () => {
  const triangle = (x: number) =>
    ({ kind: 'triangle', a: [x, 0, 0], b: [x + 2, 0, 0], c: [x, 2, 0] }) as const;
  const pair = [triangle(0), triangle(0.3)] as const;
  expect(core.outcome(...pair)).toBe('touching');
  expect(core.epa(...pair).steps).toEqual([]);
});
