import { describe, expect, test } from 'vitest';
import { newVelocity } from '../../../web/scene/new-velocity.ts';
import type { Item, Scene } from '../../../web/scene/scene.ts';
import type { Shape, Vec3 } from '../../../web/scene/shape.ts';
import { withMotion } from '../../../web/scene/velocity.ts';
import { expectNear } from './samples.ts';

const ball = (center: Vec3): Shape => ({ kind: 'sphere', center, radius: 1 });
const standing = (...all: readonly (Shape | Partial<Item>)[]): Scene => ({
  items: all.map((each, i) => ({
    id: i + 1,
    name: 'ABCD'[i] ?? '',
    shape: ball([0, 0, 0]),
    ...('kind' in each ? { shape: each } : each),
  })),
  pair: [1, 2],
});

describe('a new velocity', () => {
  test('leads into the other one of the pair, however near others are', () => {
    const scene = standing(ball([0, 0, 0]), ball([4, -2, 1]), ball([0.5, 0, 0]));
    expect(newVelocity(scene, 1)).toEqual([4, -2, 1]);
    expect(newVelocity(scene, 2)).toEqual([-4, 2, -1]);
    expect(newVelocity(withMotion(scene, { duration: 2 }), 1)).toEqual([2, -1, 0.5]);
  });

  test('leads into the nearest where it is not in the pair', () => {
    const scene = standing(ball([9, 0, 0]), ball([0, 3, 0]), ball([0, 0, 0]));
    expect(newVelocity(scene, 3)).toEqual([0, 3, 0]);
    expect(newVelocity({ ...scene, pair: null }, 1)).toEqual([-9, 0, 0]);
  });

  test('leads into nothing that is hidden', () => {
    const hidden = { shape: ball([1, 0, 0]), hidden: true };
    expect(newVelocity(standing(ball([0, 0, 0]), hidden, ball([0, 0, 5])), 1)).toEqual([0, 0, 5]);
    expect(newVelocity(standing(ball([0, 0, 0]), hidden), 1)).toEqual([1, 0, 0]);
  });

  test('is a meter in all where there is nowhere to go', () => {
    expect(newVelocity(standing(ball([5, 5, 5])), 1)).toEqual([1, 0, 0]);
    const same = standing(ball([1, 1, 1]), ball([1, 1, 1]));
    expect(newVelocity(same, 1)).toEqual([1, 0, 0]);
    expect(newVelocity(withMotion(same, { duration: 4 }), 1)).toEqual([0.25, 0, 0]);
    expect(newVelocity(same, 7)).toEqual([0, 0, 0]);
  });

  test('leads straight onto a plane, and to the origin of a ray', () => {
    const plane: Shape = { kind: 'plane', normal: [0, 2, 0], constant: 4 };
    expectNear(newVelocity(standing(ball([3, 1, 5]), plane), 1), [0, -3, 0]);
    const ray: Shape = { kind: 'ray', origin: [1, 1, 0], direction: [1, 0, 0] };
    expect(newVelocity(standing(ball([0, 0, 0]), ray), 1)).toEqual([1, 1, 0]);
    // A plane is dragged by its point that is nearest to the origin.
    expect(newVelocity(standing(plane, ball([3, 1, 5])), 1)).toEqual([3, 3, 5]);
  });

  test('is a number with few digits, as far from the way as a hundredth of it', () => {
    const far: Vec3 = [1.23456789, -0.0456, 0.9999999];
    const velocity = newVelocity(standing(ball([0, 0, 0]), ball(far)), 1);
    expect(velocity).toEqual([1.2, 0, 1]);
    for (const [axis, each] of newVelocity(
      standing(ball([0, 0, 0]), ball([377, 3.3, 55])),
      1,
    ).entries()) {
      expect(Math.abs(each - ([377, 3.3, 55][axis] ?? 0))).toBeLessThanOrEqual(5);
    }
    for (const each of velocity) expect(Object.is(each, -0)).toBe(false);
  });

  test.each([1e-300, 1e-310, 5e-324, 1e25, -1e30])(
    'is a number where the other is %f m away',
    (x) => {
      const velocity = newVelocity(standing(ball([0, 0, 0]), ball([x, 0, 0])), 1);
      expect(velocity.every(Number.isFinite), String(velocity)).toBe(true);
    },
  );
});
