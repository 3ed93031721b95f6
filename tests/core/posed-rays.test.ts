// Rays and segments beside meshes that stand somewhere: their triangles as hulls one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quat, Ray, Vec3 } from '../../web/scene/shape.ts';
import { type AnyShape, core, type PosedMesh } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns, runsAreMany } from './support/runs.ts';

const whole = fc.integer({ min: -3, max: 3 });
const corners = fc
  .array(fc.tuple(whole, whole, whole), { minLength: 3, maxLength: 12 })
  .map((points) => points.slice(0, points.length - (points.length % 3)).flat());
const place = fc.tuple(whole, whole, whole) as fc.Arbitrary<Vec3>;
const rotation = fc
  .tuple(whole, whole, whole, whole)
  .filter((q) => q.some((number) => number !== 0)) as fc.Arbitrary<Quat>;
/** Of a corner, of the middle of an edge, of a place inside and on another edge. */
const weights = fc.constantFrom<number[]>(
  [1, 0, 0],
  [0, 0.5, 0.5],
  [0.25, 0.25, 0.5],
  [0.25, 0.75, 0],
);
const beside = fc
  .tuple(fc.constantFrom(0, 1, -1), fc.integer({ min: -60, max: -20 }))
  .map(([sign, exponent]) => sign * 2 ** exponent);
const kinds = fc.constantFrom('ray', 'bounded', 'segment');
const sides = fc.constantFrom(undefined, 'back' as const, 'front' as const);

/** A place on the first triangle where it stands, as doubles have it. */
function placeOn(numbers: readonly number[], { position, rotation: q }: PosedMesh, by: number[]) {
  const own = [0, 1, 2].map((k) =>
    by.reduce((sum, weight, i) => sum + weight * (numbers[3 * i + k] as number), 0),
  ) as unknown as Vec3;
  return core.quaternion.rotate(q, own).map((number, k) => number + (position[k] as number));
}

function lineOf(kind: string, origin: Vec3, target: Vec3): AnyShape {
  if (kind === 'segment') return { kind, start: origin, end: target };
  const direction = target.map((number, k) => number - (origin[k] as number)) as unknown as Vec3;
  const ray = { kind: 'ray', origin, direction } as const;
  return kind === 'ray' ? ray : { ...ray, maxDistance: Math.hypot(...direction) };
}

const world = core.createWorld({ shapes: 1 });

test('they hit the first of its triangles, however near they pass', () => {
  let met = 0;
  fc.assert(
    fc.property(
      fc.tuple(corners, place, rotation, place),
      fc.tuple(weights, beside, kinds, sides),
      ([numbers, position, turn, origin], [by, aside, kind, cull]) => {
        const geometry = core.createMesh(numbers);
        const mesh: PosedMesh = { kind: 'mesh', geometry, position, rotation: turn };
        const target = placeOn(numbers, mesh, by);
        target[1] = (target[1] as number) + aside;
        fc.pre(target.some((number, k) => number !== origin[k]));
        const line = lineOf(kind, origin, target as unknown as Vec3);
        const alone = Array.from({ length: numbers.length / 9 }, (_, i) => {
          const own = numbers.slice(9 * i, 9 * i + 9);
          const hull = core.createHull(own);
          const triangle = core.createMesh(own);
          const { outcome, hit } = core.test(line, { ...mesh, kind: 'hull', geometry: hull });
          // a hull has no side of its own
          const facing = hit && core.test(line, { ...mesh, geometry: triangle }).hit?.facing;
          hull.dispose();
          triangle.dispose();
          return { outcome, t: hit && facing !== cull ? hit.t : Number.POSITIVE_INFINITY };
        });
        const outcomes = alone.map(({ outcome }) => outcome);
        const first = Math.min(...alone.map(({ t }) => t));
        const isMet = outcomes.some((outcome) => outcome !== 'apart');
        met += isMet ? 1 : 0;
        requireEqual(core.meets(line, mesh), isMet);
        requireEqual(core.outcome(line, mesh) === 'overlapping', outcomes.includes('overlapping'));
        requireEqual(
          core.test(line, mesh, cull && { cull }).hit?.t ?? Number.POSITIVE_INFINITY,
          first,
        );
        if (line.kind === 'ray') {
          world.set(0, mesh);
          requireEqual(world.raycast(line, { cull })?.hit.t ?? Number.POSITIVE_INFINITY, first);
          const [t] = world.raycasts([line], { cull }).t;
          requireEqual(Number.isNaN(t) ? Number.POSITIVE_INFINITY : t, first);
        }
        geometry.dispose();
      },
    ),
    { numRuns: propertyRuns(400) },
  );
  if (runsAreMany) expect(met).toBeGreaterThan(20);
});

test('of many meshes a ray hits the first one, in the triangle that is hit first', () => {
  const numbers = [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, -1, 2, 0, -1, 0, 2, -1];
  const geometry = core.createMesh(numbers);
  const room = core.createWorld({ shapes: 50 });
  for (let i = 0; i < 50; i++) {
    const position = [0, 0, Math.sin(i)] as const;
    room.set(i, { kind: 'mesh', geometry, position, rotation: [0, 0, Math.sin(i), 4] });
  }
  const ray: Ray = { kind: 'ray', origin: [0.3, 0.8, 9], direction: [0, 0.01, -1] };
  const all = room.raycastAll(ray);
  expect(all.length).toBeGreaterThan(30);
  expect(all[0]?.hit.triangle).toBe(0);
  expect(room.raycast(ray)).toEqual(all[0]);
  expect(room.raycasts([ray]).t[0]).toBe(all[0]?.hit.t);
  const ts = all.map(({ hit }) => hit.t);
  expect(ts).toEqual(ts.toSorted((a, b) => a - b));
  room.dispose();
  geometry.dispose();
});
