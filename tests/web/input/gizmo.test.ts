// Dragging a ring or an arm of the gizmo while several shapes are selected.
import { Group, PerspectiveCamera, Vector3 } from 'three';
import { beforeEach, expect, test } from 'vitest';
import { Gizmo } from '../../../web/input/gizmo.ts';
import type { InputHost, StageView } from '../../../web/input/host.ts';
import { itemById, type Scene } from '../../../web/scene/scene.ts';
import type { Obb, Sphere, Vec3 } from '../../../web/scene/shape.ts';
import type { State } from '../../../web/scene/state.ts';
import { createStore } from '../../../web/scene/store.ts';
import { length, sub } from '../../../web/scene/vectors.ts';

const kSize = 600;
const kPickRadius = 14;

const camera = new PerspectiveCamera(50, 1, 0.1, 100);
camera.position.set(0, 0, 10);
camera.updateMatrixWorld();

const stage: StageView = {
  canvas: { clientWidth: kSize, clientHeight: kSize } as HTMLCanvasElement,
  camera,
  target: new Vector3(),
  overlay: new Group(),
  focus: [0, 0, 0],
  freeArea: { left: 0, top: 0, right: kSize, bottom: kSize },
  project(point) {
    const { x, y, z } = new Vector3(...point).project(camera);
    return { x: ((x + 1) / 2) * kSize, y: ((1 - y) / 2) * kSize, visible: z < 1 };
  },
  pointerRay(x, y) {
    const far = new Vector3((2 * x) / kSize - 1, 1 - (2 * y) / kSize, 0.5).unproject(camera);
    return {
      origin: camera.position.toArray(),
      direction: far.sub(camera.position).normalize().toArray(),
    };
  },
  worldPerPixel: () => (2 * 10 * Math.tan((25 * Math.PI) / 180)) / kSize,
};

const box: Obb = {
  kind: 'obb',
  center: [0, 0, 0],
  rotation: [0, 0, 0, 1],
  halfExtents: [1, 1, 1],
};
const ball: Sphere = { kind: 'sphere', center: [2, 0, 0], radius: 0.5 };
const scene: Scene = {
  items: [
    { id: 1, name: 'A', shape: box },
    { id: 2, name: 'B', shape: ball },
    { id: 3, name: 'C', shape: { ...box, center: [0, 2, 0] }, locked: true },
  ],
  pair: [1, 2],
};

let state: State;
let gizmo: Gizmo;

beforeEach(() => {
  state = { ...createStore(scene).state, selected: 1, also: [2, 3] };
  const host = { stage, state: () => state, changedView: () => undefined };
  gizmo = new Gizmo(host as unknown as InputHost);
});

/** Drags from one point of the world to another; returns what is dragged to. */
function drag(mode: State['gizmo'], from: Vec3, to: Vec3) {
  state = { ...state, gizmo: mode };
  gizmo.sync();
  stage.overlay.updateMatrixWorld(true);
  const start = stage.project(from);
  expect(gizmo.grab(start.x, start.y, kPickRadius)).toBe(true);
  const end = stage.project(to);
  const dragged = gizmo.drag(scene, end.x, end.y, false);
  gizmo.release();
  if (!dragged) throw new Error('nothing was dragged');
  const shape = (id: number) => itemById(dragged.scene, id)?.shape;
  return { a: shape(1) as Obb, b: shape(2) as Sphere, c: shape(3), turn: dragged.turn };
}

/** The distance of the gizmo's rings and arrowheads from the center, found as a pointer finds it. */
function reach(mode: State['gizmo'], direction: Vec3): Vec3 {
  state = { ...state, gizmo: mode };
  gizmo.sync();
  stage.overlay.updateMatrixWorld(true);
  for (let length = 0.5; length < 4; length += 0.02) {
    const point = direction.map((part) => part * length) as unknown as Vec3;
    const { x, y } = stage.project(point);
    if (gizmo.hover(x, y, 2)) return point;
  }
  throw new Error('nothing of the gizmo is there');
}

test('a ring turns all that is selected about the center of the shape that has it', () => {
  const from = reach('rotate', [Math.SQRT1_2, Math.SQRT1_2, 0]);
  // A quarter of a turn about z.
  const { a, b, c, turn } = drag('rotate', from, [-from[0], from[1], 0]);
  expect(turn?.angle).toBeCloseTo(Math.PI / 2, 6);
  expect(a.center).toEqual([0, 0, 0]);
  expect(a.rotation[2]).toBeCloseTo(Math.SQRT1_2, 6);
  expect(length(sub(b.center, [0, 2, 0]))).toBeCloseTo(0, 6);
  expect(c).toBe(itemById(scene, 3)?.shape);
});

test('an arm resizes all that is selected, each in place', () => {
  const from = reach('resize', [1, 0, 0]);
  const { a, b, c } = drag('resize', from, [from[0] * 1.5, 0, 0]);
  expect(a.halfExtents[0]).toBeGreaterThan(1.2);
  expect(a.halfExtents.slice(1)).toEqual([1, 1]);
  expect(b.center).toEqual(ball.center);
  expect(b.radius / ball.radius).toBeCloseTo(a.halfExtents[0], 9);
  expect(c).toBe(itemById(scene, 3)?.shape);
});
