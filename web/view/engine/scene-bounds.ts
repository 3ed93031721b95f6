// The part of space that the shapes of a scene take up. Shapes without bounds are drawn in and around
// it, and what is drawn beside shapes takes its size from it.
import { Vector3 } from 'three';

/** Before anything is framed, in metres. */
const kFirstRadius = 2.5;
/** What is further away than so many radii is not framed with the rest. */
const kNearRadii = 3;

export class SceneBounds {
  /** The mean of the framed points, in world space. */
  readonly focus = new Vector3();
  /** The same as numbers, refreshed in place. */
  readonly focusNumbers: [number, number, number] = [0, 0, 0];
  /** From the focus to the framed point that is furthest away, in metres. */
  radius = kFirstRadius;
  /** Height of the lowest framed point, y in metres. */
  lowest = 0;

  /** Takes the bounds of at least one point. */
  fit(points: readonly Vector3[]): void {
    const { focus } = this;
    const sum = points.reduce((total, point) => total.add(point), new Vector3());
    focus.copy(sum.divideScalar(points.length));
    focus.toArray(this.focusNumbers);
    this.radius = Math.max(...points.map((point) => point.distanceTo(focus))) || 1;
    this.lowest = Math.min(...points.map((point) => point.y));
  }

  /** Whether a point is near enough to the rest to be framed with it. */
  isNear(point: Vector3): boolean {
    return point.distanceTo(this.focus) <= kNearRadii * this.radius;
  }
}
