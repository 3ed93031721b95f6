// Hit areas on the gizmo's arms and rings with a constant size in pixels; those of three.js shrink with
// the gizmo.
import type { Quaternion } from 'three';
import { Vector3 } from 'three';
import type { axisNames } from '../scene/lock.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { StageView } from './host.ts';

export type AxisName = (typeof axisNames)[number];

export interface Grip {
  readonly axis: AxisName;
  readonly position: Vec3;
}

const kUnits: Readonly<Record<AxisName, Vec3>> = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] };
/** Distance of the middle of an arrowhead, relative to the length of the arm. */
const kHeadDistance = 1.1;
const kRingGrips = 72;
/** The least radius of a ring, and what is left free between it and the border of the picture, in CSS pixels. */
const kLeastRing = 20;
const kRingMargin = 4;
/** Grips closer to the projected center than this, in CSS pixels, point at the camera and are ignored. */
const kMinOffset = 12;

/** Both heads of each arm, or points around each ring; `armLength` in meters. */
export function gripsOf(
  rings: boolean,
  axes: readonly AxisName[],
  center: Vector3,
  rotation: Quaternion,
  armLength: number,
): Grip[] {
  const gripAt = (axis: AxisName, direction: Vector3, distance: number): Grip => {
    const { x, y, z } = direction.applyQuaternion(rotation).multiplyScalar(distance).add(center);
    return { axis, position: [x, y, z] };
  };
  if (!rings) {
    return axes.flatMap((axis) =>
      [1, -1].map((side) =>
        gripAt(axis, new Vector3(...kUnits[axis]), side * kHeadDistance * armLength),
      ),
    );
  }
  return axes.flatMap((axis) => {
    const [x, y, z] = kUnits[axis];
    return Array.from({ length: kRingGrips }, (_, i) => {
      const angle = (2 * Math.PI * i) / kRingGrips;
      // Perpendicular to the axis: from the next unit vector toward the one after it.
      const direction = new Vector3(z, x, y).multiplyScalar(Math.cos(angle));
      direction.addScaledVector(new Vector3(y, z, x), Math.sin(angle));
      return gripAt(axis, direction, armLength);
    });
  });
}

/** The radius of a ring that is not cut off at the border of the free area, in CSS pixels. */
export function wholeRing(
  radius: number,
  center: Vec3,
  stage: Pick<StageView, 'project' | 'freeArea'>,
): number {
  const { x, y } = stage.project(center);
  const { left, top, right, bottom } = stage.freeArea;
  const room = Math.min(x - left, right - x, y - top, bottom - y) - kRingMargin;
  return Math.min(radius, Math.max(room, kLeastRing));
}

/** The grip closest to a point of the canvas, within a radius in CSS pixels. */
export function nearestGrip(
  grips: readonly Grip[],
  { x, y }: { readonly x: number; readonly y: number },
  pickRadius: number,
  center: Vector3,
  stage: Pick<StageView, 'project'>,
): Grip | null {
  const projectedCenter = stage.project(center.toArray());
  let nearest = pickRadius;
  let found: Grip | null = null;
  for (const grip of grips) {
    const at = stage.project(grip.position);
    const offset = Math.hypot(at.x - projectedCenter.x, at.y - projectedCenter.y);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (!at.visible || offset < kMinOffset || distance > nearest) continue;
    nearest = distance;
    found = grip;
  }
  return found;
}
