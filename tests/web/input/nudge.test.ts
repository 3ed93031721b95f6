// Arrow keys move, rotate or resize, depending on the mode.
import { PerspectiveCamera } from 'three';
import { beforeEach, expect, test } from 'vitest';
import { nudge } from '../../../web/input/nudge.ts';
import { itemById, type Scene } from '../../../web/scene/scene.ts';
import type { Obb } from '../../../web/scene/shape.ts';
import type { State } from '../../../web/scene/state.ts';
import { createStore } from '../../../web/scene/store.ts';

const box: Obb = {
  kind: 'obb',
  center: [1, 2, 3],
  rotation: [0, 0, 0, 1],
  halfExtents: [1, 0.5, 0.25],
};
const scene: Scene = {
  items: [
    { id: 1, name: 'A', shape: box },
    { id: 2, name: 'B', shape: { kind: 'sphere', center: [2, 2, 3], radius: 1 } },
  ],
  pair: [1, 2],
};
const camera = new PerspectiveCamera();
camera.position.set(0, 0, 5);
camera.updateMatrixWorld();

let state: State;
beforeEach(() => {
  state = { ...createStore(scene).state, selected: 1 };
});

function pressed(key: string, change: Partial<State> = {}, far = false): Obb | null {
  const next = { ...state, ...change };
  const found = nudge(next, scene.items, key, { camera, focus: [0, 0, 0], far });
  return found && (itemById(found.scene, 1)?.shape as Obb);
}

test('moves', () => {
  expect(pressed('ArrowRight')?.center[0]).toBeCloseTo(1.05, 12);
  expect(pressed('ArrowRight', {}, true)?.center[0]).toBeCloseTo(1.5, 12);
  expect(pressed('Enter')).toBeNull();
});

test('rotates all shapes about the center of the selected one', () => {
  const turned = nudge({ ...state, gizmo: 'rotate' }, scene.items, 'ArrowRight', {
    camera,
    focus: [0, 0, 0],
    far: true,
  });
  const [a, b] = (turned?.scene.items ?? []).map(({ shape }) => shape);
  expect(a).toMatchObject({ center: [1, 2, 3] });
  expect((a as Obb).rotation[1]).toBeCloseTo(Math.sin(Math.PI / 8), 12);
  // An eighth of a turn counter-clockwise about y: x goes toward −z.
  expect(b).toMatchObject({ kind: 'sphere' });
  const [x, y, z] = (b as { center: readonly number[] }).center;
  expect(x).toBeCloseTo(1 + Math.SQRT1_2, 12);
  expect(y).toBeCloseTo(2, 12);
  expect(z).toBeCloseTo(3 - Math.SQRT1_2, 12);
});

test('resizes, with a locked axis along it only', () => {
  const gizmo = 'resize';
  expect(pressed('ArrowUp', { gizmo })?.halfExtents[2]).toBeCloseTo(0.25 * 1.05, 12);
  expect(pressed('ArrowDown', { gizmo })?.halfExtents[0]).toBeCloseTo(1 / 1.05, 12);
  const axisLock = { axis: 0, plane: false } as const;
  expect(pressed('ArrowUp', { gizmo, axisLock }, true)?.halfExtents).toEqual([1.25, 0.5, 0.25]);
  const plane = { axis: 0, plane: true } as const;
  expect(pressed('ArrowUp', { gizmo, axisLock: plane }, true)?.halfExtents).toEqual([
    1, 0.625, 0.3125,
  ]);
});

test('counts what is turned about one axis, key by key', () => {
  const turn = (key: string, far = false) => {
    const found = nudge({ ...state, gizmo: 'rotate' }, scene.items, key, {
      camera,
      focus: [0, 0, 0],
      far,
    });
    state = { ...state, turn: found?.turn ?? null };
    return Math.round(((state.turn?.angle ?? Number.NaN) * 180) / Math.PI);
  };
  expect([turn('ArrowRight'), turn('ArrowRight'), turn('ArrowRight', true)]).toEqual([5, 10, 55]);
  expect(turn('ArrowLeft')).toBe(50);
  // About another axis it begins anew.
  expect(turn('ArrowLeft')).toBe(45);
  expect(turn('ArrowUp')).toBe(-5);
  expect(turn('ArrowLeft')).toBe(-5);
  expect(turn('ArrowRight')).toBe(0);
});
