// Points that bound a drawn shape: if all of them are inside the picture, so is the shape.
import { Quaternion, Vector3 } from 'three';
import { boundsOf } from '../../scene/extent.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';

/** Half size of the framed cube about a lone point, or without bounded shapes; in meters. */
const kLoneRadius = 1.5;

/** None for a shape without bounds. */
export function outlinePoints(shape: SceneShape): Vector3[] {
  if (shape.kind === 'obb') {
    const rotation = new Quaternion().fromArray(shape.rotation).normalize();
    const center = new Vector3().fromArray(shape.center);
    const half = new Vector3().fromArray(shape.halfExtents);
    const corners = cornersOf(half.clone().negate(), half);
    return corners.map((corner) => corner.applyQuaternion(rotation).add(center));
  }
  const bounds = boundsOf(shape);
  if (bounds === null) return [];
  return cornersOf(new Vector3().fromArray(bounds.min), new Vector3().fromArray(bounds.max));
}

function cornersOf(min: Vector3, max: Vector3): Vector3[] {
  const corners = [];
  for (const x of [min.x, max.x]) {
    for (const y of [min.y, max.y]) {
      for (const z of [min.z, max.z]) corners.push(new Vector3(x, y, z));
    }
  }
  return corners;
}

/**
 * The same points; if all coincide, which gives no size to frame,
 * the corners of a cube around them.
 */
export function withExtent(points: readonly Vector3[]): Vector3[] {
  if (!isOnePlace(points)) return [...points];
  const center = points[0]?.toArray() ?? [0, 0, 0];
  return [...points, ...outlinePoints({ kind: 'sphere', center, radius: kLoneRadius })];
}

/** Whether there are no points, or all coincide. */
export function isOnePlace([first, ...rest]: readonly Vector3[]): boolean {
  return first === undefined || rest.every((point) => point.equals(first));
}
