// Hulls of points: the geometry, and shapes of it in every call beside the boxes, polygons, segments and points that
// they are.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Aabb, Obb, Ray, Shape, Vec3 } from '../../web/scene/shape.ts';
import { type AnyShape, core, type Hull, type HullGeometry, loadCore } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape, point, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const kSigns = [-1, 1];
/** In binary, x + 2y + 4z, as a box numbers its corners. */
const cornersOfBox = ([x, y, z]: Vec3): number[] =>
  kSigns.flatMap((k) => kSigns.flatMap((j) => kSigns.flatMap((i) => [i * x, j * y, k * z])));
const placed = (geometry: HullGeometry, position: Vec3 = [0, 0, 0]): Hull => ({
  kind: 'hull',
  geometry,
  position,
  rotation: [0, 0, 0, 1],
});
const cube = core.createHull(cornersOfBox([1, 1, 1]));
const along: Ray = { kind: 'ray', origin: [-5, 0.25, 0.5], direction: [2, 0, 0] };

/** The hull that a box, polygon, segment or point is; null of what has none. */
function hullOf(shape: Shape): Hull | null {
  switch (shape.kind) {
    case 'obb': {
      const geometry = core.createHull(cornersOfBox(shape.halfExtents));
      return { ...placed(geometry, shape.center), rotation: shape.rotation };
    }
    case 'aabb': {
      const { min, max } = shape;
      const corner = (i: number) => [min, max].map((p) => p[i] as number);
      const points = corner(0).flatMap((x) =>
        corner(1).flatMap((y) => corner(2).flatMap((z) => [x, y, z])),
      );
      return placed(core.createHull(points));
    }
    case 'triangle':
      return placed(core.createHull([...shape.a, ...shape.b, ...shape.c]));
    case 'segment':
      return placed(core.createHull([...shape.start, ...shape.end]));
    case 'point':
      return placed(core.createHull(shape.position));
    default:
      return null;
  }
}
const solidOrFlat = fc.oneof(
  shapeOf.aabb,
  shapeOf.obb,
  shapeOf.triangle,
  shapeOf.segment,
  shapeOf.point,
);

describe('the geometry', () => {
  test('of a cube has its corners, edges and faces', () => {
    expect(cube.dimension).toBe(3);
    expect(Array.from(cube.sources)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(cube.edges.length).toBe(4 * 12);
    expect(cube.faces.map((face) => face.length)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test.each([
    ['a point', [1, 2, 3, 1, 2, 3, 1, 2, 3], 0, [0]],
    ['a segment', [0, 0, 0, 1, 1, 1, 3, 3, 3, 2, 2, 2], 1, [0, 2]],
    ['a polygon', [0, 0, 0, 2, 0, 0, 1, 1, 0, 2, 2, 0, 0, 2, 0, 1, 0, 0], 2, [0, 1, 3, 4]],
    ['a solid', [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 1, 1, 1], 3, [0, 1, 2, 3]],
  ])('may be %s', (_, points, dimension, sources) => {
    const geometry = core.createHull(points);
    expect(geometry.dimension).toBe(dimension);
    expect(Array.from(geometry.sources)).toEqual(sources);
    expect(Array.from(geometry.corners)).toEqual(
      sources.flatMap((source) => points.slice(3 * source, 3 * source + 3)),
    );
    geometry.dispose();
  });

  test('may be given in any kind of array', () => {
    const points = cornersOfBox([1, 2, 3]);
    for (const view of [Float32Array, Float64Array, Int16Array]) {
      expect(core.createHull(new view(points)).corners).toEqual(core.createHull(points).corners);
    }
  });

  test.each<[string, unknown, string, string]>([
    ['none', [], 'points.length', 'noPoint'],
    ['no triples', [1, 2], 'points.length', 'notThrees'],
    ['nothing', undefined, 'points', 'missing'],
    ['a text', '123', 'points', 'notAnArray'],
    ['NaN', [0, 0, 0, 1, Number.NaN, 0], 'points[4]', 'notFinite'],
    ['too large a number', [0, 0, 1e300], 'points[2]', 'outOfRange'],
    ['a string in it', [0, 0, '1'], 'points[2]', 'wrongType'],
  ])('refuses %s', (_, points, argument, reason) => {
    const error = thrown(() => core.createHull(points as number[]));
    expect(error).toMatchObject({
      name: 'InvalidArgumentError',
      function: 'createHull',
      argument,
      reason,
    });
  });
});

describe('a hull', () => {
  test('answers as the shape that it is', () => {
    fc.assert(
      fc.property(solidOrFlat, anyShape, (own, other) => {
        const hull = hullOf(own) as Hull;
        for (const swap of [false, true]) {
          const order = (a: AnyShape): [AnyShape, AnyShape] => (swap ? [other, a] : [a, other]);
          requireEqual(core.outcome(...order(hull)), core.outcome(...order(own)));
          requireEqual(core.meets(...order(hull)), core.meets(...order(own)));
          const verdict = core.test(...order(hull));
          requireEqual(verdict.outcome, core.outcome(...order(own)));
          requireEqual(verdict.side, core.test(...order(own)).side);
          requireEqual(
            core.distance(...order(hull)).distance,
            core.distance(...order(own)).distance,
          );
          requireEqual(core.explain(...order(hull)).outcome, verdict.outcome);
        }
        hull.geometry.dispose();
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('contains what its box contains', () => {
    fc.assert(
      fc.property(fc.oneof(shapeOf.aabb, shapeOf.obb), anyShape, (box, other) => {
        if (other.kind === 'plane' || other.kind === 'ray') return;
        const hull = hullOf(box) as Hull;
        requireEqual(core.contains(hull, other), core.contains(box as Aabb | Obb, other));
        hull.geometry.dispose();
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('is hit where its box is', () => {
    fc.assert(
      fc.property(
        shapeOf.ray,
        fc.oneof(shapeOf.aabb, shapeOf.obb),
        fc.boolean(),
        (ray, box, solid) => {
          const hull = hullOf(box) as Hull;
          const own = core.test(ray, box, { solid }).hit;
          const hit = core.test(ray, hull, { solid }).hit;
          requireEqual(hit?.t, own?.t);
          requireEqual(hit?.tExit, own?.tExit);
          requireEqual(hit?.startsInside, own?.startsInside);
          hull.geometry.dispose();
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });

  test('names faces, edges and corners by their numbers', () => {
    const { hit } = core.test(along, placed(cube));
    expect(hit).toMatchObject({ t: 2, tExit: 3, normal: [-1, 0, 0] });
    const face = cube.faces[Number(hit?.feature?.slice(1))] as Int32Array;
    expect(Array.from(face, (corner) => cube.corners[3 * corner])).toEqual([-1, -1, -1, -1]);
    const apart = core.test(placed(cube), placed(cube, [3, 0, 0]));
    expect(apart.outcome).toBe('apart');
    expect(apart.gap).toBe(1);
    expect(apart.candidate).toMatch(/^[AB]\.f\d$/);
    expect(apart.cornersA).toEqual([1, 3, 5, 7]);
    expect(apart.cornersB).toEqual([0, 2, 4, 6]);
  });

  test('has a ledger with a name for every step', () => {
    const turned: Hull = { ...placed(cube, [1.5, 1.25, 1]), rotation: [0.1, 0.2, 0.3, 0.9] };
    const { steps, method, file } = core.explain(placed(cube), turned);
    expect(method).toBe('separatingAxes');
    expect(file).toBe('sat/polytope_candidates.cpp');
    // Of the pairs of edges those that may be across a face of the difference.
    expect(steps.length).toBeGreaterThan(6 + 6);
    expect(steps.length).toBeLessThanOrEqual(6 + 6 + 12 * 12);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    for (const { name } of steps) expect(name).toMatch(/^(A\.f\d|B\.f\d|A\.e\d+×B\.e\d+)$/);
    const box: Obb = {
      kind: 'obb',
      center: [0, 3, 0],
      rotation: [0, 0, 0, 1],
      halfExtents: [1, 1, 1],
    };
    expect(core.explain(placed(cube), box).steps[0]?.name).toMatch(/^B\.[xyz]$/);
  });

  test('is projected and separated as its box is', () => {
    const hull = placed(cube, [2, 0, 0]);
    expect(core.project(hull, [0, 0, 2])).toMatchObject({ min: -1, max: 1 });
    expect(core.separates(placed(cube, [-2, 0, 0]), hull, [1, 0, 0])).toEqual({
      outcome: 'apart',
      gap: 2,
      a: [-3, -1],
      b: [1, 3],
    });
  });

  test.each<[string, object, string, string]>([
    ['no geometry', { geometry: undefined }, 'geometry', 'missing'],
    ['another geometry', { geometry: { corners: [] } }, 'geometry', 'noGeometry'],
    ['no position', { position: undefined }, 'position', 'missing'],
    ['two numbers', { position: [1, 2] }, 'position.length', 'wrongLength'],
    ['a text', { rotation: [0, 0, '0', 1] }, 'rotation[2]', 'wrongType'],
    ['NaN', { position: [0, Number.NaN, 0] }, 'position[1]', 'notFinite'],
    ['no rotation', { rotation: [0, 0, 0, 0] }, 'rotation', 'zeroLength'],
  ])('is refused with %s', (_, fields, field, reason) => {
    const shape = { ...placed(cube), ...fields } as Hull;
    const error = thrown(() => core.test(along, shape));
    expect(error).toMatchObject({ name: 'InvalidShapeError', shape: 'b', field, reason });
  });

  test('meets the triangles of a mesh that it meets one by one', () => {
    const corners = fc.array(point, { minLength: 1, maxLength: 12 });
    const list = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(corners, point, list, (points, position, triangles) => {
        const hull = placed(core.createHull(points.flat()), position);
        const mesh = core.createMesh(triangles.flat(2));
        const outcomes = triangles.map(([a, b, c]) =>
          core.outcome(hull, { kind: 'triangle', a, b, c }),
        );
        const met = Array.from({ length: mesh.trianglesMeeting(hull) }, (_, i) => {
          const outcome = core.catalog.codes.outcome[mesh.meetingOutcomes[i] as number];
          return [mesh.meetingTriangles[i] as number, outcome] as const;
        });
        requireEqual(
          met.sort(([i], [k]) => i - k),
          [...outcomes.entries()].filter(([, outcome]) => outcome !== 'apart'),
        );
        requireEqual(mesh.meets(hull), met.length > 0);
        mesh.dispose();
        hull.geometry.dispose();
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  test('is of one core', async () => {
    const other = await loadCore({});
    expect(() => other.meets(along, placed(cube))).toThrow('b.geometry');
  });
});

describe('a world of hulls and other shapes', () => {
  const hulls = fc
    .tuple(fc.array(point, { minLength: 1, maxLength: 12 }), point)
    .map(([points, position]) => ({ points: points.flat(), position }));
  const item = fc.oneof(anyShape, hulls);

  test('answers what single calls answer', () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 40 }),
        shapeOf.ray,
        shapeOf.point,
        hulls,
        (items, ray, at, question) => {
          const made: HullGeometry[] = [];
          const shapes = [...items, question].map((one): AnyShape => {
            if ('kind' in one) return one;
            const geometry = core.createHull(one.points);
            made.push(geometry);
            return placed(geometry, one.position);
          });
          const asked = shapes.pop() as AnyShape;
          const world = core.createWorld({ shapes: shapes.length });
          shapes.forEach((shape, slot) => void world.set(slot, shape));
          const slots = shapes.map((_, slot) => slot);

          const meeting = slots.flatMap((a) =>
            slots.filter((b) => a < b && core.meets(shapes[a] as AnyShape, shapes[b] as AnyShape)),
          );
          requireEqual(world.evaluate(), meeting.length);
          requireEqual(
            world.query(asked),
            slots.filter((slot) => core.meets(asked, shapes[slot] as AnyShape)),
          );
          requireEqual(Array.from(world.queries([asked]).slots), world.query(asked));
          const ts = slots.flatMap(
            (slot) => core.test(ray as Ray, shapes[slot] as AnyShape).hit?.t ?? [],
          );
          requireEqual(
            world.raycast(ray as Ray)?.hit.t,
            ts.length > 0 ? Math.min(...ts) : undefined,
          );
          requireEqual(
            world.raycastAll(ray as Ray).map(({ hit }) => hit.t),
            ts.sort((s, t) => s - t),
          );
          const nearest = Math.min(...shapes.map((shape) => core.distance(at, shape).distance));
          requireEqual(world.nearest(at as Extract<Shape, { kind: 'point' }>)?.distance, nearest);
          requireEqual(world.get(0), shapes[0]);
          world.dispose();
          for (const geometry of made) geometry.dispose();
        },
      ),
      { numRuns: propertyRuns(60) },
    );
  });

  test('keeps a geometry that was disposed of, until its last shape is gone', () => {
    const geometry = core.createHull(cornersOfBox([1, 1, 1]));
    const world = core.createWorld({ shapes: 3 });
    world.set(0, placed(geometry));
    world.set(1, placed(geometry, [1, 0, 0]));
    const name = world.numbers[7] as number;
    geometry.dispose();
    geometry.dispose();
    expect(world.evaluate()).toBe(1);
    expect(world.get(0)).toEqual(placed(geometry));
    expect(() => world.set(2, placed(geometry))).toThrow('slot 2.geometry');
    world.numbers[0] = 5; // the first has moved
    expect(world.evaluate()).toBe(0);
    world.clear(0);
    expect(world.raycast(along)?.slot).toBe(1);
    world.clear(1);
    world.kinds[2] = 10;
    world.numbers.set([0, 0, 0, 0, 0, 0, 1, name], 24);
    const error = thrown(() => world.meets(2, 2));
    expect(error).toMatchObject({ field: 'geometry', reason: 'noGeometry' });
    world.dispose();
  });

  test.each([0, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses the number %d for a geometry',
    (name) => {
      const world = core.createWorld({ shapes: 1 });
      world.set(0, placed(cube));
      world.numbers[7] = name;
      const error = thrown(() => world.meets(0, 0));
      expect(error).toMatchObject({ shape: 'slot 0', field: 'geometry', reason: 'noGeometry' });
      world.count = 1;
      expect(world.evaluate()).toBe(0);
      expect(world.raycast(along)).toBe(null);
      world.dispose();
    },
  );

  test('leaves no memory behind', () => {
    const use = () => {
      const world = core.createWorld({ shapes: 64 });
      for (let slot = 0; slot < 64; slot++) {
        const points = Array.from({ length: 300 }, (_, i) => Math.sin(i * (slot + 1)));
        const geometry = core.createHull(points);
        world.set(slot, placed(geometry, [slot, 0, 0]));
        geometry.dispose();
      }
      world.evaluate();
      world.dispose();
    };
    use();
    const before = memoryOf();
    for (let i = 0; i < 16; i++) use();
    expect(memoryOf()).toBe(before);
  });
});

/** Bytes of the core's memory. */
function memoryOf(): number {
  const world = core.createWorld({ shapes: 1 });
  const { byteLength } = world.numbers.buffer;
  world.dispose();
  return byteLength;
}

test('of many edges, whose names take memory that grows', async () => {
  // A core of its own: its memory is still small.
  const own = await loadCore();
  const points = Array.from({ length: 400 }, (_, i) => {
    const z = 1 - (2 * i + 1) / 400;
    const around = i * 2.399963229728653;
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(around), r * Math.sin(around), z];
  }).flat();
  const geometry = own.createHull(points);
  const at = (x: number) =>
    ({ kind: 'hull', geometry, position: [x, 0, 0], rotation: [0, 0, 0, 1] }) as const;
  const verdict = own.test(at(0), at(1));
  expect(verdict).toMatchObject({ outcome: 'overlapping', hit: null, side: null });
  expect(verdict.candidate).toMatch(/^[AB]\./);
  const ray = { kind: 'ray', origin: [-5, 0.1, 0.2], direction: [1, 0, 0] } as const;
  expect(own.test(ray, at(0)).hit?.feature).toMatch(/^f\d+$/);
});
