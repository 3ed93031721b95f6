// Shapes along an axis, and shapes inside of shapes. (What the core answers is held against fractions
// in tests/verify; here: plain objects, the verdicts beside them, and every refusal.)
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kind, Shape, Vec3 } from '../../web/scene/shape.ts';
import {
  type Container,
  core,
  InvalidArgumentError,
  InvalidShapeError,
  type Separation,
} from './support/core.ts';
import { dot, norm } from './support/geometry.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns, runsAreMany } from './support/runs.ts';
import { anyShape, direction, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const kRuns = { numRuns: propertyRuns(3000) };

const box: Shape = { kind: 'aabb', min: [0, 0, 0], max: [2, 2, 2] };
const ball = (x: number, radius: number): Shape & Container => ({
  kind: 'sphere',
  center: [x, 0, 0],
  radius,
});
const floor: Container = { kind: 'plane', normal: [0, 2, 0], constant: -6 };
const ray: Shape = { kind: 'ray', origin: [1, 2, 3], direction: [1, 1, 0] };

test('the examples of docs/api.md, in full', () => {
  const a: Shape = {
    kind: 'obb',
    center: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    halfExtents: [1, 1, 1],
  };
  const b: Shape = { ...a, center: [1.5, 2, 0], rotation: [0, 0, 1, 2] };
  const ground: Container = { kind: 'plane', normal: [0, 2, 0], constant: 6 };
  expect(core.project(b, [3, 4, 0])).toEqual({
    min: 1.5,
    max: 3.5,
    minPoint: [0.9, 1.2, 0],
    maxPoint: [2.1, 2.8, 0],
  });
  expect(core.separates(a, b, [3, 4, 0])).toEqual({
    outcome: 'apart',
    gap: 0.1,
    a: [-1.4, 1.4],
    b: [1.5, 3.5],
  });
  expect(core.test(a, ground).plane).toEqual({
    signedDistance: 3,
    projectedRadius: 1,
    min: 2,
    max: 4,
  });
  expect(core.contains(ball(0, 2), a)).toBe(true);
  expect(core.contains(ground, a)).toBe(false);
});

describe('project', () => {
  test('by hand', () => {
    expect(core.project(box, [0, 3, 0])).toEqual({
      min: 0,
      max: 2,
      minPoint: [1, 0, 1],
      maxPoint: [1, 2, 1],
    });
    expect(core.project(ray, [4, 0, 0])).toEqual({
      min: 1,
      max: Number.POSITIVE_INFINITY,
      minPoint: [1, 2, 3],
      maxPoint: null,
    });
    expect(core.project(floor, [0, -1, 0])).toEqual({
      min: -3,
      max: -3,
      minPoint: [0, 3, 0],
      maxPoint: [0, 3, 0],
    });
    expect(core.project(floor, [1, 1, 0])).toEqual({
      min: Number.NEGATIVE_INFINITY,
      max: Number.POSITIVE_INFINITY,
      minPoint: null,
      maxPoint: null,
    });
  });

  test('the points are at the ends, and a longer axis changes nothing', () => {
    fc.assert(
      fc.property(anyShape, direction, (shape, axis) => {
        const projection = core.project(shape, axis);
        const { min, max, minPoint, maxPoint } = projection;
        requireThat(min <= max, 'min ≤ max', { min, max });
        requireEqual(minPoint === null, min === Number.NEGATIVE_INFINITY);
        requireEqual(maxPoint === null, max === Number.POSITIVE_INFINITY);
        for (const [end, point] of [[min, minPoint] as const, [max, maxPoint] as const]) {
          if (point === null) continue;
          const error = Math.abs(dot(point, axis) / norm(axis) - end) / (1 + norm(point));
          requireThat(error < 1e-12, 'the point is at the end', { point, end, error });
        }
        const longer = axis.map((x) => 1024 * x) as unknown as Vec3;
        requireEqual(core.project(shape, longer), projection);
      }),
      kRuns,
    );
  });
});

describe('separates', () => {
  test('by hand', () => {
    expect(core.separates(box, ball(5, 1), [2, 0, 0])).toEqual({
      outcome: 'apart',
      gap: 2,
      a: [0, 2],
      b: [4, 6],
    });
    expect(core.separates(box, ball(3, 1), [-2, 0, 0])).toEqual({
      outcome: 'touching',
      gap: 0,
      a: [-2, 0],
      b: [-4, -2],
    });
    expect(core.separates(box, ball(5, 1), [0, 1, 0])).toMatchObject({
      outcome: 'overlapping',
      gap: -1,
    });
    expect(core.separates(floor, ray, [0, 0, 1])).toMatchObject({
      outcome: 'overlapping',
      gap: null,
    });
  });

  test('exchanged, the same the other way round; the intervals are those of project', () => {
    fc.assert(
      fc.property(anyShape, anyShape, direction, (a, b, axis) => {
        const given = core.separates(a, b, axis);
        const expected: Separation = { ...given, a: given.b, b: given.a };
        requireEqual(core.separates(b, a, axis), expected);
        const { min, max } = core.project(a, axis);
        requireEqual(given.a, [min, max]);
      }),
      kRuns,
    );
  });

  test('no axis separates what meets; the witness of a verdict does, by its gap', () => {
    fc.assert(
      fc.property(anyShape, anyShape, direction, (a, b, axis) => {
        const verdict = core.test(a, b);
        if (verdict.outcome !== 'apart') {
          const given = core.separates(a, b, axis);
          requireThat(given.outcome !== 'apart', 'the axis does not separate', given);
        } else if (verdict.axis !== null && (verdict.gap ?? 0) > 1e-9 && isBounded(a, b)) {
          const given = core.separates(a, b, verdict.axis);
          requireEqual(given.outcome, 'apart');
          const difference = Math.abs((given.gap ?? Number.NaN) - (verdict.gap ?? Number.NaN));
          requireThat(difference < 5e-10, 'the gaps are the same', { given, verdict });
        }
      }),
      kRuns,
    );
  });

  // The axis of a verdict is rounded, so what goes on forever isn't perpendicular to it any more.
  const isBounded = (...shapes: Shape[]) =>
    shapes.every(({ kind }) => kind !== 'ray' && kind !== 'plane');
});

describe('contains', () => {
  const containers = ['sphere', 'capsule', 'aabb', 'obb', 'plane'] as const;
  const container = fc.oneof(...containers.map((kind) => shapeOf[kind])) as fc.Arbitrary<Container>;
  const { plane: _, ray: endless, ...others } = shapeOf;
  const bounded = fc.oneof(
    ...Object.values(others),
    endless.map(
      (shape): Shape => ({ ...(shape as Extract<Shape, { kind: 'ray' }>), maxDistance: 1 }),
    ),
  );

  test('by hand, touching from inside and one bit more', () => {
    const above = 2 + 2 ** -51;
    const big = ball(0, 5);
    expect(core.contains(big, ball(3, 2))).toBe(true);
    expect(core.contains(big, ball(3, above))).toBe(false);
    expect(core.contains(big, { kind: 'point', position: [3, 4, 0] })).toBe(true);
    expect(core.contains(box as Container, box)).toBe(true);
    expect(core.contains(floor, { kind: 'sphere', center: [0, 1, 0], radius: 2 })).toBe(true);
    expect(core.contains(floor, { kind: 'sphere', center: [0, 1, 0], radius: above })).toBe(false);
  });

  test('what is contained meets; a plane contains what is not in front', () => {
    let inside = 0;
    fc.assert(
      fc.property(container, bounded, (a, b) => {
        const contained = core.contains(a, b);
        const { outcome, side } = core.test(a, b);
        if (a.kind === 'plane') {
          const within = side === 'straddling' && outcome === 'touching';
          requireEqual(contained, side === 'back' || within);
        } else if (contained) {
          requireThat(outcome !== 'apart', 'what is contained meets', outcome);
          inside += 1;
        }
      }),
      { numRuns: propertyRuns(6000) },
    );
    if (runsAreMany) expect(inside).toBeGreaterThan(0);
  });

  test('what lies in a box reaches no further along its normals', () => {
    fc.assert(
      fc.property(shapeOf.aabb, bounded, (a, b) => {
        if (a.kind !== 'aabb') return;
        const axes: Vec3[] = [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ];
        const within = axes.every((axis, i) => {
          const { min, max } = core.project(b, axis);
          return min >= (a.min[i] as number) && max <= (a.max[i] as number);
        });
        // The ends are rounded: where they are equal, only the core knows.
        if (core.contains(a, b) !== within) {
          const near = axes.some((axis, i) => {
            const { min, max } = core.project(b, axis);
            return min === a.min[i] || max === a.max[i];
          });
          requireThat(near, 'an end of b is one of a', { a, b });
        }
      }),
      kRuns,
    );
  });
});

describe('refusals', () => {
  const calls: [string, (axis: Vec3) => unknown][] = [
    ['project', (axis) => core.project(box, axis)],
    ['separates', (axis) => core.separates(box, ray, axis)],
  ];

  test.each(calls)('%s wants an axis', (name, call) => {
    const refused = (axis: unknown) => thrown(() => call(axis as Vec3));
    expect(() => call([0, 0, 0])).toThrow(InvalidArgumentError);
    expect(refused([0, -0, 0])).toMatchObject({
      function: name,
      argument: 'axis',
      reason: 'zeroLength',
    });
    expect(refused([0, Number.NaN, 0])).toMatchObject({
      argument: 'axis[1]',
      value: Number.NaN,
      reason: 'notFinite',
    });
    expect(refused([0, 0, 2 ** 201])).toMatchObject({ argument: 'axis[2]', reason: 'outOfRange' });
    expect(refused([0, 1])).toMatchObject({ argument: 'axis.length', reason: 'wrongLength' });
    expect(refused([0, '1', 0])).toMatchObject({ argument: 'axis[1]', reason: 'wrongType' });
    expect(refused(undefined)).toMatchObject({ argument: 'axis', reason: 'missing' });
    expect(refused(null)).toMatchObject({ argument: 'axis', reason: 'wrongType' });
  });

  test('shapes are checked as anywhere', () => {
    const bad = ball(Number.NaN, 1);
    const calls: [() => unknown, string][] = [
      [() => core.project(bad, [1, 0, 0]), 'shape'],
      [() => core.separates(bad, box, [1, 0, 0]), 'a'],
      [() => core.separates(box, bad, [1, 0, 0]), 'b'],
      [() => core.contains(bad, box), 'a'],
      [() => core.contains(ball(0, 1), bad), 'b'],
    ];
    for (const [call, shape] of calls) {
      expect(call).toThrow(InvalidShapeError);
      expect(thrown(call)).toMatchObject({ shape, field: 'center[0]', reason: 'notFinite' });
    }
  });

  test('what can contain, and what can be contained', () => {
    const flat: Kind[] = ['ray', 'triangle', 'parallelogram', 'point', 'segment'];
    for (const kind of flat) {
      const [shape] = fc.sample(shapeOf[kind], { numRuns: 1, seed: 1 }) as [Container];
      expect(thrown(() => core.contains(shape, box))).toMatchObject({
        function: 'contains',
        argument: 'a.kind',
        value: kind,
        reason: 'noContainer',
      });
    }
    expect(thrown(() => core.contains(floor, floor))).toMatchObject({
      argument: 'b.kind',
      reason: 'unbounded',
    });
    expect(thrown(() => core.contains(floor, ray))).toMatchObject({
      argument: 'b.maxDistance',
      value: Number.POSITIVE_INFINITY,
      reason: 'unbounded',
    });
  });
});
