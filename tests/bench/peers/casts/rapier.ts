// Casts of two shapes by Rapier, its shapes and vectors made before.
import rapier from '@dimforge/rapier3d-compat';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { type CastCase, type CastShape, halfLength, kMeshList, poseOf } from './cases.ts';

const toVector = ([x, y, z]: Vec3) => ({ x, y, z });
const toQuaternion = ([x, y, z, w]: Quat) => ({ x, y, z, w });

/** All meshes are one. */
let oneMesh: rapier.Shape | undefined;

function shapeOf(shape: CastShape): rapier.Shape {
  switch (shape.kind) {
    case 'sphere':
      return new rapier.Ball(shape.radius);
    case 'capsule':
      return new rapier.Capsule(halfLength(shape), shape.radius);
    case 'aabb': {
      const [x, y, z] = shape.max.map((each, i) => (each - (shape.min[i] as number)) / 2);
      return new rapier.Cuboid(x as number, y as number, z as number);
    }
    case 'triangle':
      return new rapier.Triangle(toVector(shape.a), toVector(shape.b), toVector(shape.c));
    case 'obb':
      return new rapier.Cuboid(...shape.halfExtents);
    case 'mesh':
      oneMesh ??= new rapier.TriMesh(
        Float32Array.from(kMeshList.positions),
        Uint32Array.from(kMeshList.index),
      );
      return oneMesh;
  }
}

/** Whether each case meets. */
export async function rapierCasts(): Promise<
  (cases: readonly CastCase[]) => (i: number) => boolean
> {
  await rapier.init();
  return (cases) => {
    const made = cases.map(({ a, b, velocity }) => ({
      a: shapeOf(a),
      b: shapeOf(b),
      atA: toVector(poseOf(a).position),
      atB: toVector(poseOf(b).position),
      turnA: toQuaternion(poseOf(a).rotation),
      turnB: toQuaternion(poseOf(b).rotation),
      velocity: toVector(velocity),
    }));
    const none = { x: 0, y: 0, z: 0 };
    return (i) => {
      const { a, b, atA, atB, turnA, turnB, velocity } = made[i] as (typeof made)[0];
      // One argument more, the distance that is aimed at, than the types of the release that @types/three brings.
      const given = [atA, turnA, velocity, b, atB, turnB, none, 0, 1, true] as unknown;
      return a.castShape(...(given as Parameters<rapier.Shape['castShape']>)) !== null;
    };
  };
}
