import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { alongDominantAxis, handleDrag, shapeDrag } from '../../../web/input/drags.ts';
import type { Sphere, Triangle, Vec3 } from '../../../web/scene/shape.ts';

const camera = new PerspectiveCamera();
camera.position.set(0, 0, 10);
camera.lookAt(0, 0, 0);
camera.updateMatrixWorld();

/** The line of sight to a point. */
function sightTo(x: number, y: number, z: number): { origin: Vec3; direction: Vec3 } {
  const direction = new Vector3(x, y, z).sub(camera.position).normalize();
  return { origin: [0, 0, 10], direction: [direction.x, direction.y, direction.z] };
}

const ball: Sphere = { kind: 'sphere', center: [1, 0, -1], radius: 1 };

describe('dragging a shape', () => {
  test('keeps the grabbed point under the pointer, at its depth', () => {
    const drag = shapeDrag(3, ball, [1, 0, 0], camera);
    const { origin, direction } = sightTo(2, 1.5, 0);
    const moved = drag.shapeAt(origin, direction, false) as Sphere;
    expect(drag.id).toBe(3);
    expect(moved.center[0]).toBeCloseTo(2, 12);
    expect(moved.center[1]).toBeCloseTo(1.5, 12);
    expect(moved.center[2]).toBeCloseTo(-1, 12);
  });

  test('starts where the shape was at the press, whatever came between', () => {
    const drag = shapeDrag(3, ball, [1, 0, 0], camera);
    const away = sightTo(4, 4, 0);
    const home = sightTo(1, 0, 0);
    drag.shapeAt(away.origin, away.direction, false);
    const back = drag.shapeAt(home.origin, home.direction, false) as Sphere;
    back.center.forEach((value, i) => {
      expect(value).toBeCloseTo(ball.center[i] ?? Number.NaN, 12);
    });
  });

  test('with Shift follows one world axis only', () => {
    const drag = shapeDrag(3, ball, [1, 0, 0], camera);
    const { origin, direction } = sightTo(2, 1.5, 0);
    const moved = drag.shapeAt(origin, direction, true) as Sphere;
    expect(moved.center[0]).toBe(1);
    expect(moved.center[1]).toBeCloseTo(1.5, 12);
    expect(moved.center[2]).toBe(-1);
  });

  test('says nothing about a line of sight that never meets the plane', () => {
    const drag = shapeDrag(3, ball, [1, 0, 0], camera);
    expect(drag.shapeAt([0, 0, 10], [0, 0, 1], false)).toBeNull();
    expect(drag.shapeAt([0, 0, 10], [1, 0, 0], false)).toBeNull();
  });
});

test('a handle taken a little beside does not jump', () => {
  const triangle: Triangle = { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 2, 0] };
  const handle = { id: 'b', position: triangle.b };
  const from = sightTo(2.1, 0.1, 0);
  const drag = handleDrag(1, triangle, handle, [0, 0, 0], camera, from);
  const still = drag.shapeAt(from.origin, from.direction, false) as Triangle;
  expect(still.b[0]).toBeCloseTo(2, 12);
  expect(still.b[1]).toBeCloseTo(0, 12);
  const { origin, direction } = sightTo(3.1, 0.6, 0);
  const moved = drag.shapeAt(origin, direction, false) as Triangle;
  expect(moved.b[0]).toBeCloseTo(3, 12);
  expect(moved.b[1]).toBeCloseTo(0.5, 12);
  expect(moved.a).toBe(triangle.a);
});

test('the dominant axis is the one with the longest way', () => {
  expect(alongDominantAxis([3, -2, 1])).toEqual([3, 0, 0]);
  expect(alongDominantAxis([1, -2, 1])).toEqual([0, -2, 0]);
  expect(alongDominantAxis([1, 0, -2])).toEqual([0, 0, -2]);
});
