// Moves, rotates or resizes the selected shapes by an arrow key, depending on the gizmo mode.
import type { Camera } from 'three';
import { changeShapes, moveItems } from '../scene/edits.ts';
import { centerOf } from '../scene/extent.ts';
import {
  type AxisLock,
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
import { type TurnedScene, turnedFurther } from '../scene/turn.ts';
import { scale } from '../scene/vectors.ts';
import { nudgeDirection, turnAxis } from './key-directions.ts';

/** null if the key has no effect. `far`: larger steps. `focus`: where unbounded shapes are drawn. */
export function nudge(
  state: State,
  moving: readonly Item[],
  key: string,
  { camera, focus, far }: { camera: Camera; focus: Vec3; far: boolean },
): TurnedScene | null {
  const { scene, gizmo, axisLock, selected } = state;
  if (gizmo === 'move') {
    const direction = nudgeDirection(key, camera, axisLock);
    const offset = direction && scale(direction, far ? kFarNudge : kNudge);
    return offset && { scene: moveItems(scene, moving, offset), turn: null };
  }
  if (gizmo === 'resize') return resizeBy(scene, moving, key, far, axisLock);
  const axis = turnAxis(key, camera, axisLock);
  const primary = selected === null ? undefined : itemById(scene, selected);
  if (!(axis && primary)) return null;
  const angle = far ? kFarTurnNudge : kTurnNudge;
  const rotation: Quat = [...scale(axis, Math.sin(angle / 2)), Math.cos(angle / 2)];
  const about = centerOf(primary.shape, focus);
  return {
    scene: changeShapes(scene, moving, (shape) => rotated(shape, rotation, about)),
    turn: turnedFurther(state.turn, axis, angle),
  };
}

function resizeBy(
  scene: Scene,
  moving: readonly Item[],
  key: string,
  far: boolean,
  lock: AxisLock | null,
): TurnedScene | null {
  const sign = kResizeSigns[key];
  if (sign === undefined) return null;
  const factor = (far ? kFarSizeNudge : kSizeNudge) ** sign;
  const factors = [0, 1, 2].map((axis) =>
    lock && (lock.axis === axis) === lock.plane ? 1 : factor,
  ) as unknown as Vec3;
  const changed = changeShapes(scene, moving, (shape) => resized(shape, factors));
  return { scene: changed, turn: null };
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
