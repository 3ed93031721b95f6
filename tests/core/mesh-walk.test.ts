// The hierarchy of a mesh and the walk of a ray through it, box by box.
import { afterAll, describe, expect, test } from 'vitest';
import type { Quat, Ray, Vec3 } from '../../web/scene/shape.ts';
import {
  core,
  InvalidArgumentError,
  type InvalidShapeError,
  type MeshError,
} from './support/core.ts';
import { thrown } from './support/thrown.ts';

/** Squares across x, one a meter, of two triangles each. */
const kSquares = 30;
const positions = Array.from({ length: kSquares }, (_, x) => [
  ...[x, 0, 0, x, 1, 0, x, 1, 1],
  ...[x, 0, 0, x, 1, 1, x, 0, 1],
]).flat();
const mesh = core.createMesh(positions);
afterAll(() => mesh.dispose());

const along: Ray = { kind: 'ray', origin: [-1, 0.75, 0.25], direction: [2, 0, 0] };

describe('levels', () => {
  test('go from one box around all triangles to boxes around a few', () => {
    const levels = mesh.levels();
    expect(levels[0]).toBe(1);
    expect(levels.length).toBeGreaterThan(2);
    expect([...mesh.boxesAt(0)]).toEqual([0, 0, 0, kSquares - 1, 1, 1]);
    for (const [level, count] of levels.entries()) {
      expect(mesh.boxesAt(level)).toHaveLength(6 * count);
    }
    const last = mesh.boxesAt(levels.length - 1);
    expect((last[3] as number) - (last[0] as number)).toBeLessThan(4);
  });

  test('of a refitted mesh are as many, elsewhere', () => {
    const own = core.createMesh(positions);
    const levels = own.levels();
    own.refit(positions.map((each) => each + 8));
    expect(own.levels()).toEqual(levels);
    expect([...own.boxesAt(0)]).toEqual([8, 8, 8, kSquares + 7, 9, 9]);
    own.dispose();
    expect((thrown(() => own.levels()) as MeshError).message).toContain('disposed');
  });

  test('of a mesh without triangles are none', () => {
    const none = core.createMesh([]);
    expect(none.levels()).toEqual([]);
    expect(none.walk(along)).toEqual({ steps: [], boxes: 0, entered: 0, triangles: 0, tested: 0 });
    expect(() => none.boxesAt(0)).toThrow(InvalidArgumentError);
    none.dispose();
  });

  test.each([-1, 0.5, 99, Number.NaN, '1', undefined])('has no level %s', (level) => {
    const error = thrown(() => mesh.boxesAt(level as number)) as InvalidArgumentError;
    expect([error.argument, error.reason]).toEqual(['level', 'noLevel']);
    expect(error.message).toContain('from 0 to mesh.levels().length − 1');
  });
});

describe('a walk', () => {
  test('enters few boxes, and ends at what the ray hits first', () => {
    const walk = mesh.walk(along);
    const [root] = walk.steps;
    expect(root).toMatchObject({ box: 0, level: 0, isLeaf: false, visit: 'entered', enter: null });
    expect(walk.steps.at(-1)?.nearest).toBe(mesh.raycast(along)?.triangle);
    expect(walk.boxes).toBe(mesh.levels().reduce((sum, count) => sum + count));
    expect(walk.entered).toBe(walk.steps.filter(({ visit }) => visit === 'entered').length);
    expect(walk.entered).toBeLessThan(walk.boxes / 2);
    expect(walk.triangles).toBe(2 * kSquares);
    expect(walk.tested).toBeLessThanOrEqual(8);
    const spared = walk.steps.filter(({ visit }) => visit === 'spared');
    expect(spared.length).toBeGreaterThan(1);
    for (const { enter } of spared) expect(enter).toBeGreaterThan(0.5);
  });

  test('names the triangles of a leaf, and what became of them', () => {
    const { steps } = mesh.walk(along);
    const tested = steps.flatMap(({ triangles }) => triangles);
    const { triangle } = mesh.raycast(along) ?? {};
    expect(tested).toContainEqual({ triangle, visit: 'nearest' });
    for (const { isLeaf, visit, triangles } of steps) {
      expect(triangles.length > 0).toBe(isLeaf && visit === 'entered');
    }
  });

  test('is that of the mesh where it stands', () => {
    const position: Vec3 = [0, 5, 0];
    const rotation: Quat = [0, 1, 0, 1];
    const { steps } = mesh.walk(along, { position, rotation });
    expect(steps.at(-1)?.nearest).toBeNull();
    // A quarter about y: what was at x lies at −z.
    const above: Ray = { kind: 'ray', origin: [0.25, 5.75, 1], direction: [0, 0, -1] };
    const own = mesh.walk(above, { position, rotation }).steps;
    const { triangleB } = core.test(above, { kind: 'mesh', geometry: mesh, position, rotation });
    expect(own.at(-1)?.nearest).toBe(triangleB);
    expect(triangleB).not.toBeNull();
  });

  test('passes over triangles that are culled', () => {
    const [front, back] = (['front', 'back'] as const).map((cull) => mesh.walk(along, { cull }));
    expect([front, back].map((walk) => walk?.steps.at(-1)?.nearest === null).sort()).toEqual([
      false,
      true,
    ]);
  });

  test('refuses what is no ray, no place and no option', () => {
    const invalid = { ...along, direction: [0, 0, 0] } as const;
    expect((thrown(() => mesh.walk(invalid)) as InvalidShapeError).field).toBe('direction');
    const rotation = [0, 0, 0, 0] as const;
    expect((thrown(() => mesh.walk(along, { rotation })) as InvalidShapeError).field).toBe(
      'rotation',
    );
    const sphere = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
    expect((thrown(() => mesh.walk(sphere as never)) as InvalidArgumentError).argument).toBe(
      'ray.kind',
    );
    const options = { depth: 1 } as never;
    expect((thrown(() => mesh.walk(along, options)) as InvalidArgumentError).argument).toBe(
      'options.depth',
    );
  });
});
