// Calls of the core about plain objects, except those that the table of pairs has.
import type { Box3, Vector3 } from 'three';
import type { Core, TurningMotion, Vec3 } from '../../../web/core/index.node.ts';
import { type Entry, each } from './entry.ts';
import { aabb, many, obb, point, sphere, toBox, toVector, vector } from './shapes.ts';

const kReach = 3;

export function coreCalls(core: Core, count: number): Entry[] {
  const boxes = many(count, () => aabb(kReach));
  const others = many(count, () => aabb(kReach));
  const turned = many(count, () => obb(kReach));
  const balls = many(count, () => sphere(kReach));
  const points = many(count, () => point(kReach));
  const axes = many(count, () => vector(1));
  const threeBoxes = boxes.map(toBox);
  const threeOthers = others.map(toBox);
  const threePoints = points.map(({ position }) => toVector(position));
  const x: Vec3 = [2, 0, 0];
  const y: Vec3 = [0, 3, 0];
  const z: Vec3 = [0, 0, 1];
  return [
    {
      call: 'core.distance',
      with: 'point, AABB',
      ours: each((i) => core.distance(points[i] as never, boxes[i] as never).distance),
      three: each((i) => (threeBoxes[i] as Box3).distanceToPoint(threePoints[i] as Vector3)),
    },
    {
      call: 'core.contains',
      with: 'AABB, AABB',
      ours: each((i) => core.contains(boxes[i] as never, others[i] as never)),
      three: each((i) => (threeBoxes[i] as Box3).containsBox(threeOthers[i] as Box3)),
    },
    {
      call: 'core.cast',
      with: 'OBB, AABB',
      ours: each(
        (i) =>
          core.cast(turned[i] as never, boxes[i] as never, { velocityA: axes[i] as never })
            .tEnter ?? -1,
      ),
    },
    {
      call: 'core.explainCast',
      with: 'OBB, AABB',
      ours: each(
        (i) =>
          core.explainCast(turned[i] as never, boxes[i] as never, { velocityA: axes[i] as never })
            .rows.length,
      ),
    },
    {
      call: 'core.cast',
      with: 'OBB, AABB, one turns',
      ours: each((i) => {
        const motion = { velocityA: axes[i] as never, angularVelocityA: axes[i] as never };
        const found = core.cast(turned[i] as never, boxes[i] as never, motion as TurningMotion);
        return found.proof === 'bracketed' ? found.tFree : -1;
      }),
    },
    {
      call: 'core.contact',
      ours: each((i) => core.contact(turned[i] as never, boxes[i] as never)?.depth ?? -1),
    },
    {
      call: 'core.contacts',
      ours: each((i) => core.contacts(turned[i] as never, boxes[i] as never).length),
    },
    {
      call: 'core.intersection',
      ours: each((i) => core.intersection(turned[i] as never, boxes[i] as never)?.volume ?? -1),
    },
    {
      call: 'core.intersections',
      ours: each((i) => core.intersections(turned[i] as never, boxes[i] as never).length),
    },
    {
      call: 'core.difference',
      ours: each((i) => core.difference(turned[i] as never, boxes[i] as never).faces.length),
    },
    {
      call: 'core.gjk',
      ours: each((i) => core.gjk(turned[i] as never, boxes[i] as never).steps.length),
    },
    {
      call: 'core.epa',
      ours: each((i) => core.epa(turned[i] as never, boxes[i] as never).steps.length),
    },
    {
      call: 'core.textbook',
      with: 'sat, two OBBs',
      ours: each((i) => core.textbook('sat', turned[i] as never, boxes[i] as never).steps.length),
    },
    {
      call: 'core.textbookMethods',
      ours: each((i) => core.textbookMethods(turned[i] as never, boxes[i] as never).length),
    },
    {
      call: 'core.nanoseconds',
      ours: (count) =>
        count > 0 ? core.nanoseconds('exact', turned[0] as never, boxes[0] as never) : 0,
    },
    {
      call: 'core.contactAlong',
      with: 'OBB, AABB',
      ours: each((i) => core.contactAlong(turned[i] as never, boxes[i] as never)?.after ?? -1),
    },
    {
      call: 'core.project',
      with: 'OBB',
      ours: each((i) => core.project(turned[i] as never, axes[i] as never).min),
    },
    {
      call: 'core.separates',
      with: 'OBB, sphere',
      ours: each(
        (i) => core.separates(turned[i] as never, balls[i] as never, axes[i] as never).a[0],
      ),
    },
    {
      call: 'core.check',
      with: 'a scene of one OBB',
      ours: each((i) => {
        core.check({ items: [{ id: 'a', name: 'A', shape: turned[i] as never }] as never });
        return i;
      }),
    },
    {
      call: 'core.obbFromAxes',
      ours: each((i) => core.obbFromAxes(axes[i] as never, [x, y, z], [1, 2, 3]).rotation[3]),
    },
    {
      call: 'core.createWorld',
      with: 'two shapes, and world.dispose',
      ours: each(() => {
        const world = core.createWorld({ shapes: 2 });
        world.dispose();
        return world.capacity;
      }),
    },
    {
      call: 'core.createBatch',
      with: 'two pairs, and batch.dispose',
      ours: each(() => {
        const batch = core.createBatch('ray', 'aabb', { pairs: 2 });
        batch.dispose();
        return batch.pairs;
      }),
    },
  ];
}
