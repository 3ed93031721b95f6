// The same questions, asked three-mesh-bvh: the boxes are one mesh, twelve triangles each, and what is hit or near is
// their surface.
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Quaternion,
  Ray,
  Vector3,
} from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { boxAt, kBoxNumbers } from '../../worlds/scenes.ts';
import { each, type Passes, type Questions } from './questions.ts';

function meshOf(boxes: Float64Array): BufferGeometry {
  const cube = new BoxGeometry(2, 2, 2).toNonIndexed().getAttribute('position');
  const positions = new Float32Array((boxes.length / kBoxNumbers) * cube.count * 3);
  const corner = new Vector3();
  const rotation = new Quaternion();
  for (let i = 0; i < boxes.length / kBoxNumbers; i++) {
    const box = boxAt(boxes, i);
    rotation.set(...box.rotation).normalize();
    for (let k = 0; k < cube.count; k++) {
      corner.fromBufferAttribute(cube, k);
      corner.set(
        corner.x * box.halfExtents[0],
        corner.y * box.halfExtents[1],
        corner.z * box.halfExtents[2],
      );
      corner.applyQuaternion(rotation);
      const at = (i * cube.count + k) * 3;
      positions[at] = corner.x + box.center[0];
      positions[at + 1] = corner.y + box.center[1];
      positions[at + 2] = corner.z + box.center[2];
    }
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(positions, 3));
}

export function meshBvhPasses(boxes: Float64Array, asked: Questions): Passes {
  const tree = new MeshBVH(meshOf(boxes));
  const { origins, directions, length } = asked;
  const points = origins.map((origin) => new Vector3(...origin));
  const rays = points.map(
    (origin, i) => new Ray(origin, new Vector3(...(directions[i] as [number, number, number]))),
  );
  const nearest = (most: number) =>
    each(rays.length, (i) => (tree.raycastFirst(rays[i] as Ray, DoubleSide, 0, most) ? 1 : 0));
  return {
    'nearest hit of an endless ray': nearest(Number.POSITIVE_INFINITY),
    'nearest hit, as long as the scene': nearest(length),
    'nearest hit within 5 m': nearest(5),
    'nearest hits of endless rays, one call': nearest(Number.POSITIVE_INFINITY),
    'nearest to a point': each(points.length, (i) =>
      tree.closestPointToPoint(points[i] as Vector3) ? 1 : 0,
    ),
  };
}
