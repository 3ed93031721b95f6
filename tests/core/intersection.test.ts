// core.intersection, intersections and section, as JavaScript sees them. That corners are right is tested natively.
import { describe, expect, it } from 'vitest';
import { core, InvalidArgumentError } from './support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const none = {
  faces: [],
  arcs: [],
  normal: null,
  center: null,
  radius: null,
  length: null,
  area: null,
  volume: null,
  min: null,
  max: null,
  triangleA: null,
  triangleB: null,
} as const;

describe('intersection', () => {
  it('of a plane and a box is a polygon with the edges that its corners lie on', () => {
    const plane = { kind: 'plane', normal: [1, 1, 1], constant: 0 } as const;
    const cut = core.intersection(cube, plane);
    expect(cut?.kind).toBe('polygon');
    expect(cut?.points).toHaveLength(6);
    expect(cut?.points.map(({ featureA }) => featureA)).toContain('+x−y');
    expect(cut?.points.every(({ featureB }) => featureB === null)).toBe(true);
    expect(cut?.area).toBeCloseTo(3 * Math.sqrt(3), 14);
    expect(Math.hypot(...(cut?.normal ?? []))).toBeCloseTo(1, 15);
  });

  it('of two boxes is a box with faces', () => {
    const other = { kind: 'aabb', min: [0, -2, 0.5], max: [3, 0, 4] } as const;
    const common = core.intersection(cube, other);
    expect(common).toMatchObject({
      outcome: 'overlapping',
      kind: 'box',
      min: [0, -1, 0.5],
      max: [1, 0, 1],
      volume: 0.5,
      area: 4,
    });
    expect(common?.points).toHaveLength(8);
    expect(common?.faces).toHaveLength(6);
    expect(common?.faces[0]).toMatchObject({ featureA: '+x', featureB: null, normal: [1, 0, 0] });
  });

  it('of turned boxes is a polyhedron', () => {
    const turned = {
      kind: 'obb',
      center: [1, 1, 1],
      rotation: [1, 2, 3, 4],
      halfExtents: [1, 1, 1],
    } as const;
    const common = core.intersection(cube, turned);
    expect(common?.kind).toBe('polyhedron');
    const sides = common?.faces.reduce((sum, { points }) => sum + points.length, 0) ?? 0;
    expect((common?.points.length ?? 0) + (common?.faces.length ?? 0)).toBe(sides / 2 + 2);
    expect(common?.volume).toBeGreaterThan(0);
  });

  it('of a segment is the part of it inside', () => {
    const segment = { kind: 'segment', start: [0, 0, 0], end: [4, 0, 0] } as const;
    expect(core.intersection(segment, cube)).toEqual({
      ...none,
      outcome: 'overlapping',
      kind: 'segment',
      points: [
        { point: [0, 0, 0], featureA: 'start', featureB: null },
        { point: [1, 0, 0], featureA: 'side', featureB: '+x' },
      ],
      length: 1,
    });
    const ray = { kind: 'ray', origin: [1, 0, 0], direction: [2, 0, 0] } as const;
    const ground = { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const;
    expect(core.intersection(ray, ground)).toMatchObject({ kind: 'ray', normal: [1, 0, 0] });
    expect(core.intersection(ray, cube)).toMatchObject({ kind: 'point', outcome: 'touching' });
  });

  it('of round shapes', () => {
    const ball = { kind: 'sphere', center: [0, 3, 0], radius: 5 } as const;
    const ground = { kind: 'plane', normal: [0, 2, 0], constant: 0 } as const;
    expect(core.intersection(ball, ground)).toEqual({
      ...none,
      outcome: 'overlapping',
      kind: 'disk',
      points: [],
      normal: [0, 1, 0],
      center: [0, 0, 0],
      radius: 4,
      area: 16 * Math.PI,
    });
    const other = { kind: 'sphere', center: [0, 9, 0], radius: 5 } as const;
    expect(core.intersection(ball, other)).toMatchObject({
      kind: 'circle',
      center: [0, 6, 0],
      radius: 4,
    });
    const pill = { kind: 'capsule', start: [-2, 0, 0], end: [2, 0, 0], radius: 1 } as const;
    const oval = core.intersection(ground, pill);
    expect(oval?.kind).toBe('oval');
    expect(oval?.arcs.at(-1)?.to).toEqual(oval?.arcs[0]?.from);
    expect(oval?.arcs.filter(({ weight }) => weight === 1)).toHaveLength(2);
  });

  it('is null of what is apart', () => {
    const far = { kind: 'point', position: [9, 9, 9] } as const;
    expect(core.intersection(cube, far)).toBeNull();
    expect(core.intersections(cube, far)).toEqual([]);
  });

  it('names a round shape that has none', () => {
    const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
    const ask = () => core.intersection(cube, ball);
    expect(ask).toThrow(InvalidArgumentError);
    expect(ask).toThrow(/b\.kind.*sphere.*round/);
    expect(() => core.intersection({ ...ball, radius: -1 }, cube)).toThrow(/radius/);
    expect(core.intersection({ ...ball, radius: 0 }, cube)).toMatchObject({ kind: 'point' });
  });
});

describe('of meshes', () => {
  const positions = [-4, 0, -4, -4, 0, 4, 4, 0, 4, 4, 0, -4, 0, 3, 0];
  const index = [0, 2, 1, 0, 3, 2, 0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4];
  const pyramid = {
    kind: 'mesh',
    geometry: core.createMesh(positions, index),
    position: [0, 0, 0],
    rotation: [0, 0, 0, 1],
  } as const;

  it('a section is a line around', () => {
    const plane = { kind: 'plane', normal: [0, 1, 0], constant: -1.5 } as const;
    const cut = core.section(pyramid, plane);
    expect(core.section(plane, pyramid)).toEqual(cut);
    expect(cut.triangles).toEqual([]);
    expect(cut.lines).toHaveLength(1);
    expect(cut.lines[0]).toMatchObject({ closed: true });
    expect(cut.lines[0]?.points).toHaveLength(4);
    expect(cut.lines[0]?.points).toContainEqual([-2, 1.5, 2]);
    expect([...(cut.lines[0]?.triangles ?? [])].sort()).toEqual([2, 3, 4, 5]);
    const ground = { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const;
    expect(core.section(pyramid, ground).triangles).toEqual([0, 1]);
    expect(core.section(pyramid, { ...ground, constant: 1 })).toEqual({ lines: [], triangles: [] });
  });

  it('each triangle has its own', () => {
    const segment = { kind: 'segment', start: [0.1, -1, 0.2], end: [0.1, 5, 0.2] } as const;
    const all = core.intersections(pyramid, segment);
    expect(all.map(({ triangleA }) => triangleA)).toEqual([0, 3]);
    expect(all.every(({ kind }) => kind === 'point')).toBe(true);
    expect(() => core.intersection(pyramid, segment)).toThrow(/a\.kind.*mesh.*intersections/);
    expect(() => core.section(pyramid, segment)).toThrow(/b\.kind.*segment/);
    expect(() => core.section(cube, pyramid)).toThrow(/a\.kind.*aabb/);
  });

  it('are none after so many that their memory is given back', () => {
    const kTriangles = 4000;
    const positions = Float64Array.from({ length: 9 * kTriangles }, (_, i) =>
      i % 3 === 0 ? Math.floor(i / 9) / 1000 + ((i / 3) % 3) : (i / 3) % 3 === i % 3 ? 1 : 0,
    );
    const strip = {
      kind: 'mesh',
      geometry: core.createMesh(positions),
      position: [0, 0, 0],
      rotation: [0, 0, 0, 1],
    } as const;
    const at = (y: number) => ({ kind: 'aabb', min: [-9, y - 5, -9], max: [9, y + 5, 9] }) as const;
    for (const all of ['intersections', 'contacts'] as const) {
      expect(core[all](strip, at(0))).toHaveLength(kTriangles);
      expect(core[all](strip, at(100))).toEqual([]);
      expect(core[all](strip, at(100))).toEqual([]);
      expect(core[all](strip, at(0))).toHaveLength(kTriangles);
    }
    const plane = (constant: number) => ({ kind: 'plane', normal: [1, 0, 0], constant }) as const;
    expect(core.section(strip, plane(-2)).lines.length).toBeGreaterThan(500);
    expect(core.section(strip, plane(100))).toEqual({ lines: [], triangles: [] });
    strip.geometry.dispose();
  });

  it('of two slots of a world', () => {
    const world = core.createWorld({ shapes: 3 });
    world.set(0, cube);
    world.set(1, { kind: 'point', position: [1, 1, 1] });
    world.set(2, pyramid);
    expect(world.intersections(0, 1)).toMatchObject([{ kind: 'point', outcome: 'touching' }]);
    expect(world.intersections(0, 2).map(({ kind }) => kind)).toEqual(['polygon', 'polygon']);
    expect(() => world.intersections(0, 3)).toThrow(/slot is 3/);
    world.dispose();
  });
});
