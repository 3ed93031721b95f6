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

  test('Page Up and Page Down move upright from everywhere', () => {
    const camera = cameraFrom(3, 1, 4);
    expect(nudgeDirection('PageUp', camera)).toEqual([0, 1, 0]);
    expect(nudgeDirection('PageDown', camera)).toEqual([0, -1, 0]);
    expect(nudgeDirection('Home', camera)).toBeNull();
  });
});

describe('held to an axis or a plane', () => {
  const camera = cameraFrom(2, 5, 9);

  test('all arrows move along the one axis, as it runs in the picture', () => {
    const lock = { axis: 1, plane: false } as const;
    expect(nudgeDirection('ArrowUp', camera, lock)).toEqual([0, 1, 0]);
    expect(nudgeDirection('PageDown', camera, lock)).toEqual([0, -1, 0]);
    const toX = { axis: 0, plane: false } as const;
    expect(nudgeDirection('ArrowRight', camera, toX)).toEqual([1, 0, 0]);
    expect(nudgeDirection('ArrowLeft', camera, toX)).toEqual([-1, 0, 0]);
  });

  test('in a plane, across and up take one axis each', () => {
    const upright = { axis: 2, plane: true } as const;
    expect(nudgeDirection('ArrowRight', camera, upright)).toEqual([1, 0, 0]);
    expect(nudgeDirection('ArrowUp', camera, upright)).toEqual([0, 1, 0]);
    const level = { axis: 1, plane: true } as const;
    expect(nudgeDirection('ArrowRight', camera, level)).toEqual([1, 0, 0]);
    expect(nudgeDirection('ArrowUp', camera, level)).toEqual([0, 0, -1]);
  });
});

describe('arrow keys turn about the axis that makes it look like the arrow', () => {
  const camera = cameraFrom(2, 5, 9);
  const axis = (key: string, lock?: Parameters<typeof turnAxis>[2]) =>
    turnAxis(key, camera, lock)?.map((value) => value + 0);

  test('left and right upright, up and down across, Page Up and Page Down towards the eye', () => {
    expect(axis('ArrowRight')).toEqual([0, 1, 0]);
    expect(axis('ArrowLeft')).toEqual([0, -1, 0]);
    // the top goes away from the eye
    expect(axis('ArrowUp')).toEqual([-1, 0, 0]);
    expect(axis('PageUp')).toEqual([0, 0, 1]);
    expect(axis('PageDown')).toEqual([0, 0, -1]);
    expect(axis('Home')).toBeUndefined();
  });

  test('held to an axis all of them are about that one', () => {
    expect(axis('ArrowUp', { axis: 2, plane: false })).toEqual([0, 0, 1]);
    expect(axis('ArrowLeft', { axis: 0, plane: false })).toEqual([-1, 0, 0]);
  });
});
