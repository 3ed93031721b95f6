// The questions as calls of this package.
import type { Core } from '../../../../web/core/index.node.ts';
import type { Ray, Vec3 } from '../../../../web/scene/shape.ts';
import { boxAt, kBoxNumbers } from '../../worlds/scenes.ts';
import { each, kMovingBox, type Passes, type Questions } from './questions.ts';

export function ourPasses(core: Core, boxes: Float64Array, asked: Questions): Passes {
  const count = boxes.length / kBoxNumbers;
  const world = core.createWorld({ shapes: count });
  for (let i = 0; i < count; i++) {
    world.set(i, boxAt(boxes, i));
  }
  const { origins, directions, length } = asked;
  const all = origins.length;
  const rays = origins.map((origin, i) => ({
    kind: 'ray' as const,
    origin,
    direction: directions[i] as Vec3,
  }));
  // No object spread: V8 gives each such copy a hidden class of its own, which makes reading them slow.
  const raysOf = (maxDistance: number) =>
    rays.map(({ kind, origin, direction }) => ({ kind, origin, direction, maxDistance }));
  const bounded = raysOf(length);
  const short = raysOf(5);
  const balls = origins.map((center) => ({ kind: 'sphere' as const, center, radius: 2 }));
  const points = origins.map((position) => ({ kind: 'point' as const, position }));
  const { rotation, halfExtents } = kMovingBox;
  const movingBoxes = origins.map((center) => ({
    kind: 'obb' as const,
    center,
    rotation,
    halfExtents,
  }));
  const rayRecords = Float64Array.from(
    rays.flatMap(({ origin, direction }) => [...origin, ...direction, Number.POSITIVE_INFINITY]),
  );
  const ballRecords = Float64Array.from(balls.flatMap(({ center, radius }) => [...center, radius]));
  const moving = (duration: number) =>
    each(all, (i) =>
      world.cast(movingBoxes[i] as never, directions[i] as never, { duration }) ? 1 : 0,
    );
  return {
    'nearest hit of an endless ray': each(all, (i) => (world.raycast(rays[i] as Ray) ? 1 : 0)),
    'nearest hit, as long as the scene': each(all, (i) =>
      world.raycast(bounded[i] as Ray) ? 1 : 0,
    ),
    'nearest hit within 5 m': each(all, (i) => (world.raycast(short[i] as Ray) ? 1 : 0)),
    'nearest hits of endless rays, one call': () => {
      let found = 0;
      for (const slot of world.raycasts(rayRecords).slots) found += slot < 0 ? 0 : 1;
      return found;
    },
    'all hits of a ray': each(all, (i) => world.raycastAll(rays[i] as Ray).length),
    'all that a sphere of radius 2 meets': each(all, (i) => world.query(balls[i] as never).length),
    'all that spheres of radius 2 meet, one call': () =>
      world.queries(ballRecords, { kind: 'sphere' }).slots.length,
    'nearest to a point': each(all, (i) => (world.nearest(points[i] as never) ? 1 : 0)),
    'what a moving box meets first within 5 m': moving(5),
    'what a moving box meets first, as far as the scene': moving(length),
  };
}
