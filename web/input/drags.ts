// What a drag does to a shape: it follows the pointer in the plane through the grabbed point that
// is parallel to the picture.
import type { Camera } from 'three';
import { Plane, Ray, Vector3 } from 'three';
import { withHandle } from '../scene/handles.ts';
import type { Shape, Vec3 } from '../scene/shape.ts';
import { translated } from '../scene/transform.ts';
import { sub } from '../scene/vectors.ts';

/** A drag under way: where the shape is for a line of sight; null: that line never comes there. */
export interface Drag {
  readonly id: number;
  shapeAt(origin: Vec3, direction: Vec3, constrained: boolean): Shape | null;
}

class SightPlane {
  private readonly plane = new Plane();
  private readonly ray = new Ray();
  private readonly point = new Vector3();

  constructor(through: Vec3, camera: Camera) {
    const normal = camera.getWorldDirection(new Vector3());
    this.plane.setFromNormalAndCoplanarPoint(normal, this.point.fromArray(through));
  }

  meet(origin: Vec3, direction: Vec3): Vec3 | null {
    this.ray.origin.fromArray(origin);
    this.ray.direction.fromArray(direction);
    const met = this.ray.intersectPlane(this.plane, this.point);
    return met && [met.x, met.y, met.z];
  }
}

/** Moves a whole shape. Constrained: only along the world axis that leads furthest. */
export function shapeDrag(id: number, shape: Shape, grabbed: Vec3, camera: Camera): Drag {
  const plane = new SightPlane(grabbed, camera);
  return {
    id,
    shapeAt(origin, direction, constrained) {
      const point = plane.meet(origin, direction);
      if (point === null) return null;
      const delta = sub(point, grabbed);
      return translated(shape, constrained ? alongDominantAxis(delta) : delta);
    },
  };
}

/** Moves one handle of a shape; `from` is where the pointer took it, which may be a little beside. */
export function handleDrag(
  id: number,
  shape: Shape,
  handle: { readonly id: string; readonly position: Vec3 },
  focus: Vec3,
  camera: Camera,
  from: { readonly origin: Vec3; readonly direction: Vec3 },
): Drag {
  const plane = new SightPlane(handle.position, camera);
  const start = plane.meet(from.origin, from.direction) ?? handle.position;
  return {
    id,
    shapeAt(origin, direction, constrained) {
      const point = plane.meet(origin, direction);
      if (point === null) return null;
      const delta = sub(point, start);
      const [x, y, z] = constrained ? alongDominantAxis(delta) : delta;
      const [hx, hy, hz] = handle.position;
      return withHandle(shape, handle.id, [hx + x, hy + y, hz + z], focus);
    },
  };
}

/** Only the largest of the three parts. */
export function alongDominantAxis(delta: Vec3): Vec3 {
  const [x, y, z] = [Math.abs(delta[0]), Math.abs(delta[1]), Math.abs(delta[2])];
  if (x >= y && x >= z) return [delta[0], 0, 0];
  return y >= z ? [0, delta[1], 0] : [0, 0, delta[2]];
}
