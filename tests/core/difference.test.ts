// core.difference, as JavaScript sees it. That its faces are right is tested natively.
import { describe, expect, it } from 'vitest';
import { core } from './support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const turned = {
  kind: 'obb',
  center: [1.5, 0.2, 0.1],
  rotation: [1, 2, 3, 4],
  halfExtents: [1, 1, 1],
} as const;

describe('difference', () => {
  it('of two boxes has faces of both and of edges, by their rows', () => {
    const found = core.difference(cube, turned);
    expect(found).toMatchObject({ dimension: 3, outcome: 'overlapping', radius: 0 });
    const { steps, ...verdict } = core.explain(cube, turned);
    const kinds = new Set(found.faces.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['edges', 'face-a', 'face-b']);
    const rows = found.faces.map(({ candidate }) => candidate ?? -1);
    expect(Math.min(...rows)).toBe(0);
    expect(Math.max(...rows)).toBeLessThan(steps.length);
    const nearest = found.faces.reduce((a, b) => (b.distance < a.distance ? b : a));
    expect(steps[nearest.candidate ?? -1]?.name).toBe(verdict.candidate);
    expect(nearest.distance).toBeCloseTo(-(verdict.gap ?? 0), 14);
    for (const face of found.faces) {
      const { point } = found.points[face.points[0] as number] as (typeof found.points)[number];
      const along = point.reduce((sum, x, i) => sum + x * (face.normal[i] as number), 0);
      expect(along).toBeCloseTo(face.distance, 14);
    }
  });

  it('of two segments is a parallelogram, of points a point', () => {
    const across = { kind: 'segment', start: [0, 0, 0], end: [1, 0, 0] } as const;
    const up = { kind: 'segment', start: [0, 3, 0], end: [0, 5, 0] } as const;
    const found = core.difference(across, up);
    expect(found.dimension).toBe(2);
    expect(found.points).toHaveLength(4);
    expect(found.faces).toHaveLength(1);
    expect(found.points[0]).toMatchObject({ featureA: 'start', featureB: expect.any(String) });
    const point = { kind: 'point', position: [1, 2, 3] } as const;
    const ball = { kind: 'sphere', center: [0, 2, 5], radius: 0.5 } as const;
    expect(core.difference(point, ball)).toEqual({
      outcome: 'apart',
      dimension: 0,
      points: [{ point: [1, 0, -2], featureA: null, featureB: null }],
      faces: [],
      radius: 0.5,
    });
  });

  it('names what has none', () => {
    const ray = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] } as const;
    expect(() => core.difference(cube, ray)).toThrow(/b\.kind.*ray/);
    const geometry = core.createMesh([0, 0, 0, 1, 0, 0, 0, 1, 0]);
    const mesh = { kind: 'mesh', geometry, position: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;
    expect(() => core.difference(mesh, cube)).toThrow(/a\.kind.*mesh.*hull/);
    expect(() => core.difference({ ...turned, rotation: [0, 0, 0, 0] }, cube)).toThrow(/rotation/);
  });
});

describe('walks', () => {
  const apart = { ...turned, center: [4, 0.2, 0.1] } as const;

  it('of GJK end at the distance', () => {
    const { steps, outcome } = core.gjk(cube, apart);
    expect(outcome).toBe('apart');
    const distances = steps.map(({ distance }) => distance);
    expect(distances.toSorted((a, b) => b - a)).toEqual(distances);
    expect(distances.at(-1)).toBe(core.distance(cube, apart).distance);
    const { simplex } = steps[0] as (typeof steps)[number];
    expect(simplex).toHaveLength(1);
    expect(simplex[0]?.featureA).toMatch(/^[+−]x[+−]y[+−]z$/);
    expect(core.gjk(cube, turned).steps.at(-1)).toMatchObject({ distance: 0, nearest: [0, 0, 0] });
  });

  it('of EPA end near the depth', () => {
    const { steps, points, depth, axis } = core.epa(cube, turned);
    const verdict = core.test(cube, turned);
    expect(depth).toBeCloseTo(-(verdict.gap ?? 0), 9);
    expect(Math.hypot(...(axis ?? []))).toBeCloseTo(1, 14);
    expect(steps[0]?.faces).toHaveLength(4);
    expect(steps.at(-1)?.support).toBeNull();
    for (const { faces, nearest } of steps) {
      expect(faces[nearest]).toBeDefined();
      for (const place of faces.flat()) expect(points[place]).toBeDefined();
    }
    expect(core.epa(cube, apart)).toMatchObject({ steps: [], points: [], depth: null, axis: null });
  });

  it('name what has none', () => {
    const plane = { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const;
    expect(() => core.gjk(plane, cube)).toThrow(/a\.kind.*plane/);
    expect(() => core.epa(cube, plane)).toThrow(/b\.kind.*plane/);
  });
});

describe('rows of faces', () => {
  const corners = [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 1, 1, 1];
  const hull = {
    kind: 'hull',
    geometry: core.createHull(corners),
    position: [0.5, 0.25, 0.125],
    rotation: [1, 2, 3, 4],
  } as const;
  const triangle = { kind: 'triangle', a: [1, 0, 0], b: [0, 2, 1], c: [0, 0, 3] } as const;
  const flat = { kind: 'parallelogram', a: [1, 0, 0], b: [0, 2, 1], c: [0, 0, 3] } as const;
  const point = { kind: 'point', position: [1, 2, 3] } as const;
  const solids = { hull, cube, turned, triangle, flat, point } as const;
  const pairs = Object.entries(solids).flatMap(([first, a]) =>
    Object.entries(solids).map(([second, b]) => ({ first, a, second, b })),
  );

  it.each(pairs)('of $first and $second are about their normals', ({ a, b }) => {
    const { dimension, faces } = core.difference(a, b);
    const { steps } = core.explain(a, b);
    for (const { candidate, normal } of dimension === 3 ? faces : []) {
      const [x, y, z] = steps[candidate ?? -1]?.axis ?? [Number.NaN, Number.NaN, Number.NaN];
      const [u, v, w] = normal;
      expect(Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u)).toBeLessThan(1e-14);
    }
  });

  it('are none where a distance is asked instead', () => {
    const ball = { kind: 'sphere', center: [0, 2, 5], radius: 0.5 } as const;
    const segment = { kind: 'segment', start: [0, 3, 0], end: [1, 5, 0] } as const;
    for (const other of [ball, segment]) {
      for (const solid of [hull, cube, turned]) {
        const rows = [core.difference(solid, other), core.difference(other, solid)]
          .flatMap(({ faces }) => faces)
          .map(({ candidate }) => candidate);
        expect(new Set(rows)).toEqual(new Set([null]));
      }
    }
  });
});
