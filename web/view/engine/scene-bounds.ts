// The bounding sphere of a scene's shapes. Unbounded shapes are drawn in and around
// it, and drawings beside the shapes take their size from it.
import { Vector3 } from 'three';

/** Before anything is framed, in meters. */
const kFirstRadius = 2.5;
/** Points further away than this many radii are not framed with the rest. */
const kNearRadii = 3;

export class SceneBounds {
  /** The mean of the framed points, in world space. */
  readonly focus = new Vector3();
  /** The same as numbers, refreshed in place. */
  readonly focusNumbers: [number, number, number] = [0, 0, 0];
  /** From the focus to the framed point that is furthest away, in meters. */
  radius = kFirstRadius;
  /** Height of the lowest framed point, y in meters. */
  lowest = 0;

  /** Takes the bounds of at least one point. */
  fit(points: readonly Vector3[]): void {
    const { focus } = this;
    focus.set(0, 0, 0);
    for (const point of points) focus.add(point);
    focus.divideScalar(points.length);
    focus.toArray(this.focusNumbers);
    let radius = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (const point of points) {
      radius = Math.max(radius, point.distanceTo(focus));
      lowest = Math.min(lowest, point.y);
    }
    this.radius = radius || 1;
    this.lowest = lowest;
  }

  /** Whether a point is near enough to the rest to be framed with it. */
  isNear(point: Vector3): boolean {
    return point.distanceTo(this.focus) <= kNearRadii * this.radius;
  }
}
