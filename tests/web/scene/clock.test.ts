import { beforeEach, describe, expect, test } from 'vitest';
import { isMoving, motionBetween, sceneAt, startOf, stateAt } from '../../../web/scene/clock.ts';
import { moveItems, replaceShape } from '../../../web/scene/edits.ts';
import type { Scene } from '../../../web/scene/scene.ts';
import type { Sphere } from '../../../web/scene/shape.ts';
import { createStore } from '../../../web/scene/store.ts';

const ball = (x: number): Sphere => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const scene: Scene = {
  items: [
    { id: 1, name: 'A', shape: ball(0), velocity: [0.1, 0, -2] },
    { id: 2, name: 'B', shape: ball(5) },
  ],
  pair: [1, 2],
  motion: { duration: 4 },
};
const itemOf = (each: Scene, id: number) => each.items.find((item) => item.id === id);
const standing: Scene = { items: scene.items.slice(1), pair: null };

describe('the scene at a time', () => {
  test('has moving shapes elsewhere, and those that stand as they are', () => {
    const then = sceneAt(scene, 3);
    expect(itemOf(then, 1)?.shape).toEqual({ ...ball(0), center: [0.30000000000000004, 0, -6] });
    expect(itemOf(then, 2)).toBe(itemOf(scene, 2));
    expect(then).toMatchObject({ pair: [1, 2], motion: { duration: 4 } });
  });

  test('is the same object for the same time, and the scene itself at the start', () => {
    expect(sceneAt(scene, 2)).toBe(sceneAt(scene, 2));
    expect(sceneAt(scene, 0)).toBe(scene);
    expect(sceneAt(standing, 2)).toBe(standing);
    expect(isMoving(standing)).toBe(false);
  });
});

describe('an edit at a time', () => {
  let then: Scene;
  beforeEach(() => {
    then = sceneAt(scene, 3);
  });

  test('leaves the start of all other shapes bit for bit', () => {
    const edited = moveItems(then, then.items.slice(1), [0, 1, 0]);
    const start = startOf(edited, scene, 3);
    expect(itemOf(start, 1)).toBe(itemOf(scene, 1));
    expect(itemOf(start, 2)?.shape).toEqual({ ...ball(5), center: [5, 1, 0] });
  });

  test('of a moving shape moves its start by the same', () => {
    const edited = moveItems(then, then.items.slice(0, 1), [0, 1, 0]);
    const [center = []] = startOf(edited, scene, 3).items.map(
      ({ shape }) => (shape as Sphere).center,
    );
    expect(center[0]).toBeCloseTo(0, 15);
    expect(center[1]).toBe(1);
    expect(center[2]).toBe(0);
  });

  test('of a velocity leaves the start', () => {
    const items = then.items.map((item) => ({ ...item, velocity: [7, 7, 7] as const }));
    const start = startOf({ ...then, items }, scene, 3);
    expect(itemOf(start, 1)).toEqual({ ...itemOf(scene, 1), velocity: [7, 7, 7] });
    expect(itemOf(start, 2)?.shape).toBe(itemOf(scene, 2)?.shape);
  });

  test('that changes nothing is none, and new shapes are where they were put', () => {
    expect(startOf(then, scene, 3)).toBe(scene);
    const added = { ...then, items: [...then.items, { id: 9, name: 'C', shape: ball(9) }] };
    expect(itemOf(startOf(added, scene, 3), 9)?.shape).toEqual(ball(9));
    const other = replaceShape(scene, 1, ball(7));
    expect(startOf(other, scene, 0)).toBe(other);
  });
});

describe('the clock of a store', () => {
  test('shows its time, which ends with the motion and begins anew with another scene', () => {
    const store = createStore(scene);
    store.update({ time: 3 });
    expect(stateAt(store.state).scene).toBe(sceneAt(scene, 3));
    store.edit({ ...scene, motion: { duration: 2 } });
    expect(store.state.time).toBe(2);
    store.exchange({ scene: standing, past: [], future: [] });
    expect(store.state.time).toBe(0);
  });

  test('is at the start where nothing moves', () => {
    const store = createStore(standing);
    store.update({ time: 1 });
    expect(store.state.time).toBe(0);
    expect(stateAt(store.state)).toBe(store.state);
  });
});

test('what has no velocity stands still in the motion of two', () => {
  expect(motionBetween({ velocity: [1, 2, 3] }, {}, 4)).toEqual({
    velocityA: [1, 2, 3],
    velocityB: [0, 0, 0],
    duration: 4,
  });
});
