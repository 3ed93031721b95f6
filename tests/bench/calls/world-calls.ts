// Calls of a world, beside loops over objects of three.js, which has no world.
import { type Box3, Matrix4, Quaternion, type Ray, type Sphere, Vector3 } from 'three';
import type { Core, World } from '../../../web/core/index.node.ts';
import { type Entry, each } from './entry.ts';
import {
  aabb,
  many,
  obb,
  point,
  ray,
  sphere,
  toBox,
  toObb,
  toRay,
  toSphere,
  toVector,
} from './shapes.ts';

const kReach = 3;
const kBoxes = 256;
const target = new Vector3();

/** The nearest of all boxes. */
function nearestHit(on: Ray, boxes: readonly Box3[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const hit = on.intersectBox(box, target);
    if (hit !== null) nearest = Math.min(nearest, hit.distanceToSquared(on.origin));
  }
  return nearest < Number.POSITIVE_INFINITY ? 1 : 0;
}

function countOf<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let n = 0;
  for (const item of items) if (holds(item)) n++;
  return n;
}

function questions(core: Core, count: number): Entry[] {
  const boxes = many(kBoxes, () => aabb(2 * kReach));
  const threeBoxes = boxes.map(toBox);
  const world = core.createWorld({ shapes: kBoxes });
  for (const [slot, box] of boxes.entries()) world.set(slot, box);
  world.velocities.set(boxes.flatMap(() => point(kReach / 8).position));
  const rays = many(count, () => ray(kReach));
  const balls = many(count, () => sphere(kReach));
  const points = many(count, () => point(kReach));
  const threeRays = rays.map(toRay);
  const threeBalls = balls.map(toSphere);
  const threePoints = points.map(({ position }) => toVector(position));
  const rayNumbers = Float64Array.from(
    rays.flatMap(({ origin, direction }) => [...origin, ...direction, Number.POSITIVE_INFINITY]),
  );
  const ballNumbers = Float64Array.from(balls.flatMap(({ center, radius }) => [...center, radius]));
  const among = `${kBoxes} AABBs`;
  return [
    {
      call: 'world.raycast',
      with: among,
      ours: each((i) => world.raycast(rays[i] as never) !== null),
      three: each((i) => nearestHit(threeRays[i] as Ray, threeBoxes)),
    },
    {
      call: 'world.raycastAll',
      with: among,
      ours: each((i) => world.raycastAll(rays[i] as never).length),
      three: each((i) =>
        countOf(threeBoxes, (box) => (threeRays[i] as Ray).intersectBox(box, target) !== null),
      ),
    },
    {
      call: 'world.raycasts',
      with: `${count} rays, ${among}`,
      answers: count,
      ours: each(() => world.raycasts(rayNumbers).slots.length),
    },
    {
      call: 'world.queries',
      with: `${count} spheres, ${among}`,
      answers: count,
      ours: each(() => world.queries(ballNumbers, { kind: 'sphere' }).slots.length),
    },
    {
      call: 'world.query',
      with: `sphere, ${among}`,
      ours: each((i) => world.query(balls[i] as never).length),
      three: each((i) =>
        countOf(threeBoxes, (box) => box.intersectsSphere(threeBalls[i] as Sphere)),
      ),
    },
    {
      call: 'world.cast',
      with: among,
      ours: each((i) => world.cast(points[i] as never, [1, 0, 0])?.slot ?? 0),
    },
    {
      call: 'world.castAll',
      with: among,
      ours: each((i) => world.castAll(points[i] as never, [1, 0, 0]).length),
    },
    {
      call: 'world.sweep',
      with: `${among} that move`,
      ours: each(() => world.sweep().count),
    },
    {
      call: 'world.contacts',
      ours: each((i) => world.contacts(0, 1 + (i % (kBoxes - 1))).length),
    },
    {
      call: 'world.intersections',
      ours: each((i) => world.intersections(0, 1 + (i % (kBoxes - 1))).length),
    },
    {
      call: 'world.castPair',
      with: 'AABBs',
      ours: each((i) => world.castPair(0, 1 + (i % (kBoxes - 1))).tEnter ?? 0),
    },
    {
      call: 'world.nearest',
      with: among,
      ours: each((i) => world.nearest(points[i] as never)?.slot ?? 0),
      three: each((i) => {
        const distances = threeBoxes.map((box) => box.distanceToPoint(threePoints[i] as Vector3));
        return distances.indexOf(Math.min(...distances));
      }),
    },
    {
      call: 'world.evaluate',
      with: among,
      ours: each(() => world.evaluate()),
      three: each(() => {
        let n = 0;
        for (let i = 0; i < kBoxes; i++) {
          for (let j = 0; j < i; j++) {
            if (threeBoxes[i]?.intersectsBox(threeBoxes[j] as Box3)) n++;
          }
        }
        return n;
      }),
    },
    meetingEntry(world),
    {
      call: 'world.resume',
      with: `the rest of ${among} after a budget of 0.001 ms`,
      ours: each(() => {
        world.evaluate({ budget: 0.001 });
        return world.resume();
      }),
    },
    { call: 'world.newMeeting', ours: each(() => world.newMeeting().a) },
  ];
}

function meetingEntry(world: World): Entry {
  const meeting = world.newMeeting();
  return {
    call: 'world.readMeeting',
    ours: (first, end) => {
      const found = world.evaluate();
      let n = 0;
      for (let i = first; i < end; i++) {
        world.readMeeting(i % found, meeting);
        n += meeting.a;
      }
      return n;
    },
  };
}

function slotCalls(core: Core, count: number): Entry[] {
  const boxes = many(2 * count, () => obb(kReach));
  const threeBoxes = boxes.map(toObb);
  const world = core.createWorld({ shapes: 2 * count });
  for (const [slot, box] of boxes.entries()) world.set(slot, box);
  const three = each((i) => threeBoxes[i]?.intersectsOBB(threeBoxes[count + i] as never) ?? false);
  const matrices = new Float32Array(16 * kBoxes);
  for (let i = 0; i < kBoxes; i++) {
    const { center, rotation } = threeBoxes[i % count] as (typeof threeBoxes)[0];
    new Matrix4()
      .setFromMatrix3(rotation)
      .setPosition(center)
      .toArray(matrices, 16 * i);
  }
  const drawn = core.createWorld({ shapes: kBoxes });
  const matrix = new Matrix4();
  const quaternion = new Quaternion();
  const scale = new Vector3();
  const pair = 'OBB, OBB';
  return [
    {
      call: 'world.set',
      with: 'OBB',
      ours: each((i) => {
        world.set(i, boxes[i] as never);
        return i;
      }),
    },
    { call: 'world.get', ours: each((i) => world.get(i)?.kind.length ?? 0) },
    {
      call: 'world.refresh',
      ours: each((i) => {
        world.refresh(i);
        return i;
      }),
    },
    { call: 'world.meets', with: pair, ours: each((i) => world.meets(i, count + i)), three },
    {
      call: 'world.outcome',
      with: pair,
      ours: each((i) => world.outcome(i, count + i) !== 'apart'),
      three,
    },
    { call: 'world.test', with: pair, ours: each((i) => world.test(i, count + i).outcome.length) },
    {
      call: 'world.explain',
      with: pair,
      ours: each((i) => world.explain(i, count + i).steps.length),
    },
    {
      call: 'world.distance',
      with: pair,
      ours: each((i) => world.distance(i, count + i).distance),
    },
    {
      call: 'world.transforms',
      with: 'matrices, a box each',
      answers: kBoxes,
      ours: each(() => {
        drawn.transforms(matrices);
        return drawn.count;
      }),
      three: each(() => {
        for (let i = 0; i < kBoxes; i++) {
          matrix.fromArray(matrices, 16 * i).decompose(target, quaternion, scale);
        }
        return kBoxes;
      }),
    },
    {
      call: 'world.clear',
      with: 'and world.set',
      ours: each((i) => {
        world.clear(i);
        world.set(i, boxes[i] as never);
        return i;
      }),
    },
  ];
}

export const worldCalls = (core: Core, count: number): Entry[] => [
  ...slotCalls(core, count),
  ...questions(core, count),
];
