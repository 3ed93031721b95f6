// The questions as calls of this package. Each answers how many it found.
import type { Core } from '../../../../web/core/index.node.ts';
import { boxAt, kBoxNumbers } from '../../worlds/scenes.ts';
import type { Questions } from './questions.ts';

export type Calls = Readonly<Record<string, (i: number) => number>>;

export function ourQuestions(core: Core, boxes: Float64Array, asked: Questions): Calls {
  const count = boxes.length / kBoxNumbers;
  const world = core.createWorld({ shapes: count });
  for (let i = 0; i < count; i++) {
    world.set(i, boxAt(boxes, i));
  }
  const { origins, directions, length } = asked;
  const rays = origins.map((origin, i) => ({
    kind: 'ray' as const,
    origin,
    direction: directions[i] as never,
  }));
  const bounded = rays.map((ray) => ({ ...ray, maxDistance: length }));
  const short = rays.map((ray) => ({ ...ray, maxDistance: 5 }));
  const balls = origins.map((center) => ({ kind: 'sphere' as const, center, radius: 2 }));
  const points = origins.map((position) => ({ kind: 'point' as const, position }));
  return {
    'nearest hit of an endless ray': (i) => (world.raycast(rays[i] as never) ? 1 : 0),
    'nearest hit, as long as the scene': (i) => (world.raycast(bounded[i] as never) ? 1 : 0),
    'nearest hit within 5 m': (i) => (world.raycast(short[i] as never) ? 1 : 0),
    'all hits of a ray': (i) => world.raycastAll(rays[i] as never).length,
    'all that a sphere of radius 2 meets': (i) => world.query(balls[i] as never).length,
    'nearest to a point': (i) => (world.nearest(points[i] as never) ? 1 : 0),
  };
}
