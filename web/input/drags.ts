// What a drag does to the scene: what was grabbed follows the pointer in the plane through it that is
// parallel to the picture, or along what the drag is held to, or over the surface of other shapes.
import type { Camera } from 'three';
import { Plane, Ray, Vector3 } from 'three';
import { moveItems, replaceShape } from '../scene/edits.ts';
import { withHandle } from '../scene/handles.ts';
import type { AxisLock } from '../scene/lock.ts';
import { held, snapped } from '../scene/lock.ts';
import type { Item, Scene } from '../scene/scene.ts';
import type { Shape, Vec3 } from '../scene/shape.ts';
import { sub } from '../scene/vectors.ts';

/** Where the pointer has come to, and how it is to be followed. */
export interface DragPointer {
  readonly origin: Vec3;
  readonly direction: Vec3;
  /** In steps. */
  readonly snap: boolean;
  /** Onto what lies under the pointer. */
  readonly onSurface: boolean;
  readonly lock: AxisLock | null;
}

/** A drag under way: the scene for a pointer ray; null: the ray does not meet what the drag is in. */
export interface Drag {
  readonly id: number;
  sceneAt(scene: Scene, pointer: DragPointer): Scene | null;
}

/** The offset by which a shape comes to lie on what is under the pointer; null: nothing is. */
export type PlaceOnSurface = (shape: Shape, grabbed: Vec3, pointer: DragPointer) => Vec3 | null;

/** Seen more nearly along an axis or a plane than this, as a sine, a pixel would be too far to go. */
const kLeastSine = 0.08;

const kAxes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)] as const;

/** Where pointer rays meet the plane of the drag: parallel to the picture, or that of a lock. */
class DragPlane {
  readonly #through = new Vector3();
  readonly #facing = new Vector3();
  readonly #plane = new Plane();
  readonly #ray = new Ray();
  readonly #point = new Vector3();

  constructor(through: Vec3, camera: Camera) {
    this.#through.fromArray(through);
    camera.getWorldDirection(this.#facing);
  }

  at({ origin, direction, lock }: Pick<DragPointer, 'origin' | 'direction' | 'lock'>): Vec3 | null {
    this.#ray.origin.fromArray(origin);
    this.#ray.direction.fromArray(direction);
    if (lock === null) return this.#inPlane(this.#facing);
    const axis = kAxes[lock.axis];
    if (!lock.plane) return this.#onAxis(axis);
    const slant = Math.abs(this.#ray.direction.dot(axis));
    return slant < kLeastSine ? null : this.#inPlane(axis);
  }

  #inPlane(normal: Vector3): Vec3 | null {
    this.#plane.setFromNormalAndCoplanarPoint(normal, this.#through);
    const point = this.#ray.intersectPlane(this.#plane, this.#point);
    return point && [point.x, point.y, point.z];
  }

  /** The point of the axis that is nearest to the pointer ray. */
  #onAxis(axis: Vector3): Vec3 | null {
    const { origin, direction } = this.#ray;
    const along = direction.dot(axis);
    const square = 1 - along * along;
    if (square < kLeastSine * kLeastSine) return null;
    const from = this.#point.subVectors(this.#through, origin);
    const far = (along * from.dot(direction) - from.dot(axis)) / square;
    const { x, y, z } = this.#point.copy(this.#through).addScaledVector(axis, far);
    return [x, y, z];
  }
}

/** Moves whole shapes, all as far as the one that was grabbed. */
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
    if (offset !== null) return held(offset, pointer.lock);
    const point = plane.at(pointer);
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

/** Moves one handle of a shape; `from` is where the pointer took it, which may be a little beside. */
export function handleDrag(
  { id, shape }: Item,
  handle: { readonly id: string; readonly position: Vec3 },
  focus: Vec3,
  camera: Camera,
  from: { readonly origin: Vec3; readonly direction: Vec3 },
): Drag {
  const plane = new DragPlane(handle.position, camera);
  return {
    id,
    sceneAt(scene, pointer) {
      const point = plane.at(pointer);
      if (point === null) return null;
      const start = plane.at({ ...from, lock: pointer.lock }) ?? handle.position;
      const [x, y, z] = offsetTo(point, start, pointer);
      const [hx, hy, hz] = handle.position;
      const moved = withHandle(shape, handle.id, [hx + x, hy + y, hz + z], focus);
      return replaceShape(scene, id, moved);
    },
  };
}

function offsetTo(point: Vec3, from: Vec3, { snap, lock }: DragPointer): Vec3 {
  const offset = sub(point, from);
  return held(snap ? snapped(offset) : offset, lock);
}
