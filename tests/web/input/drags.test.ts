import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  type Drag,
  type DragHandle,
  type DragPointer,
  handleDrag,
  shapeDrag,
} from '../../../web/input/drags.ts';
import { replaceShape } from '../../../web/scene/edits.ts';
import type { Item, Scene } from '../../../web/scene/scene.ts';
import type { Sphere, Triangle, Vec3 } from '../../../web/scene/shape.ts';
import { expectNear } from '../scene/samples.ts';

const camera = new PerspectiveCamera();
camera.position.set(0, 0, 10);
camera.lookAt(0, 0, 0);
camera.updateMatrixWorld();

/** The pointer ray to a point. */
function rayTo(x: number, y: number, z: number, change: Partial<DragPointer> = {}): DragPointer {
  const direction = new Vector3(x, y, z).sub(camera.position).normalize();
  return {
    origin: [0, 0, 10],
    direction: [direction.x, direction.y, direction.z],
    snap: false,
    onSurface: false,
    lock: null,
    ...change,
  };
}

const ball: Item = { id: 3, name: 'A', shape: { kind: 'sphere', center: [1, 0, -1], radius: 1 } };
const other: Item = { id: 4, name: 'B', shape: { kind: 'point', position: [5, 5, 5] } };
const scene: Scene = { items: [ball, other], pair: [3, 4] };
const nowhere = () => null;

const centerAfter = (drag: Drag, pull: DragPointer): Vec3 => {
  const shape = drag.sceneAt(scene, pull)?.items[0]?.shape as Sphere;
  return shape.center;
};

describe('dragging a shape', () => {
  const drag = shapeDrag(ball, [ball], [1, 0, 0], camera, nowhere);

  test('keeps the grabbed point under the pointer, at its depth', () => {
    expect(drag.id).toBe(3);
    expectNear(centerAfter(drag, rayTo(2, 1.5, 0)), [2, 1.5, -1]);
  });

  test('is relative to the position at the press, whatever happened in between', () => {
    const away = drag.sceneAt(scene, rayTo(4, 4, 0)) ?? scene;
    const back = drag.sceneAt(away, rayTo(1, 0, 0))?.items[0]?.shape as Sphere;
    expectNear(back.center, [1, 0, -1]);
  });

  test('keeps other changes of the scene', () => {
    const paired: Scene = { ...scene, pair: [4, 3] };
    expect(drag.sceneAt(paired, rayTo(2, 0, 0))?.pair).toEqual([4, 3]);
    expect(drag.sceneAt(paired, rayTo(2, 0, 0))?.items[1]).toBe(other);
  });

  test('moves the other selected shapes, too', () => {
    const both = shapeDrag(ball, [ball, other], [1, 0, 0], camera, nowhere);
    const moved = both.sceneAt(scene, rayTo(2, 1.5, 0))?.items[1]?.shape;
    expectNear(moved?.kind === 'point' ? moved.position : [], [6, 6.5, 5]);
  });

  test('snaps to steps of a quarter of a meter with Shift', () => {
    expectNear(centerAfter(drag, rayTo(2.1, 1.45, 0, { snap: true })), [2, 1.5, -1]);
  });

  test('moves only along a locked axis', () => {
    const lock = { axis: 0, plane: false } as const;
    expectNear(centerAfter(drag, rayTo(3, 0, 0, { lock })), [3, 0, -1]);
    const [x, y, z] = centerAfter(drag, rayTo(3, 2, 0, { lock }));
    expect(x).toBeGreaterThan(2);
    expect([y, z]).toEqual([0, -1]);
  });

  test('stays in a locked plane', () => {
    const lock = { axis: 1, plane: true } as const;
    // A horizontal pointer ray is parallel to the locked plane.
    expect(drag.sceneAt(scene, rayTo(2, 0, 0, { lock }))).toBeNull();
    const above = new PerspectiveCamera();
    above.position.set(0, 10, 10);
    above.lookAt(0, 0, 0);
    above.updateMatrixWorld();
    const level = shapeDrag(ball, [ball], [1, 0, 0], above, nowhere);
    const pull = { ...rayTo(0, 0, 0, { lock }), origin: [0, 10, 10] as Vec3 };
    const direction = new Vector3(2, -10, -13).normalize().toArray();
    expectNear(centerAfter(level, { ...pull, direction }), [2, 0, -4]);
  });

  test('is null for a pointer ray that misses the plane', () => {
    expect(drag.sceneAt(scene, { ...rayTo(0, 0, 0), direction: [0, 0, 1] })).toBeNull();
    expect(drag.sceneAt(scene, { ...rayTo(0, 0, 0), direction: [1, 0, 0] })).toBeNull();
  });

  test('places the shape on a surface if there is one', () => {
    const placeOnSurface = (): Vec3 => [0, 7, 0];
    const onSurface = shapeDrag(ball, [ball], [1, 0, 0], camera, placeOnSurface);
    expectNear(centerAfter(onSurface, rayTo(2, 0, 0, { onSurface: true })), [1, 7, -1]);
    expectNear(centerAfter(onSurface, rayTo(2, 0, 0)), [2, 0, -1]);
    expectNear(centerAfter(drag, rayTo(2, 0, 0, { onSurface: true })), [2, 0, -1]);
  });
});

test('a handle grabbed a few pixels off does not jump', () => {
  const triangle: Triangle = { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 2, 0] };
  const item: Item = { id: 1, name: 'T', shape: triangle };
  const only: Scene = { items: [item], pair: null };
  const handle: DragHandle = {
    id: 1,
    position: triangle.b,
    place: (scene, b) => replaceShape(scene, 1, { ...triangle, b }),
  };
  const from = rayTo(2.1, 0.1, 0);
  const drag = handleDrag(handle, camera, from);
  const still = drag.sceneAt(only, from)?.items[0]?.shape as Triangle;
  expectNear(still.b, [2, 0, 0]);
  const moved = drag.sceneAt(only, rayTo(3.1, 0.6, 0))?.items[0]?.shape as Triangle;
  expectNear(moved.b, [3, 0.5, 0]);
  expect(moved.a).toBe(triangle.a);
});
