// What the page says that the texts get wrong near contact: each sentence on a case.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearContacts } from '../../web/cli/testing/index.ts';
import type { Shape, Vec3 } from '../../web/scene/shape.ts';
import { kLanguages } from '../../web/textbook/language.ts';
import { notesOf } from '../../web/textbook/notes.ts';
import { snippetOf } from '../../web/textbook/snippet.ts';
import { loadTextbook } from '../../web/textbook/textbook.ts';
import { ordinaryCases } from './support/ordinary.ts';
import {
  core,
  functionOf,
  functions,
  type Manifold,
  meets,
  type Overlap,
  snippetsOf,
} from './support/snippets.ts';

const texts = await snippetsOf('javascript');
const own = (name: string) => functionOf(name, texts.get(name) ?? '');

/** Whether they meet: what the core says, and what the text says. */
const bothSay = (name: string, a: Shape, b: Shape) => [core.meets(a, b), meets(own(name)(a, b))];

const all = await Promise.all(kLanguages.map(loadTextbook));

test.each(functions)('$name has the same notes in all languages', ({ name }) => {
  const notes = all.map((definitions) =>
    notesOf(name, snippetOf(name, definitions)?.names ?? new Set()),
  );
  expect(notes[0]?.length).toBeGreaterThan(0);
  expect(new Set(notes.map(String)).size, String(notes)).toBe(1);
});

test('tolerance: a miss by less counts as contact, and far away contacts are lost', () => {
  const plane: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
  const near: Shape = { kind: 'point', position: [0, 5e-10, 0] };
  expect(bothSay('pointPlane', near, plane)).toEqual([false, true]);
  // They cross at (3, 1, 0) · 10⁹.
  const a: Shape = { kind: 'segment', start: [0, 0, 0], end: [6e9, 2e9, 0] };
  const b: Shape = { kind: 'segment', start: [3e9, 1e9 - 7, -5], end: [3e9, 1e9 + 7, 5] };
  expect(bothSay('segmentSegment', a, b)).toEqual([true, false]);
});

test('turning, axes: boxes of integers that touch exactly come out apart', () => {
  const [a, b]: Shape[] = [
    { kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 0, 1], halfExtents: [1, 1, 1] },
    { kind: 'obb', center: [0, 6, 0], rotation: [-2, 0, 1, 0], halfExtents: [5, 5, 5] },
  ];
  expect(core.outcome(a as Shape, b as Shape)).toBe('touching');
  expect(meets(own('obbObb')(a as Shape, b as Shape))).toBe(false);
});

test('slabs: a ray in the plane of a face is lost', () => {
  const ray: Shape = { kind: 'ray', origin: [-1, 0, 0.5], direction: [1, 0, 0] };
  expect(bothSay('rayAabb', ray, { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] })).toEqual([
    true,
    false,
  ]);
});

test('roots: from 10⁸ m away a ray hits what it misses by 0.1 m', () => {
  const ray: Shape = { kind: 'ray', origin: [-1e8, 1.1, 0], direction: [1, 0, 0] };
  const sphere: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
  const capsule: Shape = { kind: 'capsule', start: [0, 0, -1], end: [0, 0, 1], radius: 1 };
  expect(bothSay('raySphere', ray, sphere)).toEqual([false, true]);
  expect(bothSay('rayCapsule', ray, capsule)).toEqual([false, true]);
});

/** The same numbers in every run. */
function* integers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield (state >> 16) % 21;
  }
}

test('quotients: a ray through a common edge misses both triangles', () => {
  const numbers = integers(1);
  const next = () => 2 * (numbers.next().value - 10);
  const corner = (): Vec3 => [next(), next(), next()];
  const between = (p: Vec3, q: Vec3, s: number) => p.map((x, i) => x + s * ((q[i] ?? 0) - x));
  let lost = 0;
  for (let i = 0; i < 20_000 && lost === 0; i++) {
    const [a, b, c, d, direction] = [corner(), corner(), corner(), corner(), corner()];
    if (direction.every((x) => x === 0)) continue;
    const onEdge = between(a, b, 0.5);
    const origin = onEdge.map((x, k) => x - (direction[k] ?? 0)) as unknown as Vec3;
    const ray: Shape = { kind: 'ray', origin, direction };
    const sides = [
      { kind: 'triangle', a, b, c },
      { kind: 'triangle', a: b, b: a, c: d },
    ] as const;
    const said = sides.map((side) => bothSay('rayTriangle', ray, side));
    if (said.every(([right, answer]) => right && !answer)) lost += 1;
  }
  expect(lost).toBe(1);
});

test('quotients, plane: what lies in the plane is lost', () => {
  const segment: Shape = { kind: 'segment', start: [-1, 0, 0.25], end: [1, 0, 0.25] };
  const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 0, 1] };
  const plane: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
  expect(bothSay('segmentTriangle', segment, triangle)).toEqual([true, false]);
  expect(bothSay('segmentPlane', segment, plane)).toEqual([true, false]);
});

test('parallel: the distance of nearly parallel segments is off by more than 10⁻⁸ m', () => {
  const numbers = integers(7);
  const next = () => numbers.next().value / 7 - 1.5;
  const text = `${texts.get('segmentSegment')}
    return (a, b) => lineDistance(segmentLine(a), segmentLine(b));`;
  const distance = new Function(text)() as (a: Shape, b: Shape) => number;
  let most = 0;
  for (let i = 0; i < 3000; i++) {
    const [start, along, beside]: Vec3[] = [
      [next(), next(), next()],
      [next(), next(), next()],
      [next(), next(), next()],
    ];
    const plus = (p: Vec3 | undefined, q: Vec3 | undefined, s: number) =>
      p?.map((x, k) => x + s * (q?.[k] ?? 0)) as unknown as Vec3;
    const other = plus(start, beside, 1);
    const end = plus(plus(other, along, 1.1), beside, 1e-7 * next());
    const a: Shape = { kind: 'segment', start: start as Vec3, end: plus(start, along, 1) };
    const b: Shape = { kind: 'segment', start: other, end };
    const error = Math.abs(distance(a, b) - core.distance(a, b).distance);
    if (error > most) most = error;
  }
  expect(most).toBeGreaterThan(1e-8);
  expect(most).toBeLessThan(1e-6);
});

test('radius, side: what touches exactly comes out apart', () => {
  const sphere: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
  const box: Shape = {
    kind: 'obb',
    center: [0, -1, 8],
    rotation: [-1, 0, 0, -2],
    halfExtents: [5, 5, 5],
  };
  expect(core.outcome(sphere, box)).toBe('touching');
  expect(meets(own('sphereObb')(sphere, box))).toBe(false);
});

test('degenerate: shapes without length or area are not found', () => {
  const point: Shape = { kind: 'point', position: [0, 0, 0] };
  const segment: Shape = { kind: 'segment', start: [0, 0, 0], end: [0, 0, 0] };
  const triangle: Shape = { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [2, 0, 0] };
  const sphere: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
  const ray: Shape = { kind: 'ray', origin: [0.5, 1, 0], direction: [0, -1, 0] };
  expect(bothSay('pointSegment', point, segment)).toEqual([true, false]);
  expect(bothSay('segmentSphere', segment, sphere)).toEqual([true, false]);
  expect(bothSay('sphereTriangle', sphere, triangle)).toEqual([true, false]);
  expect(bothSay('rayTriangle', ray, triangle)).toEqual([true, false]);
});

test('turning: within the tolerance of GJK, so that it is no cause there', () => {
  const notes = notesOf('obbObbGjk', snippetOf('obbObbGjk', all[0] ?? [])?.names ?? new Set());
  expect(notes).toEqual(['tolerance', 'search']);
});

test('manifold: boxes that touch meet without a single point', () => {
  const asked = fc.sample(nearContacts('obb', 'obb'), { seed: 1, numRuns: 500 });
  const empty = asked.filter(([a, b]) => {
    if (core.outcome(a, b) !== 'touching') return false;
    const found = own('obbObbContact')(a, b) as Manifold | null;
    return found?.points.length === 0;
  });
  expect(empty.length).toBeGreaterThan(0);
});

test('search: the distance of a plate that is hardly tilted is off by up to 10⁻⁹ m', () => {
  const floor: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 0, 1] };
  let most = 0;
  for (let i = 1; i < 40; i++) {
    const rotation = [i * 1e-11, 0, i * 2e-11, 1] as const;
    const plate: Shape = { kind: 'obb', center: [0.25, 2, 0], rotation, halfExtents: [5, 1, 5] };
    const answer = own('aabbObbGjk')(floor, plate) as { readonly distance: number };
    most = Math.max(most, Math.abs(answer.distance - core.distance(floor, plate).distance));
  }
  expect(most).toBeGreaterThan(1e-10);
  expect(most).toBeLessThan(1.01e-9);
});

test('polytope: from 10⁷ m on a depth is off by several percent', () => {
  const scaled = (shape: Shape, by: number): Shape => {
    if (shape.kind !== 'obb') return shape;
    const [center, halfExtents] = [shape.center, shape.halfExtents].map((v) =>
      v.map((x) => x * by),
    ) as unknown as [Vec3, Vec3];
    return { ...shape, center, halfExtents };
  };
  const epa = own('obbObbEpa');
  const cases = ordinaryCases(core, 'obb', 'obb', 2000).filter(({ meets }) => meets);
  const worst = (by: number) =>
    Math.max(
      ...cases.map(({ a, b, depth }) => {
        const found = epa(scaled(a, by), scaled(b, by)) as Overlap;
        return Math.abs(found.depth / (depth * by) - 1);
      }),
    );
  expect(worst(1e6)).toBeLessThan(1e-9);
  expect(worst(1e7)).toBeGreaterThan(0.02);
});
