// Drags of shapes and handles: the grabbed point follows the pointer in the view plane through it, along
// a locked axis or plane, or over the surface of other shapes.
import type { Camera } from 'three';
import { Plane, Ray, Vector3 } from 'three';
import { moveItems } from '../scene/edits.ts';
import type { AxisLock } from '../scene/lock.ts';
import { constrained, snapped } from '../scene/lock.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import type { Vec3 } from '../scene/shape.ts';
import { sub } from '../scene/vectors.ts';

/** The current pointer ray, and how the drag follows it. */
export interface DragPointer {
  readonly origin: Vec3;
  readonly direction: Vec3;
  /** In discrete steps. */
  readonly snap: boolean;
  /** Places the shape on the surface under the pointer. */
  readonly onSurface: boolean;
  readonly lock: AxisLock | null;
}

/** An active drag: maps a pointer ray to a scene; null if the ray misses the plane or axis of the drag. */
export interface Drag {
  readonly id: number;
  sceneAt(scene: Scene, pointer: DragPointer): Scene | null;
}

/** The offset that places a shape on the surface under the pointer; null if there is none. */
export type PlaceOnSurface = (
  shape: SceneShape,
  grabbed: Vec3,
  pointer: DragPointer,
) => Vec3 | null;

/**
 * Sine of the angle between the view ray and a locked axis or plane below which the drag is ignored: a
 * pixel would be too large a distance.
 */
const kMinSine = 0.08;

const kAxes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)] as const;

/** Intersects pointer rays with the constraint of the drag: the view plane, or a locked axis or plane. */
class DragPlane {
  readonly #anchor = new Vector3();
  readonly #viewDirection = new Vector3();
  readonly #plane = new Plane();
  readonly #ray = new Ray();
  readonly #point = new Vector3();

  constructor(anchor: Vec3, camera: Camera) {
    this.#anchor.fromArray(anchor);
    camera.getWorldDirection(this.#viewDirection);
  }

  intersect({
    origin,
    direction,
    lock,
  }: Pick<DragPointer, 'origin' | 'direction' | 'lock'>): Vec3 | null {
    this.#ray.origin.fromArray(origin);
    this.#ray.direction.fromArray(direction);
    if (lock === null) return this.#inPlane(this.#viewDirection);
    const axis = kAxes[lock.axis];
    if (!lock.plane) return this.#onAxis(axis);
    const sine = Math.abs(this.#ray.direction.dot(axis));
    return sine < kMinSine ? null : this.#inPlane(axis);
  }

  #inPlane(normal: Vector3): Vec3 | null {
    this.#plane.setFromNormalAndCoplanarPoint(normal, this.#anchor);
    const point = this.#ray.intersectPlane(this.#plane, this.#point);
    return point && [point.x, point.y, point.z];
  }

  /** The point of the axis closest to the pointer ray. */
  #onAxis(axis: Vector3): Vec3 | null {
    const { origin, direction } = this.#ray;
    const cosine = direction.dot(axis);
    const sineSquared = 1 - cosine * cosine;
    if (sineSquared < kMinSine * kMinSine) return null;
    const from = this.#point.subVectors(this.#anchor, origin);
    const t = (cosine * from.dot(direction) - from.dot(axis)) / sineSquared;
    const { x, y, z } = this.#point.copy(this.#anchor).addScaledVector(axis, t);
    return [x, y, z];
  }
}

/** Moves shapes, all by the offset of the grabbed one. */
export function shapeDrag(
  grabbedItem: Item,
  items: readonly Item[],
  grabbed: Vec3,
  camera: Camera,
  placeOnSurface: PlaceOnSurface,
): Drag {
  const plane = new DragPlane(grabbed, camera);
  const offsetFor = (pointer: DragPointer): Vec3 | null => {
    const offset = pointer.onSurface ? placeOnSurface(grabbedItem.shape, grabbed, pointer) : null;
    if (offset !== null) return constrained(offset, pointer.lock);
    const point = plane.intersect(pointer);
    return point && offsetTo(point, grabbed, pointer);
  };
  return {
    id: grabbedItem.id,
    sceneAt(scene, pointer) {
      const offset = offsetFor(pointer);
      return offset && moveItems(scene, items, offset);
    },
  };
}

/** A handle of the shape with an id: where it is, and the scene with it elsewhere. */
export interface DragHandle {
  readonly id: number;
  readonly position: Vec3;
  /** Of the shape, where the handle may lie on it. */
  readonly center?: Vec3;
  place(scene: Scene, position: Vec3): Scene;
}

/** Moves a handle of a shape; `from` is the pointer ray at the press, which may be a few pixels off. */
export function handleDrag(
  handle: DragHandle,
  camera: Camera,
  from: { readonly origin: Vec3; readonly direction: Vec3 },
): Drag {
  const plane = new DragPlane(handle.position, camera);
  return {
    id: handle.id,
    sceneAt(scene, pointer) {
      const point = plane.intersect(pointer);
      if (point === null) return null;
      const start = plane.intersect({ ...from, lock: pointer.lock }) ?? handle.position;
      const [x, y, z] = offsetTo(point, start, pointer);
      const [hx, hy, hz] = handle.position;
      return handle.place(scene, [hx + x, hy + y, hz + z]);
    },
  };
}

function offsetTo(point: Vec3, from: Vec3, { snap, lock }: DragPointer): Vec3 {
  const offset = sub(point, from);
  return constrained(snap ? snapped(offset) : offset, lock);
}
