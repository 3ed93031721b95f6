// Meshes that stand somewhere: shapes in every call, beside their triangles as hulls one by one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quat, Ray, Vec3 } from '../../web/scene/shape.ts';
import {
  type AnyShape,
  core,
  type Hull,
  loadCore,
  type Mesh,
  type PosedMesh,
} from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const kIdentity: Quat = [0, 0, 0, 1];
const posed = (geometry: Mesh, position: Vec3 = [0, 0, 0], rotation = kIdentity): PosedMesh => ({
  kind: 'mesh',
  geometry,
  position,
  rotation,
});

/** Two triangles across z, 5 apart. */
const kTwo = [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 5, 2, 0, 5, 0, 2, 5];
const two = core.createMesh(kTwo);
const down: Ray = { kind: 'ray', origin: [0.5, 0.5, 9], direction: [0, 0, -1] };
const outcomeNames = core.catalog.codes.outcome;

/** Its triangles as hulls. */
function trianglesOf(corners: readonly number[], { position, rotation }: PosedMesh): Hull[] {
  return Array.from({ length: corners.length / 9 }, (_, i) => {
    const geometry = core.createHull(corners.slice(9 * i, 9 * i + 9));
    return { kind: 'hull', geometry, position, rotation } as const;
  });
}

const whole = fc.integer({ min: -3, max: 3 });
const corners = fc
  .array(fc.tuple(whole, whole, whole), { minLength: 3, maxLength: 12 })
  .map((points) => points.slice(0, points.length - (points.length % 3)).flat());
const rotation = fc
  .tuple(whole, whole, whole, whole)
  .filter((q) => q.some((number) => number !== 0)) as fc.Arbitrary<Quat>;
const place = fc.tuple(whole, whole, whole) as fc.Arbitrary<Vec3>;

test('a mesh meets a shape as its triangles do', () => {
  fc.assert(
    fc.property(corners, place, rotation, anyShape, (numbers, position, turn, shape) => {
      const geometry = core.createMesh(numbers);
      const mesh = posed(geometry, position, turn);
      const parts = trianglesOf(numbers, mesh);
      const outcomes = parts.map((part) => core.outcome(part, shape));
      const expected = outcomes.includes('overlapping')
        ? 'overlapping'
        : outcomes.includes('touching')
          ? 'touching'
          : 'apart';
      requireEqual(core.outcome(mesh, shape), expected);
      requireEqual(core.outcome(shape, mesh), expected);
      requireEqual(core.meets(shape, mesh), expected !== 'apart');
      const { count, trianglesA, outcomes: codes } = core.meetingTriangles(mesh, shape);
      const found = parts.map(() => 'apart');
      for (let i = 0; i < count; i++) {
        found[trianglesA[i] as number] = outcomeNames[codes[i] as number] as string;
      }
      requireEqual(found, outcomes);
      const verdict = core.test(mesh, shape);
      requireEqual(verdict.outcome, expected);
      if (expected === 'apart') {
        const nearest = Math.min(...parts.map((part) => core.distance(part, shape).distance));
        requireEqual(core.distance(mesh, shape).distance, nearest);
      }
      for (const part of parts) part.geometry.dispose();
      geometry.dispose();
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('two meshes meet as their triangles do', () => {
  fc.assert(
    fc.property(corners, corners, place, rotation, (first, second, position, turn) => {
      const a = posed(core.createMesh(first));
      const b = posed(core.createMesh(second), position, turn);
      const expected = trianglesOf(first, a).flatMap((own, i) =>
        trianglesOf(second, b).flatMap((other, j) => {
          const outcome = core.outcome(own, other);
          return outcome === 'apart' ? [] : [[i, j, outcome]];
        }),
      );
      const { count, trianglesA, trianglesB, outcomes } = core.meetingTriangles(a, b);
      const found = Array.from({ length: count }, (_, i) => [
        trianglesA[i],
        trianglesB[i],
        outcomeNames[outcomes[i] as number],
      ]);
      requireEqual(found, expected);
      requireEqual((a.geometry as Mesh).meets(b), count > 0);
      a.geometry.dispose();
      b.geometry.dispose();
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('hits are culled as those of the triangle list are, wherever the mesh stands', () => {
  const ray = fc
    .tuple(place, place)
    .filter(([, direction]) => direction.some((number) => number !== 0))
    .map(([origin, direction]): Ray => ({ kind: 'ray', origin, direction }));
  const side = fc.constantFrom(undefined, 'back' as const, 'front' as const);
  fc.assert(
    fc.property(corners, place, ray, side, (numbers, position, from, cull) => {
      const geometry = core.createMesh(numbers);
      const expected = core.raycastMesh(from, numbers, undefined, { cull });
      const origin = from.origin.map((number, i) => number + (position[i] as number));
      const there = { ...from, origin: origin as unknown as Vec3 };
      const mesh = posed(geometry, position);
      const world = core.createWorld({ shapes: 1 });
      world.set(0, mesh);
      for (const hit of [
        core.test(there, mesh, { cull }).hit,
        world.raycast(there, { cull })?.hit,
        world.raycastAll(there, { cull })[0]?.hit,
      ]) {
        expect(hit?.t).toBe(expected?.t);
        expect(hit?.facing).toBe(expected?.facing);
      }
      world.dispose();
      geometry.dispose();
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('a ray in the plane of a triangle comes from neither side', () => {
  const triangle = core.createMesh([0, 0, 0, 2, 0, 0, 0, 2, 0]);
  for (const cull of ['back', 'front'] as const) {
    for (const x of [0, 1]) {
      const along: Ray = { kind: 'ray', origin: [x - 3, 0.5, 0], direction: [1, 0, 0] };
      const { hit } = core.test(along, posed(triangle, [x, 0, 0]), { cull });
      expect(hit).toMatchObject({ t: 3, facing: null });
    }
  }
});

describe('what answers say', () => {
  test('a hit names the triangle, and weights of its corners', () => {
    const { hit, triangleA, triangleB } = core.test(down, posed(two, [0, 0, 1]));
    expect(hit).toMatchObject({ t: 3, u: 0.25, v: 0.25, triangle: 1, facing: 'front' });
    expect([triangleA, triangleB]).toEqual([null, 1]);
    expect(core.test(down, posed(two), { cull: 'front' }).hit).toBeNull();
  });

  test('the ledger is that of the triangle which decides, as a hull', () => {
    const box: AnyShape = {
      kind: 'obb',
      center: [1, 5, 0],
      rotation: kIdentity,
      halfExtents: [1, 1, 1],
    };
    const { steps, triangleB, candidate } = core.explain(box, posed(two));
    expect(triangleB).toBe(0);
    expect(candidate).toBe('A.y');
    expect(steps.map(({ name }) => name)).toContain('B.f0');
    expect(core.explain(posed(two), box)).toMatchObject({ triangleA: 0, triangleB: null });
  });

  test('where nothing meets it is about the nearest triangle', () => {
    const point: AnyShape = { kind: 'point', position: [0, 0, 8] };
    expect(core.test(posed(two), point).triangleA).toBe(1);
    expect(core.distance(posed(two), point)).toMatchObject({ distance: 3, pointA: [0, 0, 5] });
  });

  test('sides of a plane are those of all of it', () => {
    const plane: AnyShape = { kind: 'plane', normal: [0, 0, 1], constant: -2 };
    expect(core.test(posed(two), plane)).toMatchObject({
      outcome: 'apart',
      side: 'straddling',
      plane: { min: -2, max: 3 },
    });
  });

  test('what holds it, and where it lies along an axis', () => {
    const box: AnyShape = { kind: 'aabb', min: [0, 0, 0], max: [2, 2, 5] };
    expect(core.contains(box, posed(two))).toBe(true);
    expect(core.contains(box, posed(two, [0, 0, 0.5]))).toBe(false);
    expect(core.project(posed(two), [0, 0, 1])).toMatchObject({ min: 0, max: 5 });
    expect(
      core.separates(posed(two), { kind: 'point', position: [0, 0, 6] }, [0, 0, 1]),
    ).toMatchObject({ outcome: 'apart', gap: 1 });
    expect(thrown(() => core.contains(posed(two) as never, box))).toMatchObject({
      message: expect.stringContaining('a.kind is "mesh"'),
    });
  });

  test('a mesh without triangles meets nothing', () => {
    const empty = posed(core.createMesh([]));
    expect(core.outcome(empty, { kind: 'sphere', center: [0, 0, 0], radius: 9 })).toBe('apart');
    expect(core.meetingTriangles(empty, empty).count).toBe(0);
    expect(core.test(down, empty).hit).toBeNull();
  });

  test('a mesh without triangles is infinitely far away', () => {
    const empty = posed(core.createMesh([]));
    const ball: AnyShape = { kind: 'sphere', center: [0, 0, 0], radius: 9 };
    expect(core.test(empty, ball)).toMatchObject({
      outcome: 'apart',
      gap: Number.POSITIVE_INFINITY,
    });
    expect(core.explain(ball, empty).gap).toBe(Number.POSITIVE_INFINITY);
    expect(core.distance(empty, ball).distance).toBe(Number.POSITIVE_INFINITY);
    expect(core.distance(empty, empty).distance).toBe(Number.POSITIVE_INFINITY);
    const world = core.createWorld({ shapes: 2 });
    world.set(0, empty);
    const point = { kind: 'point', position: [0, 0, 0] } as const;
    expect(world.nearest(point)).toBeNull();
    world.set(1, ball);
    expect(world.nearest(point)).toMatchObject({ slot: 1, distance: 0 });
    world.dispose();
  });
});

describe('in worlds', () => {
  test('they are found, hit and read back', () => {
    const world = core.createWorld({ shapes: 6 });
    const mesh = posed(two, [0, 0, 1], [0, 0, 1, 1]);
    world.set(0, mesh);
    world.set(1, { kind: 'sphere', center: [-0.5, 0.5, 3], radius: 2.5 });
    expect(world.get(0)).toEqual(mesh);
    world.evaluate();
    expect(world.raycast({ ...down, origin: [-0.5, 0.5, 9] })).toMatchObject({
      slot: 0,
      hit: { t: 3, triangle: 1 },
    });
    expect(Array.from(world.query({ kind: 'point', position: [-0.5, 0.5, 6] }))).toEqual([0]);
    expect(world.nearest({ kind: 'point', position: [-0.5, 0.5, 7] })).toMatchObject({
      slot: 0,
      distance: 1,
    });
    expect(world.outcome(0, 1)).toBe(core.outcome(mesh, world.get(1) as AnyShape));
    world.dispose();
  });

  test('answers are about where a mesh was refitted to', () => {
    const geometry = core.createMesh(kTwo);
    const world = core.createWorld({ shapes: 2 });
    world.set(0, posed(geometry));
    expect(world.raycast(down)?.hit.t).toBe(4);
    geometry.refit(kTwo.map((number, i) => (i % 3 === 0 ? number + 100 : number)));
    expect(world.raycast(down)).toBeNull();
    expect(world.raycast({ ...down, origin: [100.5, 0.5, 9] })?.hit.t).toBe(4);
    world.dispose();
    geometry.dispose();
  });

  test('a mesh that was disposed of stays where it is in a world', () => {
    const geometry = core.createMesh(kTwo);
    const mesh = posed(geometry);
    const world = core.createWorld({ shapes: 2 });
    world.set(0, mesh);
    geometry.dispose();
    expect(world.raycast(down)?.hit.t).toBe(4);
    expect(thrown(() => world.set(1, mesh))).toMatchObject({
      message: expect.stringContaining('geometry'),
    });
    world.dispose();
  });

  test('1,000 meshes leave no memory behind', () => {
    const world = core.createWorld({ shapes: 1 });
    const numbers = Array.from({ length: 9000 }, (_, k) => Math.sin(k));
    const putOne = () => {
      const geometry = core.createMesh(numbers);
      world.set(0, posed(geometry));
      geometry.dispose();
    };
    for (let i = 0; i < 10; i++) putOne();
    const before = memoryOf();
    for (let i = 0; i < 1000; i++) putOne();
    expect(memoryOf()).toBe(before);
    world.dispose();
  });
});

test('a geometry of another core, or of another kind, is none', async () => {
  const other = await loadCore({});
  const foreign = posed(other.createMesh(kTwo));
  expect(thrown(() => core.test(foreign, down))).toMatchObject({ reason: 'noGeometry' });
  const hull = core.createHull(kTwo);
  expect(thrown(() => core.test({ ...foreign, geometry: hull } as never, down))).toMatchObject({
    reason: 'noGeometry',
  });
  expect(thrown(() => core.test({ ...posed(two), kind: 'hull' } as never, down))).toMatchObject({
    reason: 'noGeometry',
  });
  expect(thrown(() => core.meetingTriangles(posed(two, [Number.NaN, 0, 0]), down))).toMatchObject({
    message: expect.stringContaining('a.position[0]'),
  });
  expect(thrown(() => core.meetingTriangles(down, down))).toMatchObject({
    message: expect.stringContaining('a.kind is "ray"'),
  });
});

/** Bytes of the core's memory. */
function memoryOf(): number {
  const world = core.createWorld({ shapes: 1 });
  const { byteLength } = world.numbers.buffer;
  world.dispose();
  return byteLength;
}
