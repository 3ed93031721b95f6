// Gizmo modes, axis locks (to a world axis or the plane perpendicular to it), snapping and step sizes.
import type { Vec3 } from './vectors.ts';

export type GizmoMode = 'move' | 'rotate' | 'resize';
/** Whether the gizmo moves along the world's or the shape's local axes. */
export type GizmoSpace = 'world' | 'own';

export type Axis = 0 | 1 | 2;

export interface AxisLock {
  readonly axis: Axis;
  /** Locks to the plane perpendicular to the axis, instead of to the axis. */
  readonly plane: boolean;
}

/** Snapping steps of a drag with Shift: meters, radians, and relative size. */
export const kMoveStep = 0.25;
export const kTurnStep = Math.PI / 12;
export const kSizeStep = 0.25;

/** Meters that a key or button moves the selected shapes; the far step is with Shift. */
export const kNudge = 0.05;
export const kFarNudge = 0.5;
/** Radians that a key rotates them, and the factor that it enlarges them by. */
export const kTurnNudge = Math.PI / 36;
export const kFarTurnNudge = Math.PI / 4;
export const kSizeNudge = 1.05;
export const kFarSizeNudge = 1.25;

export const axisNames = ['X', 'Y', 'Z'] as const;

/** Setting the same lock again removes it. */
export function toggledLock(lock: AxisLock | null, axis: Axis, plane: boolean): AxisLock | null {
  return lock?.axis === axis && lock.plane === plane ? null : { axis, plane };
}

/** Whether a lock allows movement along a world axis. */
export function isFree(lock: AxisLock | null, axis: Axis): boolean {
  return lock === null || (lock.axis === axis) !== lock.plane;
}

/** The components of an offset that a lock allows. */
export function constrained(offset: Vec3, lock: AxisLock | null): Vec3 {
  return [
    isFree(lock, 0) ? offset[0] : 0,
    isFree(lock, 1) ? offset[1] : 0,
    isFree(lock, 2) ? offset[2] : 0,
  ];
}

export const toStep = (value: number, step: number): number => Math.round(value / step) * step;

export function snapped(offset: Vec3): Vec3 {
  return [toStep(offset[0], kMoveStep), toStep(offset[1], kMoveStep), toStep(offset[2], kMoveStep)];
}
