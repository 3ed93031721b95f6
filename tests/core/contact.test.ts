// core.contact and contacts, as JavaScript sees them. That points are right is tested natively.
import { describe, expect, it } from 'vitest';
import { type ContactOptions, core, InvalidArgumentError } from './support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const stacked = { kind: 'aabb', min: [-1, 0.75, 0], max: [3, 2, 3] } as const;
const ball = { kind: 'sphere', center: [0, 1.5, 0], radius: 1 } as const;
const tilted = {
  kind: 'obb',
  center: [0, 1.8, 0],
  rotation: [0, 0, 1, 32],
  halfExtents: [1, 1, 1],
} as const;

describe('contact', () => {
  it('of two boxes is the rectangle that their faces have in common', () => {
    expect(core.contact(cube, stacked)).toEqual({
      outcome: 'overlapping',
      kind: 'face-face',
      axis: [0, 1, 0],
      depth: 0.25,
      featureA: '+y',
      featureB: '−y',
      points: [
        { pointA: [-1, 1, 1], pointB: [-1, 0.75, 1], depth: 0.25 },
        { pointA: [1, 1, 1], pointB: [1, 0.75, 1], depth: 0.25 },
        { pointA: [1, 1, 0], pointB: [1, 0.75, 0], depth: 0.25 },
        { pointA: [-1, 1, 0], pointB: [-1, 0.75, 0], depth: 0.25 },
      ],
      triangleA: null,
      triangleB: null,
    });
  });

  it('of a sphere is one point, and turns around with its shapes', () => {
    const points = [{ pointA: [0, 1, 0], pointB: [0, 0.5, 0], depth: 0.5 }];
    expect(core.contact(cube, ball)).toMatchObject({
      kind: 'round',
      axis: [0, 1, 0],
      featureA: '+y',
      featureB: null,
      points,
    });
    expect(core.contact(ball, cube)).toMatchObject({ axis: [0, -1, 0], featureA: null });
  });

  it('of incident faces has a depth for each point', () => {
    const level = core.contact(cube, tilted);
    expect(level).toMatchObject({ kind: 'face-edge', featureB: '−x−y' });
    expect(level?.points).toHaveLength(2);
    const incident = core.contact(cube, tilted, { incident: true });
    expect(incident?.points).toHaveLength(4);
    const depths = incident?.points.map(({ depth }) => depth) ?? [];
    expect(Math.max(...depths)).toBe(incident?.depth);
    expect(Math.min(...depths)).toBeLessThan(Math.max(...depths));
  });

  it('has at most four points where no more are wanted', () => {
    const turned = { ...tilted, rotation: [0, 1, 0, 2] } as const;
    expect(core.contact(cube, turned)?.points).toHaveLength(8);
    expect(core.contact(cube, turned, { most: 4 })?.points).toHaveLength(4);
  });

  it('is null of what is apart, and has no points of planes', () => {
    expect(core.contact(cube, { ...ball, radius: 0.25 })).toBeNull();
    expect(core.contacts(cube, { ...ball, radius: 0.25 })).toEqual([]);
    const ground = { kind: 'plane', normal: [0, 2, 0], constant: 0 } as const;
    const wall = { kind: 'plane', normal: [1, 0, 0], constant: 0 } as const;
    expect(core.contact(ground, wall)).toMatchObject({ kind: null, axis: null, points: [] });
    expect(core.contact(cube, ground)).toMatchObject({ kind: 'face-face', depth: 1 });
  });

  it('of meshes is one for each triangle, the deepest first asked for', () => {
    const positions = [-4, 0, -4, -4, 0, 4, 4, 0, 4, 4, 0, -4];
    const geometry = core.createMesh(positions, [0, 1, 2, 0, 2, 3]);
    const floor = { kind: 'mesh', geometry, position: [0, 1, 0], rotation: [0, 0, 0, 1] } as const;
    const all = core.contacts(floor, tilted);
    expect(all.map(({ triangleA }) => triangleA)).toEqual([0, 1]);
    expect(all[0]).toMatchObject({ triangleB: null, featureA: 'f0' });
    expect(core.contact(floor, tilted)).toEqual(
      all.reduce((most, own) => ((own.depth ?? 0) > (most.depth ?? 0) ? own : most)),
    );
    geometry.dispose();
  });

  it('of slots of a world is that of their shapes', () => {
    const world = core.createWorld({ shapes: 3 });
    world.set(0, cube);
    world.set(1, tilted);
    expect(world.contacts(0, 1, { incident: true })).toEqual(
      core.contacts(cube, tilted, { incident: true }),
    );
    expect(world.contacts(1, 0)[0]?.axis).toEqual([0, -1, 0]);
    expect(() => world.contacts(0, 2)).toThrow('2 is empty');
    expect(() => world.contacts(0, 3)).toThrow('this world has the slots 0 to 2');
    world.set(2, { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] });
    expect(() => world.contacts(0, 2)).toThrow('b.kind');
    world.dispose();
    expect(() => world.contacts(0, 1)).toThrow();
  });

  it.each([
    [{ incident: 1 }, 'options.incident', 'notABoolean'],
    [{ most: 3 }, 'options.most', 'notFour'],
    [{ least: 3 }, 'options.least', 'unknownOption'],
    [null, 'options', 'notOptions'],
  ])('refuses %o', (options, argument, reason) => {
    for (const call of ['contact', 'contacts'] as const) {
      try {
        core[call](cube, ball, options as ContactOptions);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidArgumentError);
        expect(error).toMatchObject({ function: call, argument, reason });
      }
    }
  });

  it('names what is no shape, and a ray, which has no contacts', () => {
    expect(() => core.contact(cube, { ...ball, radius: -1 })).toThrow('b.radius');
    const ray = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] } as const;
    expect(() => core.contact(ray, cube)).toThrow('contact: a.kind is "ray"');
    expect(() => core.contacts(cube, ray)).toThrow('contacts: b.kind is "ray"');
  });

  it('reads each option once, whatever its getters ask of the core', () => {
    let reads = 0;
    const options: ContactOptions = {
      get incident() {
        reads++;
        core.contact(ball, ball);
        return true;
      },
    };
    expect(core.contact(cube, tilted, options)?.points).toHaveLength(4);
    expect(reads).toBe(1);
  });

  it('has room for any number of manifolds', () => {
    const positions: number[] = [];
    for (let i = 0; i < 10_000; i++) positions.push(i % 7, 0, 0, (i % 7) + 1, 0, 0, i % 7, 0, 1);
    const geometry = core.createMesh(positions);
    const floor = { kind: 'mesh', geometry, position: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;
    const big = { kind: 'aabb', min: [-9, -1, -9], max: [9, 0.5, 9] } as const;
    const all = core.contacts(floor, big);
    expect(all).toHaveLength(10_000);
    expect(all.every(({ depth, points }) => depth === 0.5 && points.length === 3)).toBe(true);
    geometry.dispose();
  });
});
