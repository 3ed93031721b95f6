// Calls of batches with numbers in the core's memory, beside objects of three.js made ready before.
import { Box3, type Ray } from 'three';
import type { OBB } from 'three/addons/math/OBB.js';
import type { Core } from '../../../web/core/index.node.ts';
import { type Entry, each } from './entry.ts';
import { aabb, many, type Of, obb, point, ray, toBox, toObb, toRay } from './shapes.ts';

const kPairs = 16_384;
const kReach = 3;

const rayNumbers = ({ origin, direction }: Of<'ray'>) => [
  ...origin,
  ...direction,
  Number.POSITIVE_INFINITY,
];
const aabbNumbers = ({ min, max }: Of<'aabb'>) => [...min, ...max];
const obbNumbers = ({ center, rotation, halfExtents }: Of<'obb'>) => [
  ...center,
  ...rotation,
  ...halfExtents,
];

type Floats = Float64Array | Float32Array;

/** The numbers of shapes that lie one after the other. */
const columnsOf = (
  numbers: Float64Array,
  stride: number,
  Type: typeof Float64Array | typeof Float32Array,
): Floats[] =>
  Array.from({ length: stride }, (_, k) => new Type(numbers.filter((_, i) => i % stride === k)));

function count<A, B>(a: (i: number) => A, b: readonly B[], meet: (a: A, b: B) => boolean): number {
  let n = 0;
  for (let i = 0; i < kPairs; i++) if (meet(a(i), b[i] as B)) n++;
  return n;
}

export function batchCalls(core: Core): Entry[] {
  const rays = many(kPairs, () => ray(kReach));
  const boxes = many(kPairs, () => aabb(kReach));
  const turned = many(kPairs, () => obb(kReach));
  const columns = {
    rays: Float64Array.from(rays.flatMap(rayNumbers)),
    boxes: Float64Array.from(boxes.flatMap(aabbNumbers)),
    turned: Float64Array.from(turned.flatMap(obbNumbers)),
  };
  const threeRays = rays.map(toRay);
  const threeBoxes = boxes.map(toBox);
  const threeTurned = turned.map(toObb);
  const one = columns.rays.slice(0, 7);
  const rayAndBox = core.createBatch('ray', 'aabb', { pairs: kPairs });
  const oneAndBox = core.createBatch('ray', 'aabb', { pairs: kPairs, shared: 'a' });
  const rayAndObb = core.createBatch('ray', 'obb', { pairs: kPairs });
  const oneAndObb = core.createBatch('ray', 'obb', { pairs: kPairs, shared: 'a' });
  rayAndBox.from(columns.rays, columns.boxes);
  oneAndBox.from(one, columns.boxes);
  rayAndObb.from(columns.rays, columns.turned);
  oneAndObb.from(one, columns.turned);
  const moving = core.createBatch('obb', 'obb', { pairs: kPairs });
  moving.from(
    columns.turned,
    Float64Array.from(many(kPairs, () => obb(kReach)).flatMap(obbNumbers)),
  );
  moving.velocitiesA.set(many(kPairs, () => point(kReach)).flatMap(({ position }) => position));
  const meetsBox = (a: Ray, b: Box3) => a.intersectsBox(b);
  const meetsObb = (a: Ray, b: OBB) => b.intersectsRay(a);
  const each3 = (i: number) => threeRays[i] as Ray;
  const first = () => threeRays[0] as Ray;
  const box = new Box3();
  const answers = kPairs;
  return [
    {
      call: 'batch.run',
      with: 'ray, AABB',
      answers,
      ours: each(() => rayAndBox.run()),
      three: each(() => count(each3, threeBoxes, meetsBox)),
    },
    {
      call: 'batch.run',
      with: 'one ray, AABBs',
      answers,
      ours: each(() => oneAndBox.run()),
      three: each(() => count(first, threeBoxes, meetsBox)),
    },
    {
      call: 'batch.run',
      with: 'ray, OBB',
      answers,
      ours: each(() => rayAndObb.run()),
      three: each(() => count(each3, threeTurned, meetsObb)),
    },
    {
      call: 'batch.run',
      with: 'one ray, OBBs',
      answers,
      ours: each(() => oneAndObb.run()),
      three: each(() => count(first, threeTurned, meetsObb)),
    },
    {
      call: 'batch.from',
      with: 'ray, AABB',
      answers,
      ours: each(() => rayAndBox.from(columns.rays, columns.boxes)),
      three: each(() => count(each3, threeBoxes, meetsBox)),
    },
    ...[Float64Array, Float32Array].map((Type): Entry => {
      const numbers = columnsOf(columns.boxes, 6, Type);
      const [minX, minY, minZ, maxX, maxY, maxZ] = numbers as [
        Floats,
        Floats,
        Floats,
        Floats,
        Floats,
        Floats,
      ];
      return {
        call: 'batch.from',
        with: `one ray, columns of AABBs (${Type.name})`,
        answers,
        ours: each(() => oneAndBox.from(one, numbers)),
        three: each(() => {
          let n = 0;
          for (let i = 0; i < kPairs; i++) {
            box.min.set(minX[i] as number, minY[i] as number, minZ[i] as number);
            box.max.set(maxX[i] as number, maxY[i] as number, maxZ[i] as number);
            if (first().intersectsBox(box)) n++;
          }
          return n;
        }),
      };
    }),
    {
      call: 'batch.cast',
      with: 'OBB, OBB',
      answers,
      ours: each(() => moving.cast().meeting),
    },
    {
      call: 'batch.resume',
      with: 'after a budget of 0.001 ms',
      answers,
      ours: each(() => {
        rayAndBox.run(kPairs, { budget: 0.001 });
        return rayAndBox.resume();
      }),
    },
  ];
}
