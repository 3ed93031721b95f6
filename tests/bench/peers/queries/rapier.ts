// The same questions, asked Rapier.
import rapier from '@dimforge/rapier3d-compat';
import type { Vec3 } from '../../../../web/scene/shape.ts';
import { boxAt, kBoxNumbers } from '../../worlds/scenes.ts';
import { each, kMovingBox, type Passes, type Questions } from './questions.ts';

const kNoTurn = { x: 0, y: 0, z: 0, w: 1 };
const toVector = ([x, y, z]: Vec3) => ({ x, y, z });

export async function rapierPasses(boxes: Float64Array, asked: Questions): Promise<Passes> {
  await rapier.init();
  const world = new rapier.World({ x: 0, y: 0, z: 0 });
  for (let i = 0; i < boxes.length / kBoxNumbers; i++) {
    const { center, rotation, halfExtents } = boxAt(boxes, i);
    const norm = Math.hypot(...rotation);
    const [x, y, z, w] = rotation;
    world.createCollider(
      rapier.ColliderDesc.cuboid(...halfExtents)
        .setTranslation(...center)
        .setRotation({ x: x / norm, y: y / norm, z: z / norm, w: w / norm }),
    );
  }
  world.step();
  const { origins, directions, length } = asked;
  const rays = origins.map(
    (origin, i) => new rapier.Ray(toVector(origin), toVector(directions[i] as Vec3)),
  );
  const places = origins.map(toVector);
  const ball = new rapier.Ball(2);
  const rayOf = (i: number) => rays[i] as InstanceType<typeof rapier.Ray>;
  const placeOf = (i: number) => places[i] as { x: number; y: number; z: number };
  // The normal is part of our answer to one ray, not to many.
  const nearest = (most: number) =>
    each(rays.length, (i) => (world.castRayAndGetNormal(rayOf(i), most, true) ? 1 : 0));
  const around = each(places.length, (i) => {
    let found = 0;
    world.intersectionsWithShape(placeOf(i), kNoTurn, ball, () => {
      found++;
      return true;
    });
    return found;
  });
  const [x, y, z, w] = kMovingBox.rotation;
  const box = new rapier.Cuboid(...kMovingBox.halfExtents);
  const velocities = directions.map(toVector);
  // One argument more, the distance that is aimed at, than the types of the release that @types/three brings.
  const castShape = world.castShape.bind(world) as unknown as (...given: unknown[]) => unknown;
  const moving = (duration: number) =>
    each(places.length, (i) =>
      castShape(placeOf(i), { x, y, z, w }, velocities[i], box, 0, duration, true) ? 1 : 0,
    );
  return {
    'nearest hit of an endless ray': nearest(Number.MAX_VALUE),
    'nearest hit, as long as the scene': nearest(length),
    'nearest hit within 5 m': nearest(5),
    'nearest hits of endless rays, one call': each(rays.length, (i) =>
      world.castRay(rayOf(i), Number.MAX_VALUE, true) ? 1 : 0,
    ),
    'all hits of a ray': each(rays.length, (i) => {
      let found = 0;
      world.intersectionsWithRay(rayOf(i), Number.MAX_VALUE, true, () => {
        found++;
        return true;
      });
      return found;
    }),
    'all that a sphere of radius 2 meets': around,
    'all that spheres of radius 2 meet, one call': around,
    'nearest to a point': each(places.length, (i) =>
      world.projectPoint(placeOf(i), true) ? 1 : 0,
    ),
    'what a moving box meets first within 5 m': moving(5),
    'what a moving box meets first, as far as the scene': moving(length),
  };
}
