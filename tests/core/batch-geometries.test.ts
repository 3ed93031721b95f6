// Batches of hulls and meshes: records that name a geometry, with the outcomes and numbers of single calls.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quat, Vec3 } from '../../web/scene/shape.ts';
import { type AnyShape, type Batch, core, type Hull, type PosedMesh } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';

const { codes } = core.catalog;
const kCube = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].flatMap((z) => [x, y, z])));
const cube = core.createHull(kCube);
const flat = core.createHull([0, 0, 0, 2, 0, 0, 0, 2, 0]);
const two = core.createMesh([0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 5, 2, 0, 5, 0, 2, 5]);
const one = core.createMesh([0, 0, 0, 1, 0, 0, 0, 1, 1]);

const whole = fc.integer({ min: -3, max: 3 });
const place = fc.tuple(whole, whole, whole) as fc.Arbitrary<Vec3>;
const turn = fc
  .tuple(whole, whole, whole, whole)
  .filter((q) => q.some((number) => number !== 0)) as fc.Arbitrary<Quat>;
const hull: fc.Arbitrary<Hull> = fc
  .tuple(fc.constantFrom(cube, flat), place, turn)
  .map(([geometry, position, rotation]) => ({ kind: 'hull', geometry, position, rotation }));
const mesh: fc.Arbitrary<PosedMesh> = fc
  .tuple(fc.constantFrom(one, two), place, turn)
  .map(([geometry, position, rotation]) => ({ kind: 'mesh', geometry, position, rotation }));

/** The numbers of a posed shape, as a column has them. */
const recordOf = ({ geometry, position, rotation }: Hull | PosedMesh): number[] => [
  ...position,
  ...rotation,
  (geometry as typeof cube | typeof two).name,
];
const column = (shapes: readonly (Hull | PosedMesh)[]) =>
  Float64Array.from(shapes.flatMap(recordOf));

const numbersOf = (batch: Batch, count: number) =>
  Array.from((batch.t ?? batch.gap ?? new Float64Array()).subarray(0, count), (number) =>
    Number.isNaN(number) ? null : number,
  );
const outcomesOf = (batch: Batch, count: number) =>
  Array.from(batch.outcomes.subarray(0, count), (code) => codes.outcome[code]);

describe.each([
  ['hull', hull],
  ['mesh', mesh],
] as const)('of a %s', (kind, posed: fc.Arbitrary<Hull | PosedMesh>) => {
  const others = {
    sphere: shapeOf.sphere.map((shape) => [
      shape as AnyShape,
      [...(shape as { center: Vec3 }).center, (shape as { radius: number }).radius],
    ]),
    ray: shapeOf.ray.map((shape) => {
      const {
        origin,
        direction,
        maxDistance = Number.POSITIVE_INFINITY,
      } = shape as {
        origin: Vec3;
        direction: Vec3;
        maxDistance?: number;
      };
      return [shape as AnyShape, [...origin, ...direction, maxDistance]];
    }),
    hull: hull.map((shape) => [shape as AnyShape, recordOf(shape)]),
    mesh: mesh.map((shape) => [shape as AnyShape, recordOf(shape)]),
  } as Readonly<Record<'sphere' | 'ray' | 'hull' | 'mesh', fc.Arbitrary<[AnyShape, number[]]>>>;

  test.each(['sphere', 'ray', 'hull', 'mesh'] as const)('and a %s, in both orders', (other) => {
    const inOrder = core.createBatch(kind, other, { pairs: 20, numbers: true });
    const reversed = core.createBatch(other, kind, { pairs: 20, numbers: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(posed, others[other]), { maxLength: 20 }), (pairs) => {
        const first = column(pairs.map(([shape]) => shape));
        const second = Float64Array.from(pairs.flatMap(([, [, numbers]]) => numbers));
        for (const [batch, a, b] of [
          [inOrder, first, second],
          [reversed, second, first],
        ] as const) {
          const verdicts = pairs.map(([shape, [against]]) =>
            batch === inOrder ? core.test(shape, against) : core.test(against, shape),
          );
          const meeting = verdicts.filter(({ outcome }) => outcome !== 'apart').length;
          requireEqual(batch.from(a, b), meeting);
          requireEqual(
            outcomesOf(batch, pairs.length),
            verdicts.map(({ outcome }) => outcome),
          );
          requireEqual(
            numbersOf(batch, pairs.length),
            verdicts.map(({ hit, gap }) => (batch.t ? (hit?.t ?? null) : gap)),
          );
        }
      }),
      { numRuns: propertyRuns(6) },
    );
    inOrder.dispose();
    reversed.dispose();
  });
});

describe('records that name', () => {
  const batch = core.createBatch('hull', 'point', { pairs: 3 });
  const places = Float64Array.from([0, 0, 0, 0, 0, 0, 9, 0, 0]);
  const named = (name: number) => [0, 0, 0, 0, 0, 0, 1, name];

  test('nothing, or what was disposed of are invalid; whatever else is written beside', () => {
    const gone = core.createHull(kCube);
    const { name } = gone;
    gone.dispose();
    expect([gone.name, name > 0]).toEqual([0, true]);
    const records = [...named(name), ...named(1e6), ...named(Number.NaN)];
    expect(batch.from(Float64Array.from(records), places)).toBe(0);
    expect(outcomesOf(batch, 3)).toEqual(['invalid', 'invalid', 'invalid']);
    batch.from(Float64Array.from([...named(cube.name), ...named(0), ...named(cube.name)]), places);
    expect(outcomesOf(batch, 3)).toEqual(['overlapping', 'invalid', 'apart']);
  });

  test('a geometry in columns of numbers', () => {
    const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      Float64Array.from([0, 1, 2], () => named(cube.name)[i] as number),
    );
    expect(batch.from(columns, places)).toBe(2);
    expect(outcomesOf(batch, 3)).toEqual(['overlapping', 'overlapping', 'apart']);
  });
});

test('a mesh that was refitted is what it is now', () => {
  const geometry = core.createMesh([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const batch = core.createBatch('mesh', 'point', { pairs: 1 });
  const record = Float64Array.from([0, 0, 0, 0, 0, 0, 1, geometry.name]);
  const at = Float64Array.from([0.25, 0.25, 4]);
  expect(batch.from(record, at)).toBe(0);
  geometry.refit([0, 0, 4, 1, 0, 4, 0, 1, 4]);
  expect(batch.from(record, at)).toBe(1);
  geometry.dispose();
  expect(batch.from(record, at)).toBe(0);
  expect(outcomesOf(batch, 1)).toEqual(['invalid']);
  batch.dispose();
});
