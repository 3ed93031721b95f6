// Contacts of shapes that overlap a little beside those of Rapier, in one run: see tools/bench.mjs. The pairs are
// those of tests/bench/peers/native/contacts.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import rapier from '@dimforge/rapier3d-compat';
import { type AnyShape, loadCore } from '../../../../web/core/index.node.ts';
import { randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { type Call, compared, tableOf } from '../compared.ts';

const { values } = parseArgs({
  options: {
    wasm: { type: 'string', default: '' },
    rounds: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const kPairs = 1000;
const kMostDepth = 0.3;
const kCorners = 30;

await rapier.init();
const core = await loadCore({ wasmBinary: readFileSync(values.wasm) });
const random = randomNumbers(Number(values.seed));
const within = (most: number) => (2 * random() - 1) * most;
const whole = (most: number) => Math.floor(within(most) + 0.5);
const placeOf = (most: number): Vec3 => [within(most), within(most), within(most)];

/** What both libraries are asked about. */
interface Posed {
  readonly ours: AnyShape;
  readonly shape: rapier.Shape;
  readonly position: Vec3;
  readonly rotation: Quat;
}

const vectorOf = ([x, y, z]: Vec3) => ({ x, y, z });
const quaternionOf = (rotation: Quat) => {
  const norm = Math.hypot(...rotation);
  const [x, y, z, w] = rotation.map((each) => each / norm) as unknown as Quat;
  return { x, y, z, w };
};

function box(position: Vec3, rotation: Quat, halfExtents: Vec3): Posed {
  const ours = { kind: 'obb', center: position, rotation, halfExtents } as const;
  return { ours, shape: new rapier.Cuboid(...halfExtents), position, rotation };
}

function anyTurn(): Quat {
  const turn = [within(1), within(1), within(1), within(1)];
  const norm = Math.hypot(...turn);
  return turn.map((each) => each / norm) as unknown as Quat;
}

const extent = () => 0.75 + within(0.25);
const anyBox = () => {
  const center = placeOf(1);
  const turn = anyTurn();
  return box(center, turn, [extent(), extent(), extent()]);
};

type Pair = readonly [Posed, Posed];

/** So many of those that overlap a little. */
function overlapping(make: () => Pair): Pair[] {
  const pairs: Pair[] = [];
  while (pairs.length < kPairs) {
    const pair = make();
    const depth = core.contact(pair[0].ours, pair[1].ours)?.depth ?? 0;
    if (depth > 0 && depth < kMostDepth) pairs.push(pair);
  }
  return pairs;
}

const upright: Quat = [0, 0, 0, 1];

function stacked(): Pair {
  const depth = 0.02 * random();
  const center: Vec3 = [within(0.5), 2 - depth, within(0.5)];
  const angle = within(3);
  const turn: Quat = [0, Math.sin(angle), 0, Math.cos(angle)];
  return [box([0, 0, 0], upright, [1, 1, 1]), box(center, turn, [1, 1, 1])];
}

function tidy(): Pair {
  const height = 1 + Math.abs(whole(1));
  const center: Vec3 = [whole(1), height + 1, 0];
  const z = whole(1);
  const turn: Quat = [0, whole(3), 0, 2];
  return [box([0, 0, 0], upright, [4, 2, 4]), box([center[0], center[1], z], turn, [2, height, 3])];
}

function ball(): Posed {
  const position = placeOf(1.5);
  const ours = { kind: 'sphere', center: position, radius: 0.5 } as const;
  return { ours, shape: new rapier.Ball(0.5), position, rotation: upright };
}

const corners = new Float64Array(3 * kCorners);
for (let i = 0; i < kCorners; i++) {
  const place = placeOf(1);
  const norm = Math.hypot(...place);
  corners.set(
    place.map((each) => each / norm),
    3 * i,
  );
}
const geometry = core.createHull(corners);
const polyhedron = new rapier.ConvexPolyhedron(new Float32Array(corners));
function hull(): Posed {
  const position = placeOf(1);
  const rotation = anyTurn();
  return {
    ours: { kind: 'hull', geometry, position, rotation },
    shape: polyhedron,
    position,
    rotation,
  };
}

const sets: Readonly<Record<string, readonly Pair[]>> = {
  'turned boxes': overlapping(() => [anyBox(), anyBox()]),
  'stacked boxes': Array.from({ length: kPairs }, stacked),
  'upright boxes, integers': Array.from({ length: kPairs }, tidy),
  'sphere and box': overlapping(() => [ball(), anyBox()]),
  'hulls of 30 points': overlapping(() => [hull(), hull()]),
};

interface Row {
  readonly question: string;
  /** Nanoseconds. */
  readonly ours: number;
  readonly incident: number;
  readonly theirs: number;
  readonly points: number;
}

function rowOf(question: string, pairs: readonly Pair[]): Row {
  const theirPairs = pairs.map((pair) =>
    pair.map(({ shape, position, rotation }) => ({
      shape,
      position: vectorOf(position),
      rotation: quaternionOf(rotation),
    })),
  );
  const ourCall = (options: { incident?: boolean; most?: 4 }): Call => ({
    count: kPairs,
    one: (i) => {
      const [a, b] = pairs[i] as Pair;
      return core.contact(a.ours, b.ours, options)?.points.length ?? 0;
    },
  });
  const theirs: Call = {
    count: kPairs,
    one: (i) => {
      const [a, b] = theirPairs[i] as [(typeof theirPairs)[0][0], (typeof theirPairs)[0][0]];
      const found = a.shape.contactShape(
        a.position,
        a.rotation,
        b.shape,
        b.position,
        b.rotation,
        0,
      );
      return found === null ? 0 : 1;
    },
  };
  const rounds = Number(values.rounds);
  const level = compared(ourCall({}), theirs, rounds);
  const incident = compared(ourCall({ incident: true, most: 4 }), theirs, rounds);
  return {
    question,
    ours: level.ours.each,
    incident: incident.ours.each,
    theirs: Math.min(level.theirs.each, incident.theirs.each),
    points: level.ours.found / kPairs,
  };
}

const rows = Object.entries(sets).map(([question, pairs]) => rowOf(question, pairs));
const table = () =>
  tableOf(
    ['ours, ns', 'incident, 4', 'Rapier', 'ratio', 'ratio', 'points', 'core.contact of'],
    rows.map(({ ours, incident, theirs, points, question }) => [
      ours,
      incident,
      theirs,
      theirs / ours,
      theirs / incident,
      points,
      question,
    ]),
  );
console.log(
  values.json
    ? JSON.stringify(rows)
    : `beside Rapier's contactShape, which finds one point\n${table()}`,
);
