// What the lessons say of the code that they show, on inputs of their own.
import { describe, expect, test } from 'vitest';
import {
  loadCore,
  type Obb,
  type Quat,
  type Shape,
  type Vec3,
} from '../../../../web/core/index.node.ts';
import { outline, supportAndGjk } from '../../../../web/pages/lessons/list/support-and-gjk.ts';
import { randomInteger, randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';

type Meets = (a: Shape, b: Shape) => boolean;

const textbook = import.meta.glob<Readonly<Record<string, Meets>>>(
  '../../../../web/textbook/javascript/*.js',
  { eager: true },
);
const exhibits = import.meta.glob<Meets>(
  '../../../../web/pages/museum/exhibits/functions/parallel-edges.js',
  { eager: true, import: 'default' },
);

const core = await loadCore();

function textbookTest(name: string): Meets {
  const found = Object.values(textbook).find((module) => module[name])?.[name];
  if (!found) throw new Error(`the textbook has no ${name}`);
  return found;
}

describe('boxes whose edges are exactly parallel', () => {
  const kPairs = 30_000;
  const random = randomNumbers(1);
  const between = (low: number, high: number) => low + (high - low) * random();
  const vector = (low: number, high: number): Vec3 => [
    between(low, high),
    between(low, high),
    between(low, high),
  ];
  const whole = () => randomInteger(random, -9, 9);
  const box = (rotation: Quat): Obb => ({
    kind: 'obb',
    center: vector(-1, 1),
    rotation,
    halfExtents: vector(0.2, 1.5),
  });

  /** Pairs that overlap, with a cross product of rounding errors. One rotation, by two quaternions. */
  function* overlapping(): Generator<readonly [Obb, Obb]> {
    for (let found = 0; found < kPairs; ) {
      const [x, y, z, w] = [whole(), whole(), whole(), randomInteger(random, 1, 9)];
      const pair = [box([x, y, z, w]), box([3 * x, 3 * y, 3 * z, 3 * w])] as const;
      if (core.outcome(...pair) !== 'overlapping') continue;
      found += 1;
      yield pair;
    }
  }

  test('are never parted by the code of the lesson on two turned boxes, but are by that of exhibit 19', () => {
    const [ofExhibit] = Object.values(exhibits);
    const ofLesson = textbookTest('obbObb');
    let [lesson, exhibit] = [0, 0];
    for (const [a, b] of overlapping()) {
      if (!ofLesson(a, b)) lesson += 1;
      if (!ofExhibit?.(a, b)) exhibit += 1;
    }
    expect(lesson).toBe(0);
    expect(exhibit).toBeGreaterThan(0);
  });
});

test('the code of the lesson on round shapes misses a capsule whose segment has length zero', () => {
  const at = (...center: Vec3) =>
    ({ kind: 'capsule', start: center, end: center, radius: 1 }) as const;
  const long = { kind: 'capsule', start: [-2, 0, 0], end: [2, 0, 0], radius: 1 } as const;
  const meets = textbookTest('capsuleCapsule');
  for (const [a, b] of [
    [at(0, 1, 0), long],
    [long, at(0, 1, 0)],
    [at(0, 0, 0), at(0, 1, 0)],
  ] as const) {
    expect(core.outcome(a, b)).toBe('overlapping');
    expect(meets(a, b)).toBe(false);
  }
});

test('the outline of M in the lesson on GJK is that of the core, and its walk ends at the distance', () => {
  const [a, b] = supportAndGjk.figures.main.scene?.items.map(({ shape }) => shape) ?? [];
  if (!(a && b)) throw new Error('the lesson has two triangles');
  const sorted = (points: readonly Vec3[]) =>
    points.map((p) => p.map((x) => x.toFixed(9)).join()).sort();
  const { points } = core.difference(a, b);
  expect(sorted(points.map(({ point }) => point))).toEqual(sorted(outline));
  const { steps } = core.gjk(a, b);
  expect(steps).toHaveLength(3);
  expect(steps.at(-1)?.distance).toBeCloseTo(core.distance(a, b).distance, 12);
});

describe('triangles without a common volume', () => {
  const triangle = (a: Vec3, b: Vec3, c: Vec3) => ({ kind: 'triangle', a, b, c }) as const;
  const flat = triangle([0, 0, 0], [4, 0, 0], [0, 4, 0]);

  test('touch in one plane, where a push across it separates them', () => {
    const inPlane = (z: number) => triangle([1, 1, z], [3, 1, z], [1, 3, z]);
    expect(core.outcome(flat, inPlane(0))).toBe('touching');
    expect(core.outcome(flat, inPlane(Number.MIN_VALUE))).toBe('apart');
  });

  test('overlap where they cross', () => {
    const across = triangle([1, 1, -1], [1, 1, 1], [1, 2, 0]);
    expect(core.outcome(flat, across)).toBe('overlapping');
  });
});
