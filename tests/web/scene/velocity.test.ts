import { describe, expect, test } from 'vitest';
import { sceneAt } from '../../../web/scene/clock.ts';
import { withVelocity } from '../../../web/scene/edits.ts';
import { centerOf } from '../../../web/scene/extent.ts';
import { type Item, itemById, type Scene } from '../../../web/scene/scene.ts';
import type { SceneShape } from '../../../web/scene/scene-shape.ts';
import type { Shape, Vec3 } from '../../../web/scene/shape.ts';
import { tipOf, withMotion, withTip } from '../../../web/scene/velocity.ts';
import { expectNear, shapes } from './samples.ts';

const ball = (center: Vec3): Shape => ({ kind: 'sphere', center, radius: 1 });
const moving = (shape: SceneShape, velocity: Vec3): Scene => ({
  items: [
    { id: 1, name: 'A', shape, velocity },
    { id: 2, name: 'B', shape: ball([9, 0, 0]) },
  ],
  pair: [1, 2],
  motion: { duration: 4 },
});
const itemOf = (scene: Scene, id = 1): Item => {
  const item = itemById(scene, id);
  if (!item) throw new Error(`there is no shape ${id}`);
  return item;
};
/** Shapes 1, 2, 3, …, of which the first two are the pair. */
const standing = (...all: readonly (Shape | Partial<Item>)[]): Scene => ({
  items: all.map((each, i) => ({
    id: i + 1,
    name: 'ABCD'[i] ?? '',
    shape: ball([0, 0, 0]),
    ...('kind' in each ? { shape: each } : each),
  })),
  pair: [1, 2],
});

describe('the tip of a velocity', () => {
  test('is where the center is at the end, whenever it is looked at', () => {
    const scene = moving(ball([1, 2, 3]), [0.5, -1, 0.25]);
    for (const time of [0, 0.25, 1, 3.5, 4]) {
      expectNear(tipOf(itemOf(sceneAt(scene, time)), scene, time), [3, -2, 4], 12);
    }
  });

  test('is the center of what stands, and a second away where no time is given', () => {
    expect(tipOf(itemOf(moving(ball([1, 2, 3]), [1, 0, 0]), 2), standing(), 0)).toEqual([9, 0, 0]);
    const { motion: _, ...scene } = moving(ball([1, 2, 3]), [0.5, 0, 0]);
    expect(tipOf(itemOf(scene), scene, 0)).toEqual([1.5, 2, 3]);
  });
});

describe('dragging the tip', () => {
  describe.each(Object.values(shapes))('of $kind', (shape) => {
    test.each([0, 0.5, 2, 4])('at %f s leads there, and leaves the start where it is', (time) => {
      const start = moving(shape, [0.5, -0.25, 1]);
      const shown = sceneAt(start, time);
      const same = withTip(shown, 1, tipOf(itemOf(shown), shown, time), time);
      expectNear(itemOf(same).velocity ?? [], [0.5, -0.25, 1], 12);

      const before = tipOf(itemOf(shown), shown, time);
      const [x, y, z] = before;
      const moved = withTip(shown, 1, [x + 2, y - 1, z + 0.5], time);
      expectNear(itemOf(moved).velocity ?? [], [1, -0.5, 1.125], 12);
      expect(itemOf(moved).shape).toBe(itemOf(shown).shape);
      expect(itemOf(moved, 2)).toBe(itemOf(shown, 2));
    });
  });

  test('is the inverse of the tip', () => {
    const scene = moving(ball([1, 2, 3]), [7, 8, 9]);
    const there = withTip(scene, 1, [-3, 0.5, 4], 0);
    expectNear(tipOf(itemOf(there), there, 0), [-3, 0.5, 4], 12);
  });

  test('does nothing to what stands, is not there, or would be led beyond all numbers', () => {
    const scene = moving(ball([0, 0, 0]), [1, 0, 0]);
    expect(withTip(scene, 2, [1, 2, 3], 0)).toBe(scene);
    expect(withTip(scene, 7, [1, 2, 3], 0)).toBe(scene);
    expect(withTip(scene, 1, [Number.POSITIVE_INFINITY, 0, 0], 0)).toBe(scene);
    expect(withTip(scene, 1, [0, Number.NaN, 0], 0)).toBe(scene);
  });
});

describe('giving a velocity', () => {
  test('changes that of one shape alone', () => {
    const scene = moving(ball([0, 0, 0]), [1, 0, 0]);
    const changed = withVelocity(scene, 2, [0, 1, 0]);
    expect(itemOf(changed, 2)).toEqual({ ...itemOf(scene, 2), velocity: [0, 1, 0] });
    expect(itemOf(changed)).toBe(itemOf(scene));
    expect(changed).toMatchObject({ pair: [1, 2], motion: { duration: 4 } });
    expect(itemOf(scene, 2).velocity).toBeUndefined();
  });

  test('and taking it away leaves no trace', () => {
    const scene = moving(ball([0, 0, 0]), [1, 0, 0]);
    const still = itemOf(withVelocity(scene, 1, null));
    expect(still).toEqual({ id: 1, name: 'A', shape: ball([0, 0, 0]) });
    expect('velocity' in still).toBe(false);
  });

  test('a motion replaces the one before', () => {
    const scene = moving(ball([0, 0, 0]), [1, 0, 0]);
    expect(withMotion(scene, { duration: 2, steps: 3 }).motion).toEqual({ duration: 2, steps: 3 });
    expect(scene.motion).toEqual({ duration: 4 });
  });
});

test('centers are those that shapes are dragged by', () => {
  for (const shape of Object.values(shapes)) {
    const scene = moving(shape, [1, 2, 3]);
    expectNear(tipOf(itemOf(scene), scene, 4), centerOf(shape));
  }
});
