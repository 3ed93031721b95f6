// What a hit says: of straight pieces and points, of where it leaves, and which ones count.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HitOptions } from '../../web/core/api.ts';
import type { Ray, Shape, Vec3 } from '../../web/scene/shape.ts';
import { core, InvalidArgumentError } from './support/core.ts';
import { dot, norm } from './support/geometry.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns, runsAreMany } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const alongX: Shape = { kind: 'segment', start: [-1, 0, 0], end: [3, 0, 0] };
const alongY: Shape = { kind: 'segment', start: [0, -1, 0], end: [0, 1, 0] };
const upwards: Shape = { kind: 'ray', origin: [0, -3, 0], direction: [0, 2, 0] };
const middle: Shape = { kind: 'point', position: [0, 0, 0] };

describe('two straight pieces', () => {
  test('t is along the first, tB along the second', () => {
    expect(core.test(alongX, alongY).hit).toMatchObject({ t: 0.25, tB: 0.5, tExit: 0.25 });
    expect(core.test(alongX, upwards).hit).toMatchObject({ t: 0.25, tB: 1.5 });
  });

  test('any other pair has no tB', () => {
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    expect(core.test(alongX, ball).hit).toMatchObject({ t: 0, tB: null });
    expect(core.test(middle, alongX).hit).toMatchObject({ t: 0.25, tB: null });
    expect(core.test(alongX, { ...ball, center: [0, 5, 0] }).hit).toBe(null);
  });
});

test('the feature is one of the shape that is hit, in either order', () => {
  expect(core.test(middle, alongX).hit?.feature).toBe('point');
  expect(core.test(alongX, middle).hit?.feature).toBe('point');
  const world = core.createWorld({ shapes: 1 });
  world.set(0, middle);
  expect(world.raycast(upwards)?.hit.feature).toBe('point');
  expect(world.raycastAll(upwards)[0]?.hit.feature).toBe('point');
  world.dispose();
});

test('of a ray and a segment it is one of the second', () => {
  expect(core.test(upwards, alongX).hit).toMatchObject({ t: 1.5, tB: 0.25, feature: 'line' });
  const through: Shape = { kind: 'ray', origin: [-2, 0, 0], direction: [1, 0, 0] };
  expect(core.test(through, alongX).hit).toMatchObject({ feature: 'start', exitFeature: 'end' });
  expect(core.test(alongX, upwards).hit).toMatchObject({ feature: null, exitFeature: null });
  const world = core.createWorld({ shapes: 1 });
  world.set(0, alongX);
  expect(world.raycast(through)?.hit).toMatchObject({ feature: 'start', exitFeature: 'end' });
  expect(world.raycastAll(through)[0]?.hit).toMatchObject({ feature: 'start' });
  world.dispose();
});

const solids = fc.oneof(shapeOf.aabb, shapeOf.obb, shapeOf.sphere, shapeOf.capsule);
const any = fc.oneof(solids, shapeOf.triangle, shapeOf.parallelogram, shapeOf.plane);
const curves = fc.oneof(shapeOf.ray, shapeOf.segment);

describe('where it leaves', () => {
  const box: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };

  test('has the normal and feature of the surface there', () => {
    const ray: Ray = { kind: 'ray', origin: [-5, 0.5, 0], direction: [2, 0, 0] };
    expect(core.test(ray, box).hit).toMatchObject({
      normal: [-1, 0, 0],
      feature: 'x-',
      exitNormal: [1, 0, 0],
      exitFeature: 'x+',
    });
    expect(core.test({ ...ray, maxDistance: 5 }, box).hit).toMatchObject({
      feature: 'x-',
      exitPoint: [0, 0.5, 0],
      exitNormal: null,
      exitFeature: null,
    });
  });

  test('the normal has length one and points out', () => {
    fc.assert(
      fc.property(shapeOf.ray, solids, (curve, solid) => {
        const ray = curve as Ray;
        const hit = core.test(ray, solid).hit;
        if (!hit) return;
        if (hit.exitNormal === null) {
          const isPoint = 'radius' in solid && solid.radius === 0;
          const endsInside = hit.exitFeature === null && ray.maxDistance !== undefined;
          requireThat(isPoint || endsInside, 'where it leaves there is a normal', hit);
          return;
        }
        const isUnit = Math.abs(norm(hit.exitNormal) - 1) < 5e-15;
        requireThat(isUnit, 'the normal has length one', hit.exitNormal);
        const along = dot(hit.exitNormal, ray.direction);
        requireThat(along > -1e-12 * norm(ray.direction), 'the normal points out', along);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  test('what is flat is left where it is entered', () => {
    const flat = fc.oneof(shapeOf.triangle, shapeOf.parallelogram, shapeOf.plane);
    fc.assert(
      fc.property(curves, flat, (curve, shape) => {
        const hit = core.test(curve, shape).hit;
        if (!hit || hit.facing === null) return;
        requireEqual(hit.exitNormal, hit.normal);
        requireEqual(hit.exitFeature, hit.feature);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

test('u and v stand for a ray of length zero, and for one in the plane', () => {
  const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
  const ray: Ray = { kind: 'ray', origin: [1, 2, 0], direction: [0, 0, 1], maxDistance: 0 };
  const weights = { u: 0.25, v: 0.5 };
  expect(core.test(ray, triangle).hit).toMatchObject(weights);
  expect(core.test(ray, { ...triangle, kind: 'parallelogram' }).hit).toMatchObject(weights);
  const along: Ray = { kind: 'ray', origin: [-1, 2, 0], direction: [1, 0, 0] };
  expect(core.test(along, triangle).hit).toMatchObject({ t: 1, u: 0, v: 0.5 });
  expect(core.raycastMesh(ray, [0, 0, 0, 4, 0, 0, 0, 4, 0])).toMatchObject(weights);
});

test('a triangle without area is hit at a corner or at its longest edge', () => {
  const flat: Shape = { kind: 'triangle', a: [0, 0, 0], b: [4, 0, 0], c: [1, 0, 0] };
  const at = (x: number): Ray => ({ kind: 'ray', origin: [x, 0, 3], direction: [0, 0, -1] });
  expect(core.test(at(2), flat).hit).toMatchObject({ feature: 'ab', normal: null, u: null });
  expect(core.test(at(0.5), flat).hit).toMatchObject({ feature: 'ab', exitFeature: 'ab' });
  expect(core.test(at(4), flat).hit?.feature).toBe('b');
  expect(core.test(at(1), flat).hit?.feature).toBe('c');
});

describe('a direction so short that t is beyond the largest double', () => {
  const ray: Ray = { kind: 'ray', origin: [0, 0.5, 0], direction: [1e-310, 0, 0] };
  const infinite = Number.POSITIVE_INFINITY;

  test.each<[string, Shape, Vec3]>([
    ['sphere', { kind: 'sphere', center: [5, 0.5, 0], radius: 1 }, [6, 0.5, 0]],
    ['box', { kind: 'aabb', min: [4, -1, -1], max: [6, 1, 1] }, [6, 0.5, 0]],
    ['capsule', { kind: 'capsule', start: [5, -1, 0], end: [5, 1, 0], radius: 1 }, [6, 0.5, 0]],
    ['plane', { kind: 'plane', normal: [1, 0, 0], constant: -4 }, [4, 0.5, 0]],
    ['triangle', { kind: 'triangle', a: [4, -1, -1], b: [4, 3, -1], c: [4, -1, 3] }, [4, 0.5, 0]],
  ])('%s: t is Infinity, distance and points are right', (_, shape, exitPoint) => {
    expect(core.test(ray, shape).hit).toMatchObject({
      t: infinite,
      tExit: infinite,
      distance: 4,
      point: [4, 0.5, 0],
      exitPoint,
    });
    const ends = core.test({ ...ray, maxDistance: 4.5 }, shape).hit;
    expect(ends).toMatchObject({ t: infinite, distance: 4, point: [4, 0.5, 0] });
    expect(ends?.exitPoint?.[0]).toBe(Math.min(4.5, exitPoint[0]));
    expect(core.test({ ...ray, maxDistance: 3.5 }, shape).hit).toBe(null);
  });

  test('hits are in their order all the same', () => {
    const world = core.createWorld({ shapes: 3 });
    [9, 3, 6].forEach((x, i) => {
      world.set(i, { kind: 'sphere', center: [x, 0.5, 0], radius: 1 });
    });
    expect(world.raycast(ray)).toMatchObject({ slot: 1, hit: { t: infinite, distance: 2 } });
    expect(world.raycastAll(ray).map(({ slot }) => slot)).toEqual([1, 2, 0]);
    world.dispose();
  });
});

/** What the option asks for, from the hit without it. */
function wayOut(ray: Shape, shape: Shape) {
  const { hit } = core.test(ray, shape);
  if (!hit?.startsInside) return hit;
  if (hit.exitFeature === null || hit.tExit === null) return null;
  const { exitPoint, exitNormal, exitFeature, tExit } = hit;
  return {
    ...hit,
    t: tExit,
    point: exitPoint,
    normal: exitNormal,
    feature: exitFeature,
    facing: 'back',
    distance: expect.closeTo(tExit * norm((ray as Ray).direction), 12),
  };
}

describe('solid: false', () => {
  const options = { solid: false };

  test('a start inside hits the way out, anything else is as without it', () => {
    let inside = 0;
    fc.assert(
      fc.property(shapeOf.ray, any, (ray, shape) => {
        const verdict = core.test(ray, shape, options);
        const { outcome, gap } = core.test(ray, shape);
        requireEqual(verdict.hit, wayOut(ray, shape));
        requireEqual([verdict.outcome, verdict.gap], [outcome, gap]);
        requireEqual(core.test(shape, ray, options).hit, verdict.hit);
        if (verdict.hit?.startsInside) inside++;
      }),
      { numRuns: propertyRuns(3000) },
    );
    if (runsAreMany) expect(inside).toBeGreaterThan(10);
  });

  test('raycasts take these hits, in their order', () => {
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), shapeOf.ray, (shapes, shot) => {
        const ray = shot as Ray;
        const world = core.createWorld({ shapes: shapes.length });
        shapes.forEach((shape, i) => {
          world.set(i, shape);
        });
        for (const each of [options, { cull: 'back' }, { solid: false, cull: 'front' }] as const) {
          const expected = shapes
            .flatMap((shape, slot) => {
              const { hit } = core.test(ray, shape, each);
              return hit ? [{ slot, hit }] : [];
            })
            .sort((x, y) => x.hit.t - y.hit.t || x.slot - y.slot);
          requireEqual(world.raycastAll(ray, each), expected);
          const nearest = world.raycast(ray, each);
          requireEqual(nearest && { slot: nearest.slot, hit: nearest.hit }, expected[0] ?? null);
        }
        world.dispose();
      }),
      { numRuns: propertyRuns(400) },
    );
  });
});

describe('cull', () => {
  const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0] };
  const corners = [0, 0, 0, 4, 0, 0, 0, 4, 0];
  const front: Ray = { kind: 'ray', origin: [1, 1, 5], direction: [0, 0, -1] };
  const back: Ray = { kind: 'ray', origin: [1, 1, -5], direction: [0, 0, 1] };

  test('leaves out hits of that side, not the outcome', () => {
    expect(core.test(front, triangle, { cull: 'back' }).hit).toEqual(
      core.test(front, triangle).hit,
    );
    const culled = core.test(back, triangle, { cull: 'back' });
    expect(culled).toEqual({ ...core.test(back, triangle), hit: null });
    expect(core.test(front, triangle, { cull: 'front' }).hit).toBe(null);
    expect(core.raycastMesh(front, corners, undefined, { cull: 'back' })).not.toBe(null);
    expect(core.raycastMesh(back, corners, undefined, { cull: 'back' })).toBe(null);
    expect(core.raycastMesh(back, corners, undefined, { cull: 'front' })?.facing).toBe('back');
  });

  test('never what lies in the plane, nor other shapes', () => {
    const along: Ray = { kind: 'ray', origin: [-1, 1, 0], direction: [1, 0, 0] };
    const plane: Shape = { kind: 'plane', normal: [0, 0, 1], constant: 0 };
    for (const cull of ['back', 'front'] as const) {
      expect(core.test(along, triangle, { cull }).hit).toMatchObject({ t: 1, facing: null });
      expect(core.raycastMesh(along, corners, [0, 1, 2], { cull })?.triangle).toBe(0);
      expect(core.test(back, plane, { cull }).hit?.facing).toBe('back');
      const place: Ray = { ...front, origin: [0.25, 0.25, 0], maxDistance: 0 };
      expect(core.test(place, triangle, { cull }).hit).toMatchObject({ t: 0, facing: null });
    }
  });

  test('a mesh is that of the other triangles', () => {
    const point = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -4, max: 4 })));
    const triangles = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(triangles, shapeOf.ray, fc.constantFrom('back', 'front'), (list, shot, side) => {
        const cull = side as 'back' | 'front';
        const ray = shot as Ray;
        const kept = list.flatMap(([a, b, c], i) => {
          const shape = { kind: 'triangle', a, b, c } as unknown as Shape;
          return core.test(ray, shape).hit?.facing === cull ? [] : [i];
        });
        const rest = core.raycastMesh(ray, kept.flatMap((i) => list[i] ?? []).flat());
        const expected = rest && { ...rest, triangle: kept[rest.triangle] };
        requireEqual(core.raycastMesh(ray, list.flat(2), undefined, { cull }), expected);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('options that are none', () => {
  const ray: Ray = { kind: 'ray', origin: [0, 0, 5], direction: [0, 0, -1] };
  const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
  const world = core.createWorld({ shapes: 1 });
  world.set(0, ball);
  const calls: [string, (options: HitOptions) => unknown][] = [
    ['test', (options) => core.test(ray, ball, options)],
    ['raycastMesh', (options) => core.raycastMesh(ray, [], undefined, options)],
    ['world.raycast', (options) => world.raycast(ray, options)],
    ['world.raycastAll', (options) => world.raycastAll(ray, options)],
  ];
  const bad: [unknown, string, unknown, string][] = [
    [{ solid: 0 }, 'options.solid', 0, 'notABoolean'],
    [{ cull: 'both' }, 'options.cull', 'both', 'notASide'],
    [{ cull: null }, 'options.cull', null, 'notASide'],
    [{ solid: false, backfaces: true }, 'options.backfaces', true, 'unknownOption'],
    [{ toString: 1 }, 'options.toString', 1, 'unknownOption'],
    ['back', 'options', 'back', 'notOptions'],
    [null, 'options', null, 'notOptions'],
    [['cull'], 'options', ['cull'], 'notOptions'],
  ];

  test.each(calls)('%s names them', (name, call) => {
    for (const [options, argument, value, reason] of bad) {
      const ask = () => call(options as HitOptions);
      expect(ask).toThrow(InvalidArgumentError);
      expect(ask).toThrow(`${name}: ${argument} is`);
      expect(thrown(ask)).toMatchObject({ function: name, argument, value, reason });
    }
    expect(() => call({})).not.toThrow();
    expect(() => call({ solid: undefined, cull: undefined })).not.toThrow();
  });
});

describe('what the ray of a figure’s pair hits', () => {
  const balls = Array.from({ length: 70 }, (_, i) => {
    // Each place once, in an order that is neither that of the slots nor its reverse.
    const x = ((i * 31) % 70) * 3 + 2;
    return { kind: 'sphere', center: [x, 0, 0], radius: 1 } satisfies Shape;
  });
  const itemsOf = (shapes: readonly Shape[]) =>
    shapes.map((shape, i) => ({ id: i, name: String(i), shape }));

  test('are all shapes in its way but itself, nearest first', () => {
    const figure = core.createFigure();
    const ray: Shape = { kind: 'ray', origin: [0, 0, 0], direction: [2, 0, 0] };
    const items = itemsOf([...balls, ray, { kind: 'point', position: [0, 5, 0] }]);
    const { hits, hitCount } = figure.evaluate({ items, pair: [3, 70] });
    expect(hitCount).toBe(70);
    const shown = hits.slice(0, hitCount);
    expect(shown.map(({ hit }) => hit.t)).toEqual(balls.map((_, i) => (i * 3 + 1) / 2));
    expect(shown.map(({ b }) => balls[b]?.center[0])).toEqual(balls.map((_, i) => i * 3 + 2));
    expect(shown.every(({ a }) => a === 70)).toBe(true);
    expect(figure.evaluate({ items, pair: [3, 71] }).hitCount).toBe(0);
    figure.dispose();
  });

  test('are those of a segment, and of the first of two', () => {
    const figure = core.createFigure();
    const items = itemsOf([alongX, alongY, middle, { kind: 'point', position: [2, 0, 0] }]);
    const slotsOf = (pair: readonly [number, number]) => {
      const { hits, hitCount } = figure.evaluate({ items, pair });
      return hits.slice(0, hitCount).map(({ b, hit }) => [b, hit.t]);
    };
    expect(slotsOf([2, 0])).toEqual([
      [1, 0.25],
      [2, 0.25],
      [3, 0.75],
    ]);
    expect(slotsOf([1, 0])).toEqual([
      [0, 0.5],
      [2, 0.5],
    ]);
    figure.dispose();
  });
});
