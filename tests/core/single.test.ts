// The float32 verdict beside the exact one: away from contact they agree, at contact they need not.
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadSingle } from '../../web/core/single.node.ts';
import {
  instantiateSingle,
  loadSingle as loadFromServer,
  type SingleVerdict,
} from '../../web/core/single.ts';
import type { Obb, Quat, Shape, Vec3 } from '../../web/scene/shape.ts';
import { CoreLoadError, core, InvalidShapeError } from './support/core.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';

const single = await loadSingle(core.catalog);

/** Shrinking stops in time to report what it has. */
const kRuns = { numRuns: propertyRuns(1500), interruptAfterTimeLimit: 15_000 };
/** A thousandth of the coordinates of the random shapes: nearer, float32 may err. */
const kNear = 6e-3;
/** What slivers and lines that are nearly parallel leave of the digits that float32 has. */
const closeTo = (value: number) => 1e-4 * (1 + Math.abs(value));

const sign = { apart: 1, touching: 0, overlapping: -1 };

/** The sine of an angle that float32 can't tell from zero. */
const kParallel = 1e-5;
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A ray that meets a plane as far off as float32 can't see: both are the same to it as parallel ones. */
function isNearlyAlong(a: Shape, b: Shape): boolean {
  if (a.kind !== 'ray' || b.kind !== 'plane') return false;
  const { direction } = a;
  const { normal } = b;
  return (
    Math.abs(dot(direction, normal)) < kParallel * Math.hypot(...direction) * Math.hypot(...normal)
  );
}

describe.each(core.catalog.pairs)('$name', (pair) => {
  const shapes = fc.tuple(shapeOf[pair.a], shapeOf[pair.b]);

  test('away from contact the outcome is the true one, in both orders', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, gap } = core.test(a, b);
        if (isNearlyAlong(a, b) || (gap !== null && Math.abs(gap) < kNear)) return;
        requireEqual(single.test(a, b).outcome, outcome);
        requireEqual(single.test(b, a).outcome, outcome);
      }),
      kRuns,
    );
  });

  test('swapping the shapes changes no outcome', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const forward = single.test(a, b);
        const backward = single.test(b, a);
        requireEqual(backward.outcome, forward.outcome);
        // The first axis that separates may be another one where the shapes are of one kind.
        if (pair.a !== pair.b) requireEqual(backward.gap, forward.gap);
      }),
      kRuns,
    );
  });

  test('the gap is a float32 with the sign of the outcome', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, gap } = single.test(a, b);
        if (gap === null) {
          requireEqual(pair.name, 'planePlane');
          return;
        }
        requireEqual(gap, Math.fround(gap));
        requireEqual(Math.sign(gap), sign[outcome]);
      }),
      kRuns,
    );
  });

  test('the depth is the true one but for rounding, and the gap no more than the distance', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const exact = core.test(a, b);
        const { outcome, gap } = single.test(a, b);
        if (isNearlyAlong(a, b) || exact.gap === null || gap === null) return;
        if (Math.abs(exact.gap) < kNear) return;
        if (outcome === 'overlapping') {
          const near = Math.abs(gap - exact.gap) < closeTo(exact.gap);
          requireThat(near, 'the depth is the true one', { gap, exact: exact.gap });
        } else {
          const { distance } = core.distance(a, b);
          const within = gap < distance + closeTo(distance);
          requireThat(within, 'gap ≤ distance', { gap, distance });
        }
      }),
      kRuns,
    );
  });
});

describe('near contact', () => {
  const boxAt = (
    center: Vec3,
    rotation: Quat = [0, 0, 0, 1],
    halfExtents: Vec3 = [1, 1, 1],
  ): Obb => ({
    kind: 'obb',
    center,
    rotation,
    halfExtents,
  });
  const turn: Quat = [0, 0, 1, 2];

  test.each<[string, Shape, Shape, SingleVerdict['outcome'], SingleVerdict['outcome']]>([
    [
      'a billionth of a meter at coordinate 10',
      boxAt([9, 0, 0]),
      boxAt([11 + 1e-9, 0, 0]),
      'apart',
      'touching',
    ],
    [
      'the same deep in each other',
      boxAt([9, 0, 0]),
      boxAt([11 - 1e-9, 0, 0]),
      'overlapping',
      'touching',
    ],
    [
      'a turned box resting on another',
      boxAt([0, 0, 0], turn, [2.5, 1, 1]),
      boxAt([3, 4, 0], turn, [2.5, 1, 1]),
      'touching',
      'apart',
    ],
    [
      'a ray beside a triangle’s edge',
      { kind: 'ray', origin: [0.3, 0.7 + 1e-9, 1], direction: [0, 0, -1] },
      { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] },
      'apart',
      'touching',
    ],
  ])('float32 is wrong about %s', (_, a, b, exact, rounded) => {
    expect(core.test(a, b).outcome).toBe(exact);
    expect(single.test(a, b).outcome).toBe(rounded);
    expect(single.test(b, a).outcome).toBe(rounded);
  });

  test('it loses a hit five hundred million kilometers off', () => {
    const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [-(2 ** -20), 2, 2] };
    const plane: Shape = { kind: 'plane', normal: [-(2 ** -20), -3, 3], constant: -0.5 };
    const { outcome, hit } = core.test(ray, plane);
    expect(outcome).toBe('overlapping');
    expect(hit?.t).toBe(2 ** 39);
    expect(single.test(ray, plane).outcome).toBe('apart');
  });

  test('it loses the axis that holds two turned boxes apart', () => {
    const turned: Quat = [0, 0, 1, 4];
    const a = boxAt([0, 0, 0], turned, [8.5, 1, 1]);
    const b = boxAt([15 + 15e-9, 8 + 8e-9, 0], turned, [8.5, 1, 1]);
    expect(core.test(a, b).outcome).toBe('apart');
    const { outcome, gap } = single.test(a, b);
    expect(outcome).toBe('overlapping');
    expect(gap).toBeCloseTo(-1.9e-6, 7); // two millionths of a meter deep
  });
});

describe('what float32 can’t hold', () => {
  test('planes that cross have no gap', () => {
    const floor: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
    const wall: Shape = { kind: 'plane', normal: [1, 0, 0], constant: 0 };
    expect(single.test(floor, wall)).toEqual({ outcome: 'overlapping', gap: null });
  });

  test('beyond its range there is some answer', () => {
    const far: Shape = { kind: 'sphere', center: [2 ** 199, 0, 0], radius: 1 };
    const near: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    expect(single.test(far, near)).toEqual({ outcome: 'apart', gap: null });
    const tiny: Shape = { kind: 'triangle', a: [0, 0, 0], b: [1e-30, 0, 0], c: [0, 1e-30, 0] };
    const beside: Shape = { ...tiny, a: [5e-30, 0, 0], b: [6e-30, 0, 0], c: [5e-30, 1e-30, 0] };
    expect(core.test(tiny, beside).outcome).toBe('apart');
    expect(single.test(tiny, beside)).toEqual({ outcome: 'overlapping', gap: null });
  });

  test('numbers of no shape do not trap', () => {
    const nan: Shape = { kind: 'sphere', center: [Number.NaN, 0, 0], radius: -1 };
    expect(single.test(nan, nan)).toEqual({ outcome: 'overlapping', gap: null });
  });

  test('what is no shape throws', () => {
    const none = { kind: 'cone' } as unknown as Shape;
    const point: Shape = { kind: 'point', position: [0, 0, 0] };
    expect(() => single.test(none, point)).toThrow(InvalidShapeError);
    expect(() => single.test(point, { kind: 'point' } as unknown as Shape)).toThrow('b.position');
  });
});

describe('loading', () => {
  const refusal = 'the float32 tests could not be loaded';
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('what is no module', async () => {
    const bytes = () => Promise.resolve(new Uint8Array([1, 2, 3]));
    const loading = instantiateSingle(bytes, core.catalog);
    await expect(loading).rejects.toThrow(CoreLoadError);
    await expect(loading).rejects.toThrow(refusal);
  });

  test('from a server that has no such file', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
    const loading = loadFromServer(core.catalog);
    await expect(loading).rejects.toThrow(CoreLoadError);
    await expect(loading).rejects.toThrow('404');
  });

  test('from a server that has it', async () => {
    const bytes = await readFile(new URL('../../web/core/wasm/single.wasm', import.meta.url));
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
    const loaded = await loadFromServer(core.catalog);
    const point: Shape = { kind: 'point', position: [0, 0, 0] };
    expect(loaded.test(point, point)).toEqual({ outcome: 'touching', gap: 0 });
  });
});
