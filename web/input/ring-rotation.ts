// Rotation by a ring of the gizmo: the grabbed point of the ring stays under the pointer. Seen edge-on,
// where a ring is a line, it rolls with the pointer instead.
import { Plane, Ray, Vector3 } from 'three';
import type { Vec3 } from '../scene/shape.ts';

/** The direction is a unit vector. */
export interface PointerRay {
  readonly origin: Vec3;
  readonly direction: Vec3;
}

/** Sine of the angle between pointer ray and ring plane below which the ring counts as edge-on. */
const kEdgeOn = 0.2;

export class RingRotation {
  readonly #center: Vector3;
  readonly #axis: Vector3;
  readonly #radius: number;
  readonly #plane = new Plane();
  readonly #ray = new Ray();
  readonly #start = new Vector3();
  readonly #now = new Vector3();
  /** Tangent of an edge-on ring at its point closest to the camera; null if it is not edge-on. */
  readonly #tangent: Vector3 | null;
  #angle = 0;

  /** `from` is the pointer ray at the press. */
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

  /** Angle about the axis at a pointer ray, in radians, not reduced modulo 2π. */
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

  /** Intersection of a pointer ray with the plane, relative to the center. */
  #intersect({ origin, direction }: PointerRay, into: Vector3): boolean {
    this.#ray.origin.fromArray(origin);
    this.#ray.direction.fromArray(direction);
    if (this.#ray.intersectPlane(this.#plane, into) === null) return false;
    into.sub(this.#center);
    return true;
  }
}
