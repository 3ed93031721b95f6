// Moving a shape into contact, or out of overlap: checked with the exact test.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { contactPath, moveToContact } from '../../../../web/panel/contact/contact-path.ts';
import { presets } from '../../../../web/presets/index.ts';
import { itemById } from '../../../../web/scene/scene.ts';
import type { SceneShape } from '../../../../web/scene/scene-shape.ts';
import type { Obb, Shape, Sphere } from '../../../../web/scene/shape.ts';
import { translated } from '../../../../web/scene/transform.ts';
import { scale } from '../../../../web/scene/vectors.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const sphere = (x: number, radius: number): Sphere => ({
  kind: 'sphere',
  center: [x, 0, 0],
  radius,
});

function bring(a: Shape, b: Shape, movesSecond = true) {
  const { outcome } = core.test(a, b);
  const path = contactPath(outcome, core.distance(a, b), movesSecond);
  if (!path) return null;
  const decide = (shape: SceneShape) =>
    (movesSecond ? core.test(a, shape) : core.test(shape, b)).outcome;
  return { path, result: moveToContact(path, movesSecond ? b : a, decide), decide };
}

describe('to the contact', () => {
  test('spheres that can touch exactly do', () => {
    const found = bring(sphere(0, 1), sphere(5, 1));
    expect(found?.result.outcome).toBe('touching');
    expect(found?.result.shape).toEqual(sphere(2, 1));
    expect(found?.result.distance).toBe(3);
  });

  test('overlapping spheres are separated by moving the first', () => {
    const found = bring(sphere(0, 1), sphere(1, 1), false);
    expect(found?.result.outcome).toBe('touching');
    expect(found?.result.shape).toEqual(sphere(-1, 1));
  });

  test('a rotated box stops within an ulp of contact', () => {
    const box: Obb = {
      kind: 'obb',
      center: [3, 0.2, -0.1],
      rotation: [0.1, 0.3, 0.05, 0.95],
      halfExtents: [0.7, 0.45, 0.55],
    };
    const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
    const found = bring(cube, box);
    expect(found?.result.outcome).not.toBe('apart');
    expect(Math.abs(core.test(cube, found?.result.shape ?? box).gap ?? 1)).toBeLessThan(1e-15);
  });

  test('from any position of a sphere, the outcome just before the end is unchanged', () => {
    const coordinate = fc.double({ min: -4, max: 4, noNaN: true });
    const box: Shape = { kind: 'aabb', min: [-1, -2, -1], max: [1, 1, 2] };
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
        const ball: Sphere = { kind: 'sphere', center: [x, y, z], radius: 0.7 };
        const found = bring(box, ball);
        fc.pre(found !== null);
        const { path, result, decide } = found as NonNullable<typeof found>;
        expect(result.outcome).not.toBe(path.outcome);
        const before = result.distance * (1 - 2 ** -48) - 2 ** -48;
        if (before <= 0) return;
        expect(decide(translated(ball, scale(path.direction, before)))).toBe(path.outcome);
      }),
    );
  });
});

test.each(presets.map(({ key, scene }) => [key, scene] as const))(
  '%s: moves to contact wherever a path exists',
  (_, scene) => {
    const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
    if (!(a && b)) throw new Error('a preset without a pair');
    const found = bring(a, b);
    if (!found) {
      // Touching already, or no direction separates the two.
      expect(core.distance(a, b).depth ?? 0).toBe(0);
      return;
    }
    const moved = core.distance(a, found.result.shape);
    expect(moved.distance + (moved.depth ?? 0)).toBeLessThan(1e-14);
  },
);
