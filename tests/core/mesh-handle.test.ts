// Meshes with a hierarchy: the answers of the triangle list, exactly, whatever its numbers are.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ray } from '../../web/scene/shape.ts';
import { core, type InvalidArgumentError, InvalidShapeError, MeshError } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { point, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const down: Ray = { kind: 'ray', origin: [0.25, 3, 0.25], direction: [0, -2, 0] };
/** Two floors, one above the other: corners 0–3 at the height of 0, 4–7 at 1. */
const positions = [0, 1].flatMap((y) => [0, y, 0, 1, y, 0, 1, y, 1, 0, y, 1]);
const index = [0, 2, 1, 0, 3, 2, 4, 6, 5, 4, 7, 6];

/** Small triangles in rows, two a square. */
function grid(side: number): { positions: Float64Array; index: Uint32Array } {
  const corners = new Float64Array(3 * (side + 1) ** 2);
  const triangles: number[] = [];
  for (let i = 0; i <= side; i++) {
    for (let j = 0; j <= side; j++) {
      const corner = i * (side + 1) + j;
      corners.set([i, Math.sin(i) * Math.cos(j), j], 3 * corner);
      const [right, above] = [corner + side + 1, corner + 1];
      if (i < side && j < side) triangles.push(corner, above, right, right, above, right + 1);
    }
  }
  return { positions: corners, index: new Uint32Array(triangles) };
}

describe('a mesh', () => {
  test('has counts and bounds', () => {
    const mesh = core.createMesh(positions, index);
    expect(mesh.triangleCount).toBe(4);
    expect(mesh.vertexCount).toBe(8);
    expect(mesh.bounds).toEqual({ min: [0, 0, 0], max: [1, 1, 1] });
    mesh.dispose();
    const none = core.createMesh([]);
    expect(none.triangleCount).toBe(0);
    expect(none.bounds).toBe(null);
    expect(none.raycast(down)).toBe(null);
    none.dispose();
  });

  test('may be of any kind of array', () => {
    const expected = core.raycastMesh(down, positions, index);
    for (const view of [Float32Array, Float64Array]) {
      for (const integers of [Uint16Array, Uint32Array, Int32Array]) {
        const mesh = core.createMesh(new view(positions), new integers(index));
        expect(mesh.raycast(down)).toEqual(expected);
        mesh.dispose();
      }
    }
  });

  test('is hit where its triangle list is', () => {
    const triangles = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 40 });
    const cull = fc.constantFrom(undefined, 'back' as const, 'front' as const);
    fc.assert(
      fc.property(triangles, shapeOf.ray, cull, (list, shape, side) => {
        const ray = shape as Ray;
        const mesh = core.createMesh(list.flat(2));
        const expected = core.raycastMesh(ray, list.flat(2), undefined, { cull: side });
        expect(mesh.raycast(ray, { cull: side })).toEqual(expected);
        const all = mesh.raycastAll(ray, { cull: side });
        expect(all[0] ?? null).toEqual(expected);
        mesh.raycasts(
          Float64Array.of(
            ...ray.origin,
            ...ray.direction,
            ray.maxDistance ?? Number.POSITIVE_INFINITY,
          ),
          {
            cull: side,
          },
        );
        requireEqual(mesh.hitTriangles[0], expected?.triangle ?? -1);
        if (expected) expect(mesh.hitParameters[0]).toBeCloseTo(expected.t, 9);
        mesh.dispose();
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('of many triangles answers many rays in one call', () => {
    const list = grid(100);
    const mesh = core.createMesh(list.positions, list.index);
    const rays = new Float64Array(7 * 1000);
    for (let i = 0; i < 1000; i++) {
      rays.set(
        [(i * 37) % 101, 5, (i * 61) % 100, 0.001 * i, -1, 0, Number.POSITIVE_INFINITY],
        7 * i,
      );
    }
    rays[7 * 999 + 4] = Number.NaN;
    const hits = mesh.raycasts(rays);
    const { hitTriangles, hitParameters } = mesh;
    expect(hitTriangles.length).toBe(1000);
    expect(hits).toBe(hitTriangles.filter((triangle) => triangle >= 0).length);
    expect(hits).toBeGreaterThan(900);
    expect(hitTriangles[999]).toBe(-2);
    for (let i = 0; i < 999; i += 13) {
      const [x, y, z, dx, dy, dz] = rays.subarray(7 * i) as unknown as number[];
      const ray = { kind: 'ray', origin: [x, y, z], direction: [dx, dy, dz] } as Ray;
      const hit = core.raycastMesh(ray, list.positions, list.index);
      expect(hitTriangles[i]).toBe(hit?.triangle ?? -1);
      if (hit) expect(hitParameters[i]).toBeCloseTo(hit.t, 9);
    }
    // A view of the core's memory is copied before that may grow.
    expect(mesh.raycasts(core.createBatch('ray', 'sphere', { pairs: 4 }).a)).toBe(0);
    mesh.dispose();
  });

  test('meets shapes as its triangles do', () => {
    const triangles = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 20 });
    const kinds = Object.keys(shapeOf) as (keyof typeof shapeOf)[];
    const anyShape = fc.oneof(...kinds.map((kind) => shapeOf[kind]));
    fc.assert(
      fc.property(triangles, anyShape, (list, shape) => {
        const mesh = core.createMesh(list.flat(2));
        const outcomes = list.map(([a, b, c]) =>
          core.outcome(shape, { kind: 'triangle', a, b, c }),
        );
        const order = ['apart', 'touching', 'overlapping'] as const;
        const most = Math.max(...outcomes.map((outcome) => order.indexOf(outcome as 'apart')));
        requireEqual(mesh.outcome(shape), order[most]);
        requireEqual(mesh.meets(shape), most > 0);
        const count = mesh.trianglesMeeting(shape);
        const found: unknown[] = list.map(() => 'apart');
        for (let i = 0; i < count; i++) {
          found[mesh.meetingTriangles[i] as number] = order[mesh.meetingOutcomes[i] as number];
        }
        expect(found).toEqual(outcomes);
        mesh.dispose();
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('has a nearest point', () => {
    const mesh = core.createMesh(positions, index);
    expect(mesh.closestPoint([0.5, 3, 0.25])).toEqual({
      triangle: 2,
      point: [0.5, 1, 0.25],
      distance: 2,
      u: 0.25,
      v: 0.25,
    });
    expect(() => mesh.closestPoint([0, Number.NaN, 0])).toThrow(InvalidShapeError);
    mesh.dispose();
    const none = core.createMesh([]);
    expect(none.closestPoint([0, 0, 0])).toBe(null);
    none.dispose();
  });

  test('follows corners that moved', () => {
    const mesh = core.createMesh(positions, index);
    const raised = positions.map((x, i) => (i % 3 === 1 ? x + 0.5 : x));
    mesh.refit(raised);
    expect(mesh.raycast(down)).toEqual(core.raycastMesh(down, raised, index));
    expect(mesh.bounds).toEqual({ min: [0, 0.5, 0], max: [1, 1.5, 1] });
    expect(() => mesh.refit([0, 0, 0])).toThrow('mesh.refit: positions.length is 3');
    expect(() => mesh.refit([...raised.slice(1), Number.NaN])).toThrow('must be finite');
    expect(mesh.raycast(down)).toEqual(core.raycastMesh(down, raised, index));
    mesh.dispose();
  });

  test('is the same from its bytes, and refuses others', () => {
    const list = grid(40);
    const mesh = core.createMesh(list.positions, list.index);
    const bytes = mesh.serialize();
    const loaded = core.loadMesh(bytes);
    expect(loaded.triangleCount).toBe(mesh.triangleCount);
    expect(loaded.bounds).toEqual(mesh.bounds);
    expect(loaded.raycast(down)).toEqual(mesh.raycast(down));
    expect(loaded.serialize()).toEqual(bytes);
    for (const at of [0, 4, 8, 12, 16, 20, 32, bytes.length >> 1, bytes.length - 1]) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] as number) ^ 0x55;
      expect(() => core.loadMesh(damaged)).toThrow('loadMesh: bytes');
    }
    expect(() => core.loadMesh(bytes.subarray(1))).toThrow('mesh.serialize()');
    expect(() => core.loadMesh(new Uint8Array())).toThrow('mesh.serialize()');
    expect(() => core.loadMesh([1, 2] as unknown as Uint8Array)).toThrow('mesh.serialize()');
    mesh.dispose();
    loaded.dispose();
  });

  test('can’t be used after it was disposed of', () => {
    const mesh = core.createMesh(positions, index);
    mesh.dispose();
    mesh.dispose();
    for (const use of [
      () => mesh.raycast(down),
      () => mesh.raycastAll(down),
      () => mesh.raycasts(new Float64Array(7)),
      () => mesh.bounds,
      () => mesh.hitTriangles,
      () => mesh.hitParameters,
      () => mesh.meets(down),
      () => mesh.outcome(down),
      () => mesh.trianglesMeeting(down),
      () => mesh.meetingTriangles,
      () => mesh.meetingOutcomes,
      () => mesh.closestPoint([0, 0, 0]),
      () => mesh.refit(positions),
      () => mesh.serialize(),
    ]) {
      expect(use).toThrow(MeshError);
    }
  });

  test('refuses what is none, as raycastMesh does', () => {
    const refused = (call: () => unknown) => {
      const error = thrown(call) as InvalidArgumentError;
      return [error.argument, error.value, error.reason];
    };
    const create =
      (...list: unknown[]) =>
      () =>
        core.createMesh(...(list as [number[], number[]]));
    expect(refused(create([0, 0, 0]))).toEqual(['positions.length', 3, 'notNines']);
    expect(refused(create(positions, [0, 1]))).toEqual(['index.length', 2, 'notThrees']);
    expect(refused(create(positions, [0, 1, 8]))).toEqual(['index[2]', 8, 'noCorner']);
    expect(refused(create([0, 0, 0, 1, 0, 0, 0, 1, Number.NaN]))).toEqual([
      'positions[8]',
      Number.NaN,
      'notFinite',
    ]);
    const mesh = core.createMesh(positions, index);
    expect(refused(() => mesh.raycasts([0] as unknown as Float64Array))).toEqual([
      'rays',
      [0],
      'notDoubles',
    ]);
    expect(refused(() => mesh.raycasts(new Float64Array(6)))).toEqual([
      'rays.length',
      6,
      'notRecords',
    ]);
    expect(refused(() => mesh.raycast(down, { cull: 'left' as 'back' }))).toEqual([
      'options.cull',
      'left',
      'notASide',
    ]);
    expect(() => mesh.raycast({ ...down, direction: [0, 0, 0] })).toThrow(InvalidShapeError);
    mesh.dispose();
  });
});
