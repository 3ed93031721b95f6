// The pairs of shapes that can be raced, and random shapes of their kinds.
import type { Kind, Quat, Shape, Vec3 } from '../../scene/shape.ts';
import type { Random } from '../shared/random-numbers.ts';

export interface RacePair {
  readonly name: string;
  readonly a: Kind;
  readonly b: Kind;
}

export const kRacePairs = [
  { name: 'obbObb', a: 'obb', b: 'obb' },
  { name: 'rayTriangle', a: 'ray', b: 'triangle' },
  { name: 'rayAabb', a: 'ray', b: 'aabb' },
  { name: 'rayObb', a: 'ray', b: 'obb' },
  { name: 'aabbTriangle', a: 'aabb', b: 'triangle' },
  { name: 'obbTriangle', a: 'obb', b: 'triangle' },
  { name: 'triangleTriangle', a: 'triangle', b: 'triangle' },
] as const satisfies readonly RacePair[];

export type RacePairName = (typeof kRacePairs)[number]['name'];
export type RaceKind = (typeof kRacePairs)[number]['a' | 'b'];

/** Meters from the middle: about half of the pairs meet. */
const kReach = 0.9;
const kAim = 0.3;
const kFarAway = 4;

const within = (random: Random, most: number) => (2 * random() - 1) * most;
const vector = (random: Random, most: number): Vec3 => [
  within(random, most),
  within(random, most),
  within(random, most),
];
const sizes = (random: Random): Vec3 => [
  0.2 + 0.6 * random(),
  0.2 + 0.6 * random(),
  0.2 + 0.6 * random(),
];
const sum = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const difference = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Others want unit quaternions and directions: these are, as nearly as numbers are. */
function rotation(random: Random): Quat {
  const [x, y, z] = vector(random, 1);
  const w = 0.1 + random();
  const length = Math.hypot(x, y, z, w);
  return [x / length, y / length, z / length, w / length];
}

const kRandom: { readonly [Name in RaceKind]: (random: Random) => Shape } = {
  obb: (random) => ({
    kind: 'obb',
    center: vector(random, kReach),
    rotation: rotation(random),
    halfExtents: sizes(random),
  }),
  aabb: (random) => {
    const center = vector(random, kReach);
    const half = sizes(random);
    return { kind: 'aabb', min: difference(center, half), max: sum(center, half) };
  },
  triangle: (random) => {
    const center = vector(random, kReach / 3);
    const corner = () => sum(center, vector(random, 1.2));
    return { kind: 'triangle', a: corner(), b: corner(), c: corner() };
  },
  ray: (random) => {
    const away = unit(vector(random, 1));
    const origin: Vec3 = [away[0] * kFarAway, away[1] * kFarAway, away[2] * kFarAway];
    const direction = unit(difference(vector(random, kAim), origin));
    return { kind: 'ray', origin, direction };
  },
};

export const randomShape = (kind: RaceKind, random: Random): Shape => kRandom[kind](random);
