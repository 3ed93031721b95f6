// Boxes for the bench of worlds: arrangements that are easy and hard for a broad phase.
import { randomNumbers } from '../../../web/pages/shared/random-numbers.ts';

export const kSceneNames = ['crowd', 'sizes', 'line', 'spot'] as const;
export type SceneName = (typeof kSceneNames)[number];

/** A position, a rotation, and half extents: the numbers of a slot, one box after the other. */
export const kBoxNumbers = 10;

type Random = () => number;
type Triple = [number, number, number];

interface Arrangement {
  readonly title: string;
  /** Beyond this there are too many pairs. */
  readonly mostBoxes: number;
  box(random: Random, i: number, count: number): { center: Triple; halfExtents: Triple };
}

const within = (random: Random, most: number) => (2 * random() - 1) * most;
const place = (random: Random, reach: number): Triple => [
  within(random, reach),
  within(random, reach),
  within(random, reach),
];
const sizes = (random: Random, unit: number): Triple => [
  unit * (0.25 + random() / 2),
  unit * (0.25 + random() / 2),
  unit * (0.25 + random() / 2),
];

const kArrangements: Readonly<Record<SceneName, Arrangement>> = {
  crowd: {
    title: 'in a room, sizes within 3 ×',
    mostBoxes: 1_000_000,
    box: (random, _, count) => ({
      center: place(random, 0.9 * Math.cbrt(count)),
      halfExtents: sizes(random, 1),
    }),
  },
  sizes: {
    title: 'in a room, sizes 1 : 100, ten times fewer for each factor of 2',
    mostBoxes: 1_000_000,
    box: (random, _, count) => ({
      center: place(random, 1.1 * Math.cbrt(count)),
      halfExtents: sizes(random, Math.min(100, random() ** -0.3)),
    }),
  },
  line: {
    title: 'in a line',
    mostBoxes: 1_000_000,
    box: (random, i) => ({ center: [i / 2, 0, 0], halfExtents: sizes(random, 1) }),
  },
  spot: {
    title: 'all in one spot',
    mostBoxes: 3000,
    box: (random) => ({ center: place(random, 0.1), halfExtents: sizes(random, 1) }),
  },
};

export const titleOf = (name: SceneName): string => kArrangements[name].title;
export const mostBoxesOf = (name: SceneName): number => kArrangements[name].mostBoxes;

/** A box of these numbers, its quaternion of any length. */
export function boxAt(numbers: Float64Array, i: number) {
  const vector = (from: number): Triple => [
    numbers[from] as number,
    numbers[from + 1] as number,
    numbers[from + 2] as number,
  ];
  const from = i * kBoxNumbers;
  return {
    kind: 'obb' as const,
    center: vector(from),
    rotation: [...vector(from + 3), numbers[from + 6] as number] as [...Triple, number],
    halfExtents: vector(from + 7),
  };
}

/** `kBoxNumbers` for each box. */
export function boxesOf(name: SceneName, count: number, seed: number): Float64Array {
  const random = randomNumbers(seed);
  const { box } = kArrangements[name];
  const numbers = new Float64Array(count * kBoxNumbers);
  for (let i = 0; i < count; i++) {
    const { center, halfExtents } = box(random, i, count);
    const rotation = [within(random, 1), within(random, 1), within(random, 1), 1];
    numbers.set([...center, ...rotation, ...halfExtents], i * kBoxNumbers);
  }
  return numbers;
}
