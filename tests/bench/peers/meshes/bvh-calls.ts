// The same questions, asked three-mesh-bvh.
import * as three from 'three';
import { MeshBVH, OrientedBox, SAH } from 'three-mesh-bvh';
import type { Obb, Ray, Vec3 } from '../../../../web/scene/shape.ts';
import type { Calls } from '../compared.ts';
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

export const refitBvh = (list: TriangleList): (() => void) => {
  const bvh = new MeshBVH(geometryOf(list), { strategy: SAH });
  return () => bvh.refit();
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
  const boxesOf = (of: readonly Obb[]) =>
    of.map(({ center, rotation, halfExtents }) => {
      const half = vector(halfExtents);
      const pose = new three.Matrix4().compose(
        vector(center),
        new three.Quaternion(...rotation),
        new three.Vector3(1, 1, 1),
      );
      return { box: new three.Box3(half.clone().negate(), half), pose };
    });
  const whether = (of: readonly Obb[]) => {
    const boxes = boxesOf(of);
    return {
      count: of.length,
      one: (i: number) => {
        const { box, pose } = boxes[i] as (typeof boxes)[number];
        return bvh.intersectsBox(box, pose) ? 1 : 0;
      },
    };
  };
  const all = (of: readonly Obb[]) => {
    const boxes = boxesOf(of).map(({ box, pose }) => {
      const own = new OrientedBox(box.min, box.max);
      own.matrix.copy(pose);
      return own;
    });
    return {
      count: of.length,
      one: (i: number) => {
        const box = boxes[i] as OrientedBox;
        box.needsUpdate = true;
        let found = 0;
        bvh.shapecast({
          intersectsBounds: (bounds) => box.intersectsBox(bounds),
          intersectsTriangle: (triangle) => {
            if (box.intersectsTriangle(triangle)) found++;
            return false;
          },
        });
        return found;
      },
    };
  };
  const balls = asked.balls.map(({ center, radius }) => new three.Sphere(vector(center), radius));
  const nearest = (of: readonly Vec3[]) => {
    const points = of.map(vector);
    return {
      count: of.length,
      one: (i: number) =>
        Math.round(1e3 * (bvh.closestPointToPoint(points[i] as three.Vector3)?.distance ?? 0)),
    };
  };
  const other = geometryOf(list);
  const otherBvh = new MeshBVH(other, { strategy: SAH });
  Object.assign(other, { boundsTree: otherBvh });
  const matrices = asked.poses.map(({ position, rotation }) =>
    new three.Matrix4().compose(
      vector(position),
      new three.Quaternion(...rotation),
      new three.Vector3(1, 1, 1),
    ),
  );
  return {
    'coherent rays': rays(asked.coherent),
    'incoherent rays': rays(asked.incoherent),
    'small boxes, whether': whether(asked.smallBoxes),
    'large boxes, whether': whether(asked.largeBoxes),
    'small boxes, all triangles': all(asked.smallBoxes),
    'large boxes, all triangles': all(asked.largeBoxes),
    'balls, whether': {
      count: balls.length,
      one: (i) => (bvh.intersectsSphere(balls[i] as three.Sphere) ? 1 : 0),
    },
    'the nearest point of near ones': nearest(asked.near),
    'the nearest point of far ones': nearest(asked.far),
    'two meshes, whether': {
      count: matrices.length,
      one: (i) => (bvh.intersectsGeometry(other, matrices[i] as three.Matrix4) ? 1 : 0),
    },
    'two meshes, all pairs': {
      count: matrices.length,
      one: (i) => {
        let found = 0;
        bvh.bvhcast(otherBvh, matrices[i] as three.Matrix4, {
          intersectsTriangles: (a, b) => {
            if (a.intersectsTriangle(b)) found++;
            return false;
          },
        });
        return found;
      },
    },
  };
}
