// The world direction that an arrow key moves a shape along, and the axis that it rotates a shape about.
import type { Camera } from 'three';
import { Vector3 } from 'three';
import { type Axis, type AxisLock, isFree } from '../scene/lock.ts';
import type { Vec3 } from '../scene/shape.ts';

const kSigns: Readonly<Record<string, readonly ['across' | 'upward', 1 | -1]>> = {
  ArrowRight: ['across', 1],
  ArrowLeft: ['across', -1],
  ArrowUp: ['upward', 1],
  ArrowDown: ['upward', -1],
  PageUp: ['upward', 1],
  PageDown: ['upward', -1],
};

/**
 * The world axis that a key moves along: left and right along the horizontal axis most parallel to the
 * camera's right, up and down along the other horizontal axis, away from the camera and toward it. With
 * a lock: along the free axis that looks most like the arrow.
 */
export function nudgeDirection(
  key: string,
  camera: Camera,
  lock: AxisLock | null = null,
): Vec3 | null {
  const known = kSigns[key];
  if (known === undefined) return null;
  const [offset, sign] = known;
  if (lock !== null) return lockedDirection(offset, sign, camera, lock);
  if (key === 'PageUp' || key === 'PageDown') return [0, sign, 0];
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const back = new Vector3().setFromMatrixColumn(camera.matrixWorld, 2);
  const xAcross = Math.abs(right.x) >= Math.abs(right.z);
  const across: Vec3 = xAcross ? [Math.sign(right.x), 0, 0] : [0, 0, Math.sign(right.z)];
  const away: Vec3 = xAcross ? [0, 0, back.z > 0 ? -1 : 1] : [back.x > 0 ? -1 : 1, 0, 0];
  const [x, , z] = offset === 'across' ? across : away;
  return [sign * x, 0, sign * z];
}

/**
 * The axis that a key rotates a shape about, counter-clockwise: left and right about the vertical one,
 * up and down about the one across the view, Page Up and Page Down about the one toward the camera.
 * With a locked axis: about that one.
 */
export function turnAxis(key: string, camera: Camera, lock: AxisLock | null = null): Vec3 | null {
  const known = kSigns[key];
  if (known === undefined) return null;
  const [offset, sign] = known;
  if (lock !== null && !lock.plane) {
    const axis: [number, number, number] = [0, 0, 0];
    axis[lock.axis] = sign;
    return axis;
  }
  if (offset === 'across') return [0, sign, 0];
  const roll = key === 'PageUp' || key === 'PageDown';
  const [x, y, z] = nudgeDirection(roll ? 'ArrowUp' : 'ArrowRight', camera) ?? [0, 0, 0];
  return [-sign * x, -sign * y, -sign * z];
}

function lockedDirection(
  offset: 'across' | 'upward',
  sign: number,
  camera: Camera,
  lock: AxisLock,
): Vec3 {
  const column = (i: number) => new Vector3().setFromMatrixColumn(camera.matrixWorld, i).toArray();
  const [right, up] = [column(0), column(1)];
  const free = ([0, 1, 2] as const).filter((axis) => isFree(lock, axis));
  const mostParallel = (direction: readonly number[], axes: readonly Axis[]) =>
    axes.reduce((best, axis) => {
      return Math.abs(direction[axis] ?? 0) > Math.abs(direction[best] ?? 0) ? axis : best;
    });
  const across = mostParallel(right, free);
  const others = free.filter((axis) => axis !== across);
  const axis = offset === 'across' || others.length === 0 ? across : mostParallel(up, others);
  // A single free axis serves both pairs of keys: its sign follows the camera's right or up.
  const reference = offset === 'across' ? right : up;
  const direction: [number, number, number] = [0, 0, 0];
  direction[axis] = sign * ((reference[axis] ?? 0) < 0 ? -1 : 1);
  return direction;
}
