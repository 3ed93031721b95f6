// Moves, rotates or resizes the selected shapes by an arrow key, depending on the gizmo mode.
import type { Camera } from 'three';
import { changeShapes, moveItems } from '../scene/edits.ts';
import { centerOf } from '../scene/extent.ts';
import {
  kFarNudge,
  kFarSizeNudge,
  kFarTurnNudge,
  kNudge,
  kSizeNudge,
  kTurnNudge,
} from '../scene/lock.ts';
import { type Item, itemById, type Scene } from '../scene/scene.ts';
import type { Quat, Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import { resized, rotated } from '../scene/transform.ts';
import { scale } from '../scene/vectors.ts';
import { nudgeDirection, turnAxis } from './key-directions.ts';

/** null if the key has no effect. `far`: larger steps. `focus`: where unbounded shapes are drawn. */
export function nudge(
  state: State,
  moving: readonly Item[],
  key: string,
  { camera, focus, far }: { camera: Camera; focus: Vec3; far: boolean },
): Scene | null {
  const { scene, gizmo, axisLock, selected } = state;
  if (gizmo === 'move') {
    const direction = nudgeDirection(key, camera, axisLock);
    return direction && moveItems(scene, moving, scale(direction, far ? kFarNudge : kNudge));
  }
  if (gizmo === 'resize') {
    const step = far ? kFarSizeNudge : kSizeNudge;
    const factor = kResizeSigns[key] === undefined ? null : step ** kResizeSigns[key];
    if (factor === null) return null;
    const factors = [0, 1, 2].map((axis) =>
      axisLock && (axisLock.axis === axis) === axisLock.plane ? 1 : factor,
    ) as unknown as Vec3;
    return changeShapes(scene, moving, (shape) => resized(shape, factors));
  }
  const axis = turnAxis(key, camera, axisLock);
  const primary = selected === null ? undefined : itemById(scene, selected);
  if (!(axis && primary)) return null;
  const half = (far ? kFarTurnNudge : kTurnNudge) / 2;
  const turn: Quat = [...scale(axis, Math.sin(half)), Math.cos(half)];
  const about = centerOf(primary.shape, focus);
  return changeShapes(scene, moving, (shape) => rotated(shape, turn, about));
}

/** 1 enlarges, −1 shrinks. */
const kResizeSigns: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -1,
};
