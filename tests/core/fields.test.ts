// Fields of plain objects: what is no number, or none of the vectors that a kind has, is refused with the same error by
// every call, whichever shape it is in; what is a number counts as it is.
import { describe, expect, test } from 'vitest';
import type { Kind, Ray, Shape, Vec3 } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { thrown } from './support/thrown.ts';

type Fields = Readonly<Record<string, unknown>>;

const valid: Readonly<Record<Kind, Shape>> = {
  ray: { kind: 'ray', origin: [-4, 0.25, 0.5], direction: [1, 0, 0], maxDistance: 9 },
  plane: { kind: 'plane', normal: [0, 2, 1], constant: 1 },
  sphere: { kind: 'sphere', center: [1, 0, 0], radius: 1 },
  aabb: { kind: 'aabb', min: [0, 0, 0], max: [1, 2, 3] },
  obb: { kind: 'obb', center: [0, 1, 0], rotation: [0, 0, 1, 2], halfExtents: [1, 2, 1] },
  triangle: { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 2, 1] },
  parallelogram: { kind: 'parallelogram', a: [0, 0, 0], b: [2, 0, 0], c: [0, 2, 1] },
  point: { kind: 'point', position: [0.5, 0.25, 0.5] },
  segment: { kind: 'segment', start: [-1, 0, 0], end: [2, 1, 1] },
  capsule: { kind: 'capsule', start: [-1, 0, 0], end: [2, 1, 1], radius: 0.5 },
};
const kinds = Object.keys(valid) as Kind[];
const other: Shape = { kind: 'sphere', center: [0.25, 0, 0], radius: 2 };
const axis: Vec3 = [0, 1, 0];

type PairCall = (a: Shape, b: Shape) => unknown;
/** Calls about two shapes of any kinds. */
const pairCalls: readonly PairCall[] = [
  (a, b) => core.meets(a, b),
  (a, b) => core.outcome(a, b),
  (a, b) => core.test(a, b),
  (a, b) => core.explain(a, b),
  (a, b) => core.distance(a, b),
  (a, b) => core.separates(a, b, axis),
];
const contains: PairCall = (a, b) => core.contains(a as never, b);

interface Refusal {
  readonly field: string;
  readonly value: unknown;
  readonly reason: string;
}

/** What may stand in place of a number, and why it is refused. */
const noNumbers: readonly (readonly [value: unknown, reason: string])[] = [
  ['1', 'wrongType'],
  [null, 'wrongType'],
  [true, 'wrongType'],
  [1n, 'wrongType'],
  [[1], 'wrongType'],
  [{ valueOf: () => 1 }, 'wrongType'],
  [Object(1), 'wrongType'],
  [Number.NaN, 'notFinite'],
  [Number.NEGATIVE_INFINITY, 'notFinite'],
  [2 ** 201, 'outOfRange'],
];

/** The changes of a field that are refused. */
function refusals(name: string, size: number): (readonly [value: unknown, Refusal])[] {
  const isEnd = name === 'maxDistance';
  if (size === 1) {
    return noNumbers
      .map(([value, reason]) => [value, { field: name, value, reason }] as const)
      .concat(isEnd ? [] : [[undefined, { field: name, value: undefined, reason: 'missing' }]]);
  }
  const ones = new Array<number>(size).fill(1);
  const vectors = [{ x: 0, y: 0, z: 0, w: 1 }, 'abc', 7, null, true, new Set([0, 0, 0])];
  const lengths = [[], ones.slice(1), [...ones, 0], new Float32Array(size + 1), { length: 9 }];
  return [
    ...vectors.map((value) => [value, { field: name, value, reason: 'wrongType' }] as const),
    ...lengths.map(
      (value) =>
        [value, { field: `${name}.length`, value: value.length, reason: 'wrongLength' }] as const,
    ),
    [undefined, { field: name, value: undefined, reason: 'missing' }],
    [
      Object.assign(new Array(size), [1]),
      { field: `${name}[1]`, value: undefined, reason: 'wrongType' },
    ],
    ...noNumbers.flatMap(([value, reason]) =>
      ones.map(
        (_, k) =>
          [ones.with(k, value as number), { field: `${name}[${k}]`, value, reason }] as const,
      ),
    ),
  ];
}

describe.each(kinds)('%s', (kind) => {
  const shape = valid[kind];
  const { fields } = core.catalog.kinds.find(({ name }) => name === kind) as {
    fields: readonly { name: string; size: number }[];
  };

  describe.each(fields)('$name', ({ name, size }) => {
    test('is refused where it is none', () => {
      for (const [value, refusal] of refusals(name, size)) {
        const bad = { ...(shape as object as Fields), [name]: value } as object as Shape;
        const expected = { ...refusal, name: 'InvalidShapeError' };
        for (const call of [...pairCalls, contains]) {
          const wide = { ...other, radius: 'wide' } as never;
          expect(thrown(() => call(bad, other))).toMatchObject({ ...expected, shape: 'a' });
          expect(thrown(() => call(other, bad))).toMatchObject({ ...expected, shape: 'b' });
          expect(thrown(() => call(bad, wide))).toMatchObject({ ...expected, shape: 'a' });
        }
        const project = () => core.project(bad, axis);
        expect(thrown(project)).toMatchObject({ ...expected, shape: 'shape' });
        const world = core.createWorld({ shapes: 1 });
        expect(thrown(() => world.set(0, bad))).toMatchObject({ ...expected, shape: 'slot 0' });
        world.dispose();
        expect(core.meets(shape, other)).toBe(true);
      }
    });
  });

  test.each<[string, (numbers: number[]) => unknown]>([
    ['frozen arrays', (numbers) => Object.freeze(numbers)],
    ['doubles', (numbers) => Float64Array.from(numbers)],
    ['floats', (numbers) => Float32Array.from(numbers)],
    ['array-likes', (numbers) => Object.assign({ length: numbers.length }, numbers)],
    ['arrays of objects before', (numbers) => Object.assign([{}, {}, {}, {}], numbers)],
    ['subclasses', (numbers) => Object.assign(new (class extends Array {})(), numbers)],
  ])('of %s is the same shape', (_, make) => {
    const changed = Object.fromEntries(
      Object.entries(shape).map(([name, value]) => {
        const vector = Array.isArray(value) ? make([...value]) : value;
        if (Array.isArray(vector) && !Object.isFrozen(vector)) vector.length = value.length;
        return [name, vector];
      }),
    ) as object as Shape;
    for (const call of pairCalls) {
      expect(call(changed, other)).toEqual(call(shape, other));
      expect(call(other, Object.freeze(changed))).toEqual(call(other, shape));
    }
  });

  test('with −0 for 0 is the same shape', () => {
    const negated = JSON.parse(JSON.stringify(shape), (_, value) => (value === 0 ? -0 : value));
    for (const call of pairCalls) {
      expect(call(negated, other)).toEqual(call(shape, other));
    }
  });
});

test('a ray without maxDistance, or with undefined, has no end', () => {
  const { maxDistance: _, ...endless } = valid.ray as Ray;
  const far: Shape = { kind: 'sphere', center: [1e9, 0, 0], radius: 9 };
  expect(core.meets(valid.ray, far)).toBe(false);
  expect(core.meets(endless, far)).toBe(true);
  expect(core.meets({ ...endless, maxDistance: undefined } as never, far)).toBe(true);
});
