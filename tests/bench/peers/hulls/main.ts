// Hulls of this package beside those of Rapier and three.js, in one run: see tools/bench.mjs.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import rapier from '@dimforge/rapier3d-compat';
import { Vector3 } from 'three';
import { ConvexHull } from 'three/addons/math/ConvexHull.js';
import { type AnyShape, type Hull, loadCore } from '../../../../web/core/index.node.ts';
import { randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { type Call, compared, tableOf } from '../compared.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

interface Row {
  readonly question: string;
  readonly peer: string;
  /** Nanoseconds; of building milliseconds. */
  readonly ours: number;
  readonly theirs: number;
  readonly found: number;
  readonly foundByThem: number;
}

interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

const kPairs = 2000;

await rapier.init();
const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const random = randomNumbers(Number(values.seed));
const within = (most: number) => (2 * random() - 1) * most;
const rows: Row[] = [];

function add(question: string, peer: string, ours: Call, theirs: Call, unit = 1): void {
  const best = compared(ours, theirs, Number(values.rounds));
  rows.push({
    question,
    peer,
    ours: best.ours.each / unit,
    theirs: best.theirs.each / unit,
    found: best.ours.found,
    foundByThem: best.theirs.found,
  });
}

/** On a sphere of radius 1, each a 32-bit number, as Rapier has. */
function spherePoints(count: number): Float32Array {
  const points = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [within(1), within(1), within(1)];
    const norm = Math.hypot(x, y, z);
    points.set([x / norm, y / norm, z / norm], 3 * i);
  }
  return points;
}

/** Poses at which hulls of radius 1 about half meet. */
function poseOf(): Pose {
  const [x, y, z, w] = [within(1), within(1), within(1), within(1)].map(Math.fround) as [
    number,
    number,
    number,
    number,
  ];
  const norm = Math.hypot(x, y, z, w);
  const rotation = [x, y, z, w].map((each) => Math.fround(each / norm)) as unknown as Quat;
  return {
    position: [within(1.5), within(1.5), within(1.5)].map(Math.fround) as Vec3 & number[],
    rotation,
  };
}

const vectorOf = ([x, y, z]: Vec3) => ({ x, y, z });
const quaternionOf = ([x, y, z, w]: Quat) => ({ x, y, z, w });

for (const count of [8, 30, 100]) {
  const points = [spherePoints(count), spherePoints(count)] as const;
  const geometry = points.map((each) => core.createHull(each));
  const shape = points.map((each) => new rapier.ConvexPolyhedron(each));
  const poses = Array.from({ length: kPairs }, () => [poseOf(), poseOf()] as const);
  const hulls = poses.map((pair) =>
    pair.map((pose, i): Hull => ({ kind: 'hull', geometry: geometry[i] as never, ...pose })),
  ) as unknown as readonly (readonly [Hull, Hull])[];
  const theirs = poses.flatMap((pair) =>
    pair.map(({ position, rotation }) => ({ p: vectorOf(position), q: quaternionOf(rotation) })),
  );
  const [a, b] = shape as unknown as [rapier.ConvexPolyhedron, rapier.ConvexPolyhedron];
  const rapiers: Call = {
    count: kPairs,
    one: (i) => {
      const first = theirs[2 * i] as (typeof theirs)[0];
      const second = theirs[2 * i + 1] as (typeof theirs)[0];
      return a.intersectsShape(first.p, first.q, b, second.p, second.q) ? 1 : 0;
    },
  };
  const meets = (i: number) => {
    const [first, second] = hulls[i] as readonly [AnyShape, AnyShape];
    return core.meets(first, second) ? 1 : 0;
  };
  add(`core.meets, hulls of ${count} points`, 'Rapier', { count: kPairs, one: meets }, rapiers);
  const world = core.createWorld({ shapes: 2 * kPairs });
  hulls.forEach(([first, second], i) => {
    world.set(2 * i, first);
    world.set(2 * i + 1, second);
  });
  const ofSlots = (i: number) => (world.meets(2 * i, 2 * i + 1) ? 1 : 0);
  add(`world.meets, hulls of ${count} points`, 'Rapier', { count: kPairs, one: ofSlots }, rapiers);

  // About as far from each other as they are large, and on the way: of five pairs some three meet.
  const flights = poses.map(([first, second]) => {
    const way = [within(1), within(1), within(1)];
    const norm = Math.hypot(...way);
    const apart = way.map((each, i) =>
      Math.fround((first.position[i] as number) + (4 * each) / norm),
    );
    const velocity = way.map((each) => Math.fround((8 * each) / norm + within(5))) as Vec3 &
      number[];
    return { first, second: { ...second, position: apart as Vec3 & number[] }, velocity };
  });
  const flying = flights.map(({ first, second, velocity }) => ({
    a: { kind: 'hull', geometry: geometry[0] as never, ...first } as Hull,
    b: { kind: 'hull', geometry: geometry[1] as never, ...second } as Hull,
    motion: { velocityA: velocity, duration: 1 },
  }));
  const none = { x: 0, y: 0, z: 0 };
  const posed = flights.map(({ first, second, velocity }) => ({
    atA: vectorOf(first.position),
    turnA: quaternionOf(first.rotation),
    atB: vectorOf(second.position),
    turnB: quaternionOf(second.rotation),
    velocity: vectorOf(velocity),
  }));
  const flight = <T>(list: readonly T[], i: number) => list[i] as T;
  const measured: Call = {
    count: kPairs,
    one: (i) => {
      const { atA, turnA, atB, turnB } = flight(posed, i);
      return a.contactShape(atA, turnA, b, atB, turnB, 100) ? 1 : 0;
    },
  };
  const ask = (question: string, answer: (pair: (typeof flying)[0]) => boolean, theirs: Call) => {
    const one = (i: number) => (answer(flight(flying, i)) ? 1 : 0);
    add(`${question}, hulls of ${count} points`, 'Rapier', { count: kPairs, one }, theirs);
  };
  ask('core.distance, apart', (pair) => core.distance(pair.a, pair.b).distance > 0, measured);
  ask('core.test, apart', (pair) => core.test(pair.a, pair.b).outcome === 'apart', measured);
  ask('core.cast', (pair) => core.cast(pair.a, pair.b, pair.motion).outcome === 'hits', {
    count: kPairs,
    one: (i) => {
      const { atA, turnA, atB, turnB, velocity } = flight(posed, i);
      // One argument more, the distance that is aimed at, than the types of the release that @types/three brings.
      const given = [atA, turnA, velocity, b, atB, turnB, none, 0, 1, true] as unknown;
      return a.castShape(...(given as Parameters<rapier.Shape['castShape']>)) ? 1 : 0;
    },
  });
}

for (const count of [100, 1000, 10_000]) {
  const points = spherePoints(count);
  const list = Array.from({ length: count }, (_, i) => new Vector3().fromArray(points, 3 * i));
  const ours: Call = {
    count: 1,
    one: () => {
      const hull = core.createHull(points);
      hull.dispose();
      return hull.sources.length;
    },
  };
  const ofThree: Call = {
    count: 1,
    one: () =>
      new Set(new ConvexHull().setFromPoints(list).vertices.map(({ point }) => point)).size,
  };
  add(`core.createHull, ${count} points of a sphere, ms`, 'three.js', ours, ofThree, 1e6);
}

const table = () =>
  tableOf(
    ['ours, ns', 'theirs', 'ratio', 'found', 'by them', 'question'],
    rows.map((row) => [
      row.ours,
      row.theirs,
      row.theirs / row.ours,
      row.found,
      row.foundByThem,
      `${row.question} (${row.peer})`,
    ]),
  );
console.log(values.json ? JSON.stringify(rows) : `beside Rapier and three.js\n${table()}`);
