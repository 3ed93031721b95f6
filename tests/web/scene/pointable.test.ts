import { describe, expect, test } from 'vitest';
import { pointable, type Sight } from '../../../web/scene/pointable.ts';
import type { Obb, Parallelogram, Shape } from '../../../web/scene/shape.ts';

const patch: Parallelogram = { kind: 'parallelogram', a: [0, 0, 0], b: [1, 0, 0], c: [0, 0, 1] };
const sight: Sight = { patchOf: () => patch, rayLength: 100, thickness: 0.02 };

describe('what the pointer can hit', () => {
  test('of a body is the body itself', () => {
    const sphere: Shape = { kind: 'sphere', center: [1, 2, 3], radius: 1 };
    expect(pointable(sphere, sight)).toBe(sphere);
  });

  test('of a plane is the patch that is drawn', () => {
    expect(pointable({ kind: 'plane', normal: [0, 2, 0], constant: 0 }, sight)).toBe(patch);
  });

  test('of a ray is a rod along what is drawn of it', () => {
    const endless = pointable(
      { kind: 'ray', origin: [1, 0, 0], direction: [0, 0, 4] },
      sight,
    ) as Obb;
    expect(endless.center).toEqual([1, 0, 50]);
    expect(endless.halfExtents).toEqual([50, 0.02, 0.02]);
    const ended = pointable(
      { kind: 'ray', origin: [1, 0, 0], direction: [0, 0, 4], maxDistance: 6 },
      sight,
    ) as Obb;
    expect(ended.center).toEqual([1, 0, 3]);
    expect(ended.halfExtents[0]).toBe(3);
  });
});
