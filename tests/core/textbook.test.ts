// core.textbook and core.nanoseconds, as JavaScript sees them. That the methods are right away from contact is tested
// natively.
import { describe, expect, it } from 'vitest';
import { core } from './support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const turned = {
  kind: 'obb',
  center: [1.5, 0.2, 0.1],
  rotation: [1, 2, 3, 4],
  halfExtents: [1, 1, 1],
} as const;
const ray = { kind: 'ray', origin: [-3, 0.25, 0.125], direction: [1, 0, 0] } as const;
const triangle = { kind: 'triangle', a: [0, -1, -1], b: [0, 2, -1], c: [0, -1, 2] } as const;
const plane = { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const;

describe('textbookMethods', () => {
  it('are those about the kinds, in either order', () => {
    expect(core.textbookMethods(cube, turned)).toEqual(['sat', 'gjk', 'epa']);
    expect(core.textbookMethods(ray, turned)).toEqual(['slabs']);
    expect(core.textbookMethods(triangle, ray)).toEqual(['moller-trumbore', 'plane-and-edges']);
    expect(core.textbookMethods(plane, cube)).toEqual([]);
  });
});

describe('textbook', () => {
  it('says what a method says, step by step, beside the exact outcome', () => {
    const { steps, ...answer } = core.textbook('sat', cube, turned);
    const { distance: _, depth } = core.distance(cube, turned);
    const gap = expect.closeTo(-(depth ?? 0), 12);
    expect(answer).toEqual({ method: 'sat', meets: true, t: null, gap, outcome: 'overlapping' });
    const exact = core.explain(cube, turned).steps;
    expect(steps.map(({ name }) => name)).toEqual(exact.map(({ name }) => name));
    for (const [i, { gap }] of steps.entries()) expect(gap).toBeCloseTo(exact[i]?.gap ?? 0, 12);
  });

  it('names shapes as the caller orders them', () => {
    const names = core.textbook('sat', turned, cube).steps.map(({ name }) => name);
    expect(names).toEqual(core.explain(turned, cube).steps.map(({ name }) => name));
    expect(core.textbook('slabs', turned, ray).meets).toBe(core.meets(ray, turned));
  });

  it('has t of rays', () => {
    expect(core.textbook('slabs', ray, cube).t).toBe(2);
    for (const method of ['moller-trumbore', 'plane-and-edges'] as const) {
      const { t, meets, steps } = core.textbook(method, ray, triangle);
      expect([meets, t]).toEqual([true, 3]);
      expect(steps.map(({ status }) => status)).toEqual(Array(5).fill('overlaps'));
    }
  });

  it('numbers the axes of GJK, each with a projection of both', () => {
    const far = { ...turned, center: [4, 0.2, 0.1] } as const;
    const { steps, meets, outcome } = core.textbook('gjk', cube, far);
    expect([meets, outcome]).toEqual([false, 'apart']);
    expect(steps.map(({ name }) => name)).toEqual(steps.map((_, i) => String(i + 1)));
    const last = steps.at(-1);
    expect(last?.status).toBe('separates');
    expect(last?.gap).toBeCloseTo(core.distance(cube, far).distance, 9);
    expect(core.textbook('gjk', cube, far).gap).toBeCloseTo(last?.gap ?? 0, 9);
  });

  it('finds the depth by EPA, whose steps are axes', () => {
    const { steps, meets, gap } = core.textbook('epa', cube, turned);
    expect(meets).toBe(true);
    expect(gap).toBeCloseTo(-(core.distance(cube, turned).depth ?? 0), 9);
    expect(steps.at(-1)?.gap).toBeCloseTo(gap ?? 0, 9);
    expect(steps.length).toBe(core.epa(cube, turned).steps.length);
    const balls = [0, 1].map((x) => ({ kind: 'sphere', center: [x, 0, 0], radius: 0.75 }) as const);
    const [a, b] = balls as unknown as [(typeof balls)[number], (typeof balls)[number]];
    expect(core.textbook('epa', a, b)).toMatchObject({ meets: true, gap: -0.5, steps: [] });
  });

  it('may be wrong near contact', () => {
    const a = { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] } as const;
    const b = { kind: 'aabb', min: [1.0000001, 0, 0], max: [2, 1, 1] } as const;
    expect(core.textbook('sat', a, b)).toMatchObject({ meets: true, outcome: 'apart' });
    expect(core.textbook('sat', a, b).steps[0]?.gap).toBeGreaterThan(0);
  });

  it('names what it is not about', () => {
    const unknown = 'sweep' as 'sat';
    expect(() => core.textbook(unknown, cube, turned)).toThrow(/method is "sweep".*must be one of/);
    expect(() => core.textbook('slabs', cube, turned)).toThrow(/slabs.*not about aabb and obb/);
    expect(() => core.nanoseconds('gjk', cube, plane)).toThrow(/gjk.*not about aabb and plane/);
    const bad = { ...turned, rotation: [0, 0, 0, 0] } as const;
    expect(() => core.textbook('sat', bad, cube)).toThrow(/a\.rotation/);
    expect(() => core.textbookMethods(cube, bad)).toThrow(/b\.rotation/);
  });
});

describe('nanoseconds', () => {
  it('are of one decision, whatever was asked before', () => {
    for (const method of ['exact', ...core.textbookMethods(cube, turned)] as const) {
      expect(core.nanoseconds(method, cube, turned)).toBeGreaterThan(0);
    }
    expect(core.test(cube, turned).outcome).toBe('overlapping');
  });
});
