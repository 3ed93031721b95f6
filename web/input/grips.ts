// Where the gizmo's arms and rings are taken hold of: three's own regions shrink with the gizmo, and
// a finger needs the same region at every zoom.
import type { Quaternion } from 'three';
import { Vector3 } from 'three';
import type { axisNames } from '../scene/lock.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { StageView } from './host.ts';

export type AxisName = (typeof axisNames)[number];

export interface Grip {
  readonly axis: AxisName;
  readonly at: Vec3;
}

const kUnits: Readonly<Record<AxisName, Vec3>> = { X: [1, 0, 0], Y: [0, 1, 0], Z: [0, 0, 1] };
/** To the middle of an arrowhead, as a part of the way to where it begins. */
const kHead = 1.1;
const kRingGrips = 72;
/** What is this near to the center in the picture, in CSS pixels, points at the camera and is no grip. */
const kLeastOffset = 12;

/** Both heads of each arm, or places all around each ring; `armLength` is their distance in metres. */
export function gripsOf(
  rings: boolean,
  axes: readonly AxisName[],
  center: Vector3,
  turn: Quaternion,
  armLength: number,
): Grip[] {
  const place = (axis: AxisName, from: Vector3, by: number): Grip => {
    const { x, y, z } = from.applyQuaternion(turn).multiplyScalar(by).add(center);
    return { axis, at: [x, y, z] };
  };
  if (!rings) {
    return axes.flatMap((axis) =>
      [1, -1].map((side) => place(axis, new Vector3(...kUnits[axis]), side * kHead * armLength)),
    );
  }
  return axes.flatMap((axis) => {
    const [x, y, z] = kUnits[axis];
    return Array.from({ length: kRingGrips }, (_, i) => {
      const angle = (2 * Math.PI * i) / kRingGrips;
      // Across the axis: the next unit vector turned towards the one after it.
      const from = new Vector3(z, x, y).multiplyScalar(Math.cos(angle));
      return place(axis, from.addScaledVector(new Vector3(y, z, x), Math.sin(angle)), armLength);
    });
  });
}

/** The grip that a place of the picture is nearest to, within a radius in CSS pixels; null: none. */
export function nearestGrip(
  grips: readonly Grip[],
  { x, y }: { readonly x: number; readonly y: number },
  pickRadius: number,
  center: Vector3,
  stage: Pick<StageView, 'project'>,
): Grip | null {
  const middle = stage.project(center.toArray());
  let nearest = pickRadius;
  let found: Grip | null = null;
  for (const grip of grips) {
    const at = stage.project(grip.at);
    const away = Math.hypot(at.x - middle.x, at.y - middle.y);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (!at.visible || away < kLeastOffset || distance > nearest) continue;
    nearest = distance;
    found = grip;
  }
  return found;
}
