// The ray that a place in the picture stands for.
import { OrthographicCamera, type PerspectiveCamera, Vector3 } from 'three';
import type { Vec3 } from '../../scene/shape.ts';

/** Through (x, y), from −1 to 1 to the right and up, in world space; its direction has length 1. */
export function rayOf(
  camera: PerspectiveCamera | OrthographicCamera,
  x: number,
  y: number,
): { origin: Vec3; direction: Vec3 } {
  const through = new Vector3(x, y, -1).unproject(camera);
  if (camera instanceof OrthographicCamera) {
    const direction = camera.getWorldDirection(new Vector3());
    return { origin: through.toArray(), direction: direction.toArray() };
  }
  const direction = through.sub(camera.position).normalize();
  return { origin: camera.position.toArray(), direction: direction.toArray() };
}
