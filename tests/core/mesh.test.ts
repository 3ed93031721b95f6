// A ray against triangle lists: the nearest of single tests, without cracks, and typed errors.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ray, Vec3 } from '../../web/scene/shape.ts';
import { core, InvalidArgumentError, InvalidShapeError } from './support/core.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { point, shapeOf } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const down: Ray = { kind: 'ray', origin: [0.25, 3, 0.25], direction: [0, -2, 0] };
/** Two floors, one above the other: corners 0–3 at the height of 0, 4–7 at 1. */
const positions = [0, 1].flatMap((y) => [0, y, 0, 1, y, 0, 1, y, 1, 0, y, 1]);
const index = [0, 2, 1, 0, 3, 2, 4, 6, 5, 4, 7, 6];

describe('a list of triangles', () => {
  test('is hit where it is nearest', () => {
    expect(core.raycastMesh(down, positions, index)).toEqual({
      t: 1,
      distance: 2,
      point: [0.25, 1, 0.25],
      normal: [0, 1, 0],
      facing: 'front',
      u: 0.25,
      v: 0,
      triangle: 2,
      feature: 'ab',
    });
  });

  test('without an index has three corners a triangle', () => {
    const flat = index.flatMap((i) => positions.slice(3 * i, 3 * i + 3));
    expect(core.raycastMesh(down, flat)).toEqual(core.raycastMesh(down, positions, index));
  });

  test('may be of any kind of array', () => {
    const expected = core.raycastMesh(down, positions, index);
    for (const view of [Float32Array, Float64Array]) {
      for (const integers of [Uint16Array, Uint32Array, Int32Array]) {
        const hit = core.raycastMesh(down, new view(positions), new integers(index));
        expect(hit).toEqual(expected);
      }
    }
  });

  test('is missed', () => {
    expect(core.raycastMesh({ ...down, direction: [0, 1, 0] }, positions, index)).toBe(null);
    expect(core.raycastMesh({ ...down, maxDistance: 1.5 }, positions, index)).toBe(null);
    expect(core.raycastMesh(down, [])).toBe(null);
  });

  test('gives what single tests give, nearest first', () => {
    const triangles = fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(triangles, shapeOf.ray, (list, shot) => {
        const ray = shot as Ray;
        const hits = list.flatMap(([a, b, c], triangle) => {
          const { hit } = core.test(ray, { kind: 'triangle', a, b, c });
          return hit ? [{ triangle, hit }] : [];
        });
        const [nearest] = hits.sort((x, y) => x.hit.t - y.hit.t || x.triangle - y.triangle);
        const found = core.raycastMesh(ray, list.flat(2));
        requireEqual(found === null, nearest === undefined);
        if (found === null || nearest === undefined) return;
        requireEqual(found.t, nearest.hit.t);
        const { triangle, ...numbers } = found;
        if (triangle === nearest.triangle) expect(nearest.hit).toMatchObject(numbers);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('may have millions of triangles without area, which are asked about like all others', () => {
    const zeros = new Float64Array(9 * 3_000_000);
    const through: Ray = { kind: 'ray', origin: [-2, 0, 0], direction: [1, 0, 0] };
    expect(core.raycastMesh(through, zeros)).toMatchObject({ triangle: 0, t: 2, normal: null });
    expect(core.raycastMesh(down, zeros)).toBe(null);
    // points of which each is another one, beside the ray, and needles
    const points = zeros.subarray(0, 9 * 300_000).map((_, i) => ((i / 9) | 0) % 1013);
    expect(core.raycastMesh({ ...through, direction: [1, 0.4, 0] }, points)).toBe(null);
    const needles = points.map((x, i) => (i % 9 < 3 ? x : x / 2));
    expect(core.raycastMesh({ ...through, direction: [1, 0.4, 0] }, needles)).toBe(null);
  });

  test('leaves its memory to what comes after it', () => {
    const own = new Float64Array(9 * 1_000_000).fill(0.5);
    const world = core.createWorld({ shapes: 1 });
    const bytes = () => world.numbers.buffer.byteLength;
    core.raycastMesh(down, own);
    const before = bytes();
    for (let i = 0; i < 3; i++) core.raycastMesh(down, own);
    const batch = core.createBatch('obb', 'obb', { pairs: 400_000 });
    expect(bytes()).toBe(before);
    batch.dispose();
    world.dispose();
  });

  test('has no cracks: every ray at a fan’s inside hits it', () => {
    // Nearly flat, so that no spoke is an outline that a ray may pass beside.
    const onSlope = (x: number, z: number): Vec3 => [x, 0.1 * x + 0.05 * z, z];
    const middle = onSlope(0.1, -0.2);
    const rim = Array.from({ length: 7 }, (_, i) => {
      const angle = (2 * Math.PI * i) / 7;
      return onSlope(Math.cos(angle), Math.sin(angle));
    });
    const corners = [middle, ...rim].flat();
    const fan = rim.flatMap((_, i) => [0, 1 + i, 1 + ((i + 1) % 7)]);
    const share = fc.double({ min: 0, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), share, point, (i, along, offset) => {
        // At a point of a spoke as rounded, and from anywhere above.
        const to = rim[i] as Vec3;
        const target = middle.map((x, k) => x + along * ((to[k] as number) - x));
        const origin: Vec3 = [offset[0], 4 + offset[1], offset[2]];
        const direction = target.map((x, k) => x - (origin[k] as number)) as unknown as Vec3;
        const hit = core.raycastMesh({ kind: 'ray', origin, direction }, corners, fan);
        requireThat(hit !== null, 'it hits', { origin, direction });
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('what is none', () => {
  const nan = Number.NaN;
  const nine = [0, 0, 0, 1, 0, 0, 0, 1, 0];
  test.each([
    ['a length', [nine.slice(1)], 'positions.length', 8, 'notNines'],
    ['a length with an index', [nine.slice(1), [0, 1, 2]], 'positions.length', 8, 'notThrees'],
    ['an index without triangles', [nine, []], 'index.length', 0, 'noTriangle'],
    ['an index that is short', [nine, [0, 1]], 'index.length', 2, 'notThrees'],
    ['a corner that is not there', [nine, [0, 1, 3]], 'index[2]', 3, 'noCorner'],
    ['a corner below all', [nine, [0, -1, 2]], 'index[1]', -1, 'noCorner'],
    ...[Uint8Array, Uint16Array, Int32Array, Uint32Array].map(
      (array) =>
        [`in a ${array.name}`, [nine, array.of(0, 1, 3)], 'index[2]', 3, 'noCorner'] as [
          string,
          unknown[],
          string,
          unknown,
          string,
        ],
    ),
    ['below all, in an array', [nine, Int8Array.of(0, -1, 2)], 'index[1]', -1, 'noCorner'],
    ['of 32 bits', [nine, Uint32Array.of(0, 2 ** 31, 2)], 'index[1]', 2 ** 31, 'noCorner'],
    ['a fraction in an array', [nine, Float32Array.of(0, 0.5, 2)], 'index[1]', 0.5, 'noCorner'],
    ['a fraction', [nine, [0, 0.5, 2]], 'index[1]', 0.5, 'noCorner'],
    ['beyond 32 bits', [nine, [0, 2 ** 32, 2]], 'index[1]', 2 ** 32, 'noCorner'],
    ['NaN', [nine.with(4, nan)], 'positions[4]', nan, 'notFinite'],
    [
      'infinity',
      [new Float32Array(nine.with(8, 1e300))],
      'positions[8]',
      Number.POSITIVE_INFINITY,
      'notFinite',
    ],
    ['too far away', [nine.with(0, 2 ** 201)], 'positions[0]', 2 ** 201, 'outOfRange'],
    ['a string', [['0', ...nine.slice(1)]], 'positions[0]', '0', 'wrongType'],
    ['nothing', [undefined], 'positions', undefined, 'missing'],
    ['a number', [7], 'positions', 7, 'notAnArray'],
  ])('%s', (_, args, argument, value, reason) => {
    const [corners, list] = args as unknown as [number[], number[]?];
    const ask = () => core.raycastMesh(down, corners, list);
    expect(ask).toThrow(InvalidArgumentError);
    expect(ask).toThrow(argument);
    expect(thrown(ask)).toMatchObject({ function: 'raycastMesh', argument, value, reason });
    expect(core.raycastMesh(down, positions, index)?.triangle).toBe(2);
  });

  test.each<[unknown, unknown, string]>([
    [new BigInt64Array(9), undefined, 'positions[0] is 0n'],
    [new BigInt64Array(0), new BigInt64Array(3), 'index[0] is 0n'],
    [{ length: -9 }, undefined, 'positions.length is -9'],
    [{ length: 0 }, { length: -3 }, 'index.length is -3'],
    [{ length: 0.5 }, undefined, 'positions.length is 0.5'],
    [{ length: 9n }, undefined, 'positions is [object Object]'],
    [new DataView(new ArrayBuffer(72)), undefined, 'positions is [object DataView]'],
    [[0, 0, 0], [0, 0, 2 ** 32], 'index[2] is 4294967296'],
    [[0, 0, 0], [0, 0, { valueOf: () => 0 }], 'index[2] is [object Object]'],
  ])('%o with %o', (given, corners, message) => {
    const ask = () => core.raycastMesh(down, given as number[], corners as number[]);
    expect(ask).toThrow(InvalidArgumentError);
    expect(ask).toThrow(message);
    expect(core.raycastMesh(down, positions, index)?.triangle).toBe(2);
  });

  test('a typed array that says another length than it has', () => {
    class Liar extends Float64Array {
      override get length(): number {
        return 18;
      }
    }
    expect(() => core.raycastMesh(down, new Liar(9))).toThrow('positions.length is 9');
    // One that is taken away while the others are read.
    const { buffer } = new Float64Array(9);
    const taking = {
      0: 0,
      1: 1,
      2: 2,
      get length() {
        structuredClone(buffer, { transfer: [buffer] });
        return 3;
      },
    };
    expect(() => core.raycastMesh(down, new Float64Array(buffer), taking)).toThrow(
      'it must not be detached',
    );
  });

  test('a ray that is none', () => {
    const bad = { ...down, direction: [0, 0, 0] } as Ray;
    expect(() => core.raycastMesh(bad, positions, index)).toThrow(InvalidShapeError);
    const sphere = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as unknown as Ray;
    expect(() => core.raycastMesh(sphere, positions, index)).toThrow('ray.kind');
  });
});
