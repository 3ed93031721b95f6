// The same questions, asked three-mesh-bvh.
import * as three from 'three';
import { MeshBVH, OrientedBox, SAH } from 'three-mesh-bvh';
import type { Ray, Vec3 } from '../../../../web/scene/shape.ts';
import type { Calls } from './mesh-calls.ts';
import type { MeshQuestions } from './mesh-questions.ts';
import type { TriangleList } from './torus.ts';

const vector = ([x, y, z]: Vec3) => new three.Vector3(x, y, z);

function geometryOf({ positions, index }: TriangleList): three.BufferGeometry {
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.BufferAttribute(new Float32Array(positions), 3));
  geometry.setIndex(new three.BufferAttribute(index.slice(), 1));
  return geometry;
}

export const buildBvh = (list: TriangleList): (() => void) => {
  const geometry = geometryOf(list);
  return () => void new MeshBVH(geometry);
};

export function bvhCalls(list: TriangleList, asked: MeshQuestions): Calls {
  const bvh = new MeshBVH(geometryOf(list), { strategy: SAH });
  const rays = (of: readonly Ray[]) => {
    const theirs = of.map(
      ({ origin, direction }) => new three.Ray(vector(origin), vector(direction).normalize()),
    );
    return {
      count: of.length,
      one: (i: number) => (bvh.raycastFirst(theirs[i] as three.Ray, three.DoubleSide) ? 1 : 0),
    };
  };
  return {
    'coherent rays': rays(asked.coherent),
    'incoherent rays': rays(asked.incoherent),
  };
}
export { OrientedBox };
