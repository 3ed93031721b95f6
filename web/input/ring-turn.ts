// Turning by a ring: the place of the ring that was taken hold of stays under the pointer. Seen from
// its edge a ring is a line; there it rolls with the pointer.
import { Plane, Ray, Vector3 } from 'three';
import type { Vec3 } from '../scene/shape.ts';

/** The ray under the pointer; the direction has length 1. */
export interface PointerRay {
  readonly origin: Vec3;
  readonly direction: Vec3;
}

/** Sine of the angle between a pointer ray and the ring's plane below which it is seen from its edge. */
const kEdgeOn = 0.2;

export class RingTurn {
  readonly #center: Vector3;
  readonly #axis: Vector3;
  readonly #radius: number;
  readonly #plane = new Plane();
  readonly #ray = new Ray();
  readonly #start = new Vector3();
  readonly #now = new Vector3();
  /** Along the ring where it is nearest to the eye; null: it is seen from the front. */
  readonly #tangent: Vector3 | null;
  #angle = 0;

  /** `from`: where the ring was taken hold of. */
  constructor(center: Vector3, axis: Vector3, radius: number, from: PointerRay) {
    this.#center = center.clone();
    this.#axis = axis.clone();
    this.#radius = radius;
    const view = new Vector3(...from.direction);
    const isEdgeOn = Math.abs(view.dot(axis)) < kEdgeOn;
    this.#tangent = isEdgeOn ? view.clone().cross(axis).normalize() : null;
    this.#plane.setFromNormalAndCoplanarPoint(isEdgeOn ? view : this.#axis, center);
    this.#intersect(from, this.#start);
  }

  /** Radians about the axis that the pointer has come to; whole turns count. */
  to(ray: PointerRay): number {
    if (!this.#intersect(ray, this.#now)) return this.#angle;
    if (this.#tangent !== null) {
      return this.#now.sub(this.#start).dot(this.#tangent) / this.#radius;
    }
    const along = this.#start.dot(this.#now);
    const across = this.#now.cross(this.#start).negate().dot(this.#axis);
    const free = Math.atan2(across, along);
    const turns = Math.round((this.#angle - free) / (2 * Math.PI));
    this.#angle = free + turns * 2 * Math.PI;
    return this.#angle;
  }

  /** Where a pointer ray meets the plane, from the center. */
  #intersect({ origin, direction }: PointerRay, into: Vector3): boolean {
    this.#ray.origin.fromArray(origin);
    this.#ray.direction.fromArray(direction);
    if (this.#ray.intersectPlane(this.#plane, into) === null) return false;
    into.sub(this.#center);
    return true;
  }
}
