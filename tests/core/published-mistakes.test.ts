// The published mistakes, each with the input that shows it, through WebAssembly. The same rows run
// natively in tests/cpp/published_mistakes_test.cpp.
import { describe, expect, test } from 'vitest';
import type { Aabb, Obb, Quat, Ray, Triangle, Vec3 } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';

const ray = (origin: Vec3, direction: Vec3): Ray => ({ kind: 'ray', origin, direction });
const aabb = (min: Vec3, max: Vec3): Aabb => ({ kind: 'aabb', min, max });
const triangle = (a: Vec3, b: Vec3, c: Vec3): Triangle => ({ kind: 'triangle', a, b, c });
const obb = (center: Vec3, half: number | Vec3, rotation: Quat = [0, 0, 0, 1]): Obb => ({
  kind: 'obb',
  center,
  rotation,
  halfExtents: typeof half === 'number' ? [half, half, half] : half,
});

describe('published mistakes', () => {
  test('row 1: sign of the slab plane’s constant', () => {
    const { hit } = core.test(ray([0, 1.5, 1.5], [1, 0, 0]), aabb([1, 1, 1], [2, 2, 2]));
    expect(hit?.t).toBe(1);
  });

  test('row 2: a box behind the ray', () => {
    const verdict = core.test(ray([0, 0, 0], [1, 0, 0]), aabb([-2, -1, -1], [-1, 1, 1]));
    expect(verdict).toMatchObject({ outcome: 'apart', hit: null });
  });

  test('row 3: the near face', () => {
    const { hit } = core.test(ray([-3, 0, 0], [1, 0, 0]), aabb([1, -1, -1], [2, 1, 1]));
    expect(hit).toMatchObject({ t: 4, point: [1, 0, 0] });
  });

  test('row 4: no epsilon on the direction', () => {
    const { hit } = core.test(ray([0, 0, 0], [1e-9, 0, 0]), aabb([1, -1, -1], [2, 1, 1]));
    expect(hit?.t).toBe(1 / 1e-9);
  });

  test('row 5: a box meets itself', () => {
    const unit = aabb([0, 0, 0], [1, 1, 1]);
    expect(core.test(unit, unit).outcome).toBe('overlapping');
  });

  test('row 6: boxes far apart', () => {
    expect(core.test(aabb([5, 5, 5], [6, 6, 6]), aabb([0, 0, 0], [1, 1, 1])).outcome).toBe('apart');
  });

  test('row 7: the parallel test compares the slope with zero', () => {
    expect(core.test(ray([0, 0, 0], [1, 0, 0]), obb([1, 0, 0], 1 / 4)).hit?.t).toBe(3 / 4);
  });

  test('row 8: no slab is dropped', () => {
    expect(core.test(ray([0, 0, 0], [0.6, 0.8, 0]), obb([0.6, 10, 0], 1)).outcome).toBe('apart');
  });

  test('row 9: point and distance use one direction', () => {
    const { hit } = core.test(ray([0, 0, 0], [2, 0, 0]), obb([5, 0, 0], 1));
    expect(hit).toMatchObject({ t: 2, distance: 4, point: [4, 0, 0] });
  });

  test('row 10: starting inside', () => {
    const { hit } = core.test(ray([0, 0, 0], [1, 0, 0]), obb([0, 0, 0], 1));
    expect(hit).toMatchObject({
      t: 0,
      distance: 0,
      tExit: 1,
      startsInside: true,
      normal: null,
      feature: null,
    });
  });

  test('row 11: grazing touches either way', () => {
    const unit = obb([0, 0, 0], 1);
    expect(core.test(ray([-5, 1, 0], [1, 0, 0]), unit).outcome).toBe('touching');
    expect(core.test(ray([0, 2, 0], [1, -1, 0]), unit).outcome).toBe('touching');
  });

  test('row 12: the nearest of two triangles', () => {
    const world = core.createWorld({ shapes: 2 });
    world.set(0, triangle([-1, -1, 10], [1, -1, 10], [0, 1, 10]));
    world.set(1, triangle([-1, -1, 8], [1, -1, 8], [0, 1, 8]));
    const nearest = world.raycast(ray([0, 0, 0], [0, 0, 2]));
    expect(nearest).toMatchObject({ slot: 1, hit: { t: 4, distance: 8 } });
    world.dispose();
  });

  test('row 13: no epsilon on the determinant', () => {
    const { hit } = core.test(
      ray([1 / 4, 1 / 4, 1], [0, 0, -1e-6]),
      triangle([0, 0, 0], [1, 0, 0], [0, 1, 0]),
    );
    expect(hit?.t).toBe(1 / 1e-6);
  });

  test('row 14: a sliver', () => {
    const { hit } = core.test(
      ray([3 / 4, 2 ** -29, 1], [0, 0, -1]),
      triangle([0, 0, 0], [1, 0, 0], [1, 2 ** -27, 0]),
    );
    expect(hit).toMatchObject({ t: 1, u: 1 / 2, v: 1 / 4 });
  });

  test('row 15: no leak at a shared edge', () => {
    const p: Vec3 = [0, 0, 0];
    const q: Vec3 = [1, -1, 0];
    const shot = ray([-1, 0, 0], [7, -3, 0]);
    for (const face of [triangle(p, q, [-1, 0, 1]), triangle(p, [0, -1, -1], q)]) {
      expect(core.test(shot, face)).toMatchObject({ outcome: 'touching', hit: { t: 1 / 4 } });
    }
  });

  test('row 16: any one axis separates', () => {
    const verdict = core.test(
      aabb([-1, -1, -1], [1, 1, 1]),
      triangle([5, 0, 0], [6, 0, 0], [5, 1, 0]),
    );
    expect(verdict.outcome).toBe('apart');
  });

  test('row 17: only an edge pair separates', () => {
    const { outcome, candidate, gap, steps } = core.explain(
      obb([-1.15, 0.15, 0], [1.15, 0.7, 0.8], [0.029792, 0.193904, 0.037384, 0.979855]),
      obb([1.5242, 0.5103, 1.1993], [0.9, 0.62, 0.95], [0.216871, 0.431824, -0.133857, 0.865204]),
    );
    expect(outcome).toBe('apart');
    expect(candidate).toBe('A.y×B.x');
    expect(gap).toBeCloseTo(0.454, 3);
    expect(steps.filter((step) => step.status === 'separates').map((step) => step.name)).toEqual([
      'A.y×B.x',
    ]);
    expect(steps).toHaveLength(15);
  });

  test('row 18: the axes of both boxes', () => {
    const verdict = core.test(obb([0, 0, 0], 1), obb([1.5, 2, 0], 1, [0, 0, 1, 2]));
    expect(verdict).toMatchObject({ outcome: 'apart', candidate: 'B.x' });
    expect(verdict.gap).toBeCloseTo(0.1, 14);
  });

  test('row 19: equal orientations that overlap', () => {
    const q: Quat = [0.1, 0.2, 0.3, 0.9];
    const { outcome, steps } = core.explain(obb([0, 0, 0], 1, q), obb([0.5, 0.5, 0.5], 1, q));
    expect(outcome).toBe('overlapping');
    const skipped = steps.filter((step) => step.status === 'skipped');
    expect(skipped.map((step) => [step.name, step.skipReason])).toEqual([
      ['A.x×B.x', 'parallel'],
      ['A.y×B.y', 'parallel'],
      ['A.z×B.z', 'parallel'],
    ]);
  });

  test('row 19: nearly equal orientations that overlap', () => {
    const q: Quat = [0.1, 0.2, 0.3, 0.9];
    const next: Quat = [0.1 + 1e-17, 0.2 + 1e-17, 0.3 + 1e-17, 0.9 + 1e-17];
    expect(next).not.toEqual(q);
    const { outcome, steps } = core.explain(obb([0, 0, 0], 1, q), obb([0.5, 0.5, 0.5], 1, next));
    expect(outcome).toBe('overlapping');
    // Axes of 1e-17, and no tolerance: they are asked.
    expect(steps.filter((step) => step.status === 'skipped')).toEqual([]);
  });

  test('row 20: the origin on a slab plane', () => {
    for (const zero of [0, -0]) {
      const verdict = core.test(ray([-5, 1, 0], [1, zero, 0]), aabb([-1, -1, -1], [1, 1, 1]));
      expect(verdict).toMatchObject({ outcome: 'touching', hit: { t: 4, tExit: 6 } });
    }
  });

  test('row 21: u weights b, v weights c', () => {
    const { hit } = core.test(
      ray([0.7, 0.1, 1], [0, 0, -1]),
      triangle([0, 0, 0], [1, 0, 0], [0, 1, 0]),
    );
    expect(hit?.u).toBeCloseTo(0.7, 15);
    expect(hit?.v).toBeCloseTo(0.1, 15);
  });

  test('row 22: the side of a plane', () => {
    const plane = { kind: 'plane', normal: [0, 1, 0], constant: -2 } as const;
    const sideAt = (low: number, high: number) =>
      core.test(aabb([-1, low, -1], [1, high, 1]), plane).side;
    expect(sideAt(3, 4)).toBe('front');
    expect(sideAt(0, 1)).toBe('back');
    expect(sideAt(1, 3)).toBe('straddling');
  });

  test('row 23: a shared axis, exactly and in reverse', () => {
    const a = obb([0, 0, 0], 1);
    const skippedNames = (b: Obb) =>
      core
        .explain(a, b)
        .steps.filter((step) => step.status === 'skipped')
        .map((step) => step.name);
    expect(skippedNames(obb([1.5, 0, 0], 1, [0, 1, 0, 0]))).toEqual([
      'A.x×B.x',
      'A.y×B.y',
      'A.z×B.z',
    ]);
    const shared = obb([1.5, 2, 0], 1, [0, 0, 1, 2]);
    expect(skippedNames(shared)).toEqual(['A.z×B.z']);
    expect(core.test(a, shared).outcome).toBe('apart');
  });

  test('row 23: a nearly shared axis', () => {
    // Two beams whose lengths are 2⁻²⁸ from parallel: only their cross product has daylight.
    const turn = 0.4142135623730951;
    const tilt = 2 ** -29;
    const beam = (z: number, rotation: Quat): Obb => ({
      kind: 'obb',
      center: [0, 0, z],
      rotation,
      halfExtents: [2 ** 30, 1, 1],
    });
    const a = beam(0, [turn, 0, 0, 1]);
    const tilted: Quat = [turn, tilt * turn, tilt, 1];
    const verdict = core.test(a, beam(3, tilted));
    expect(verdict).toMatchObject({ outcome: 'apart', candidate: 'A.x×B.x' });
    expect(verdict.gap).toBeCloseTo(3 - 2 * Math.SQRT2, 7);
    expect(core.test(a, beam(2.8, tilted)).outcome).toBe('overlapping');
  });
});
