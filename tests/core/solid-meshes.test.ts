// Solid meshes: their inside in every call and in worlds, and what is refused.
import { afterAll, describe, expect, test } from 'vitest';
import type { PosedMesh } from '../../web/core/posed.ts';
import { core } from './support/core.ts';
import { thrown } from './support/thrown.ts';

/** Corners of a cube from 0 to 2, and two triangles a side. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [2 * (i & 1), i & 2, (i & 4) / 2]);
const index = [
  0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5,
  3, 7, 5,
];
const cube = core.createMesh(corners, index, { solid: true });
const surface = core.createMesh(corners, index, { solid: false });
afterAll(() => {
  cube.dispose();
  surface.dispose();
});

const posed = (geometry = cube): PosedMesh => ({
  kind: 'mesh',
  geometry,
  position: [1, 0, 0],
  rotation: [0, 0, 1, 1],
});
/** Of the posed cube, which covers x from −1 to 1, y and z from 0 to 2, the same as a box. */
const box = { kind: 'aabb', min: [-1, 0, 0], max: [1, 2, 2] } as const;
const inside = { kind: 'sphere', center: [0, 1, 1], radius: 0.5 } as const;

describe('a solid mesh', () => {
  test('says that it is', () => {
    expect(cube.solid).toBe(true);
    expect(surface.solid).toBe(false);
    expect(core.createMesh(corners, index).solid).toBe(false);
  });

  test('is met by what lies inside, and contains it', () => {
    expect(core.outcome(inside, posed())).toBe('overlapping');
    expect(core.outcome(inside, posed(surface))).toBe('apart');
    expect(cube.meets({ kind: 'point', position: [1, 1, 1] })).toBe(true);
    expect(surface.meets({ kind: 'point', position: [1, 1, 1] })).toBe(false);
    expect(core.contains(posed(), inside)).toBe(true);
    expect(core.contains(posed(), { ...inside, radius: 1 })).toBe(true);
    expect(core.contains(posed(), { ...inside, radius: 1.001 })).toBe(false);
    expect(core.contains(posed(), posed(surface))).toBe(true);
    expect(core.contains(posed(), posed())).toBe(true);
  });

  test('has no triangle, axis or depth where only its inside is met', () => {
    const verdict = core.test(inside, posed());
    expect(verdict).toMatchObject({
      outcome: 'overlapping',
      triangleA: null,
      triangleB: null,
      gap: null,
      axis: null,
    });
    expect(core.outcome({ kind: 'point', position: verdict.contact as never }, inside)).toBe(
      'overlapping',
    );
    expect(core.explain(inside, posed())).toMatchObject({ outcome: 'overlapping', steps: [] });
    const distance = core.distance(inside, posed());
    expect(distance).toMatchObject({ distance: 0 });
    expect(distance.pointA).toEqual(verdict.contact);
  });

  test.each(
    [-4, -1, 0, 4].flatMap((x) =>
      [0.5, Number.POSITIVE_INFINITY].flatMap((maxDistance) =>
        [true, false].map((solid) => ({ x, maxDistance, solid })),
      ),
    ),
  )('is hit by a ray as a box is: $x, $maxDistance, $solid', ({ x, maxDistance, solid }) => {
    const ray = { kind: 'ray', origin: [x, 1, 1], direction: [1, 0, 0], maxDistance } as const;
    const ofBox = core.test(ray, box, { solid }).hit;
    const own = core.test(ray, posed(), { solid }).hit;
    if (ofBox === null) {
      expect(own).toBe(null);
      return;
    }
    const { t, tExit, point, startsInside } = ofBox;
    expect(own).toMatchObject({ t, point, startsInside, ...(solid && { tExit }) });
    expect(own?.exitFeature === null).toBe(own?.exitNormal === null);
  });

  test('is solid in worlds and batches', () => {
    const world = core.createWorld({ shapes: 3 });
    world.set(0, inside);
    world.set(1, posed());
    world.set(2, posed(surface));
    expect(world.evaluate()).toBe(2);
    expect(world.outcome(0, 1)).toBe('overlapping');
    expect(world.outcome(0, 2)).toBe('apart');
    const hit = world.raycast({ kind: 'ray', origin: [0, 1, 1.75], direction: [0, 0, 1] });
    expect(hit).toMatchObject({ slot: 1, hit: { t: 0, startsInside: true } });
    world.dispose();

    const batch = core.createBatch('sphere', 'mesh', { pairs: 2 });
    const numbers = (name: number) => [1, 0, 0, 0, 0, 1, 1, name];
    batch.a.set([0, 1, 1, 0.5, 0, 1, 1, 0.5]);
    batch.b.set([...numbers(cube.name), ...numbers(surface.name)]);
    batch.run(2);
    expect([...batch.outcomes.subarray(0, 2)]).toEqual([2, 0]);
    batch.dispose();
  });

  test('keeps being one in its bytes and when it moves', () => {
    const loaded = core.loadMesh(cube.serialize());
    expect(loaded.solid).toBe(true);
    loaded.refit(corners.map((number) => number + 10));
    expect(loaded.outcome({ kind: 'point', position: [11, 11, 11] })).toBe('overlapping');
    expect(loaded.outcome({ kind: 'point', position: [1, 1, 1] })).toBe('apart');
    loaded.dispose();
  });
});

describe('what is not closed', () => {
  test('is refused with the edge', () => {
    const error = thrown(() => core.createMesh(corners, index.slice(0, -3), { solid: true }));
    expect(error).toMatchObject({
      function: 'createMesh',
      argument: 'options.solid',
      value: true,
      reason: 'notClosed',
      message:
        'createMesh: options.solid is true: it needs triangles that are closed, ' +
        'and edge ab of triangle 3 belongs to an odd number of triangles',
    });
  });

  test('is refused when it would open', () => {
    const soup = index.flatMap((i) => corners.slice(3 * i, 3 * i + 3));
    const mesh = core.createMesh(soup, undefined, { solid: true });
    const moved = [...soup];
    moved[0] = 7;
    const error = thrown(() => mesh.refit(moved));
    expect(error).toMatchObject({
      function: 'mesh.refit',
      argument: 'positions',
      reason: 'notClosed',
    });
    expect(mesh.outcome({ kind: 'point', position: [0.1, 0.1, 0.1] })).toBe('overlapping');
    mesh.dispose();
  });

  test('contains nothing', () => {
    const error = thrown(() => core.contains(posed(surface), inside));
    expect(error).toMatchObject({ argument: 'a.kind', value: 'mesh', reason: 'noContainer' });
  });

  test('and other options are refused by name', () => {
    const refuse = (options: unknown) =>
      thrown(() => core.createMesh(corners, index, options as never));
    expect(refuse({ solid: 1 })).toMatchObject({
      argument: 'options.solid',
      reason: 'notABoolean',
    });
    expect(refuse({ closed: true })).toMatchObject({
      argument: 'options.closed',
      reason: 'unknownOption',
    });
    expect(refuse(null)).toMatchObject({ argument: 'options', reason: 'notOptions' });
  });
});
