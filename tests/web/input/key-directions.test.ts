import { PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import { nudgeDirection, turnAxis } from '../../../web/input/key-directions.ts';

function cameraFrom(x: number, y: number, z: number): PerspectiveCamera {
  const camera = new PerspectiveCamera();
  camera.position.set(x, y, z);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return camera;
}

describe('arrow keys move along the world axis that looks like the arrow', () => {
  test.each([
    { from: [2, 5, 9], right: [1, 0, 0], up: [0, 0, -1] },
    { from: [9, 5, 2], right: [0, 0, -1], up: [-1, 0, 0] },
    { from: [-2, 5, -9], right: [-1, 0, 0], up: [0, 0, 1] },
    { from: [-9, 5, -2], right: [0, 0, 1], up: [1, 0, 0] },
  ] as const)('seen from $from', ({ from, right, up }) => {
    const [x, y, z] = from;
    const camera = cameraFrom(x, y, z);
    expect(nudgeDirection('ArrowRight', camera)).toEqual(right);
    expect(nudgeDirection('ArrowUp', camera)).toEqual(up);
    const opposite = (direction: readonly number[]) => direction.map((value) => 0 - value);
    expect(nudgeDirection('ArrowLeft', camera)?.map((value) => value + 0)).toEqual(opposite(right));
    expect(nudgeDirection('ArrowDown', camera)?.map((value) => value + 0)).toEqual(opposite(up));
  });

  test('Page Up and Page Down move vertically from every camera', () => {
    const camera = cameraFrom(3, 1, 4);
    expect(nudgeDirection('PageUp', camera)).toEqual([0, 1, 0]);
    expect(nudgeDirection('PageDown', camera)).toEqual([0, -1, 0]);
    expect(nudgeDirection('Home', camera)).toBeNull();
  });
});

describe('locked to an axis or a plane', () => {
  const camera = cameraFrom(2, 5, 9);

  test('all arrows move along the locked axis, in its direction on screen', () => {
    const lock = { axis: 1, plane: false } as const;
    expect(nudgeDirection('ArrowUp', camera, lock)).toEqual([0, 1, 0]);
    expect(nudgeDirection('PageDown', camera, lock)).toEqual([0, -1, 0]);
    const toX = { axis: 0, plane: false } as const;
    expect(nudgeDirection('ArrowRight', camera, toX)).toEqual([1, 0, 0]);
    expect(nudgeDirection('ArrowLeft', camera, toX)).toEqual([-1, 0, 0]);
  });

  test('in a plane, horizontal and vertical arrows use one axis each', () => {
    const upright = { axis: 2, plane: true } as const;
    expect(nudgeDirection('ArrowRight', camera, upright)).toEqual([1, 0, 0]);
    expect(nudgeDirection('ArrowUp', camera, upright)).toEqual([0, 1, 0]);
    const level = { axis: 1, plane: true } as const;
    expect(nudgeDirection('ArrowRight', camera, level)).toEqual([1, 0, 0]);
    expect(nudgeDirection('ArrowUp', camera, level)).toEqual([0, 0, -1]);
  });
});

describe('arrow keys rotate in the direction of the arrow on screen', () => {
  const camera = cameraFrom(2, 5, 9);
  const axis = (key: string, lock?: Parameters<typeof turnAxis>[2]) =>
    turnAxis(key, camera, lock)?.map((value) => value + 0);

  test('left and right: vertical axis, up and down: across, Page Up and Page Down: toward the camera', () => {
    expect(axis('ArrowRight')).toEqual([0, 1, 0]);
    expect(axis('ArrowLeft')).toEqual([0, -1, 0]);
    // The top moves away from the camera.
    expect(axis('ArrowUp')).toEqual([-1, 0, 0]);
    expect(axis('PageUp')).toEqual([0, 0, 1]);
    expect(axis('PageDown')).toEqual([0, 0, -1]);
    expect(axis('Home')).toBeUndefined();
  });

  test('with a locked axis all of them rotate about it', () => {
    expect(axis('ArrowUp', { axis: 2, plane: false })).toEqual([0, 0, 1]);
    expect(axis('ArrowLeft', { axis: 0, plane: false })).toEqual([-1, 0, 0]);
  });
});
