// Batches from columns, an array for each number of a shape: the outcomes of single pairs, of whatever the columns are.
import { describe, expect, test } from 'vitest';
import type { Kind, Shape } from '../../web/scene/shape.ts';
import { type Columns, core } from './support/core.ts';
import { thrown } from './support/thrown.ts';

type Numbers = Float64ArrayConstructor | Float32ArrayConstructor;

/** Any fixed sequence will do. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const fieldsOf = (kind: Kind) => core.catalog.kinds.find(({ name }) => name === kind)?.fields ?? [];
const strideOf = (kind: Kind) => fieldsOf(kind).reduce((sum, { size }) => sum + size, 0);

/** Gives shape i what its kind needs: sizes, and some rays an end. */
function complete(kind: Kind, columns: readonly Float64Array[], i: number): void {
  const at = (k: number) => columns.at(k)?.[i] as number;
  const set = (k: number, value: number) => {
    (columns.at(k) as Float64Array)[i] = value;
  };
  if (kind === 'ray') set(-1, i % 3 === 0 ? 4 : Number.POSITIVE_INFINITY);
  if (kind === 'sphere' || kind === 'capsule') set(-1, Math.abs(at(-1)));
  for (const k of [-1, -2, -3]) {
    if (kind === 'obb') set(k, Math.abs(at(k)));
    if (kind === 'aabb') set(k, at(k - 3) + Math.abs(at(k)));
  }
}

/** Numbers of `count` shapes, some of them invalid. */
function columnsOf(kind: Kind, count: number, Type: Numbers, next = sequence()): Columns {
  const columns = Array.from({ length: strideOf(kind) }, () => new Type(count) as Float64Array);
  for (let i = 0; i < count; i++) {
    for (const column of columns) column[i] = 4 * next();
    complete(kind, columns, i);
    if (i % 61 === 60) (columns[0] as Float64Array)[i] = Number.NaN;
  }
  return columns;
}

function shapeAt(kind: Kind, columns: Columns, i: number): Shape {
  let k = 0;
  const take = () => columns[k++]?.[i] as number;
  const fields = fieldsOf(kind).map(({ name, size }) => [
    name,
    size === 1 ? take() : Array.from({ length: size }, take),
  ]);
  return { kind, ...Object.fromEntries(fields) };
}

function single(a: Shape, b: Shape): number {
  try {
    return core.catalog.codes.outcome.indexOf(core.outcome(a, b));
  } catch {
    return 3;
  }
}

const kSizes = [0, 1, 3, 4, 5, 64, 65, 10_000];
const pairs: readonly (readonly [Kind, Kind])[] = [
  ['ray', 'aabb'],
  ['ray', 'obb'],
  ['obb', 'obb'],
  ['triangle', 'ray'],
  ['capsule', 'plane'],
];

describe.each(pairs)('%s and %s', (kindA, kindB) => {
  test.each<[string, Numbers]>([
    ['doubles', Float64Array],
    ['floats', Float32Array],
  ])('in %s are decided as single pairs', (_, Type) => {
    const batch = core.createBatch(kindA, kindB, { pairs: 10_000 });
    for (const size of kSizes) {
      const next = sequence();
      const a = columnsOf(kindA, size, Type, next);
      const b = columnsOf(kindB, size, Type, next);
      const found = batch.from(a, b);
      const outcomes = batch.outcomes.slice(0, size);
      const shown = Array.from(outcomes, (_, i) => i).filter((i) => size < 99 || i % 7 === 0);
      const expected = shown.map((i) => single(shapeAt(kindA, a, i), shapeAt(kindB, b, i)));
      expect(shown.map((i) => outcomes[i])).toEqual(expected);
      expect(found).toBe(outcomes.filter((code) => code === 1 || code === 2).length);
    }
    batch.dispose();
  });
});

test('a pair has the same outcome whatever its neighbors are', () => {
  const batch = core.createBatch('ray', 'aabb', { pairs: 65 });
  const rays = columnsOf('ray', 65, Float64Array);
  const boxes = columnsOf('aabb', 65, Float64Array);
  batch.from(rays, boxes);
  const before = batch.outcomes.slice();
  for (let i = 0; i < 65; i++) {
    const changed = rays.map((column) => column.slice());
    (changed[i % 7] as Float64Array)[i] = i % 2 === 0 ? Number.NaN : -1e150;
    batch.from(changed, boxes);
    const after = batch.outcomes.slice();
    after[i] = before[i] as number;
    expect(after).toEqual(before);
  }
  batch.dispose();
});

test('one ray for all boxes, endless or not, is each of them', () => {
  const boxes = columnsOf('aabb', 65, Float32Array);
  const batch = core.createBatch('aabb', 'ray', { pairs: 65, shared: 'b' });
  for (const end of [Number.POSITIVE_INFINITY, 2]) {
    const ray = [-3, 0.25, 0.5, 1, 0.125, -0.125, end];
    batch.from(
      boxes,
      ray.map((number) => Float64Array.of(number)),
    );
    const shape: Shape = {
      kind: 'ray',
      origin: [-3, 0.25, 0.5],
      direction: [1, 0.125, -0.125],
      maxDistance: end,
    };
    const expected = Array.from({ length: 65 }, (_, i) => single(shapeAt('aabb', boxes, i), shape));
    expect([...batch.outcomes]).toEqual(expected);
  }
  batch.dispose();
});

test('columns beside an array of shapes, and columns in the batch’s own memory', () => {
  const batch = core.createBatch('sphere', 'point', { pairs: 3 });
  const spheres = Float64Array.of(0, 0, 0, 1, 5, 0, 0, 1, 9, 0, 0, 1);
  const points = [Float64Array.of(0, 7, 9), new Float32Array(3), new Float32Array(3)];
  expect(batch.from(spheres, points)).toBe(2);
  expect([...batch.outcomes]).toEqual([2, 0, 2]);
  // the spheres' first numbers as places: 0, 0, 0 and then 1, 5, 0
  const own = [batch.a.subarray(0, 3), batch.a.subarray(3, 6), batch.a.subarray(6, 9)];
  const kept = own.map((column) => column.slice());
  batch.from(points.concat([Float64Array.of(1, 1, 1)]), own);
  expect([...batch.b]).toEqual([0, 1, 2].flatMap((i) => kept.map((column) => column[i])));
  batch.dispose();
});

test('what is no columns of as many shapes is refused', () => {
  const batch = core.createBatch('sphere', 'point', { pairs: 2 });
  const good = Array.from({ length: 4 }, () => new Float64Array(2));
  const points = good.slice(1);
  const refused: [unknown, unknown, string][] = [
    [good.slice(1), points, 'a'],
    [[...good, new Float64Array(2)], points, 'a'],
    [[...points, new Float64Array(1)], points, 'a'],
    [[...points, new Int32Array(2)], points, 'a'],
    [[...points, [0, 0]], points, 'a'],
    [[], points, 'a'],
    [good.map(() => new Float64Array(3)), points, 'a'],
    [good, points.map(() => new Float64Array(1)), 'b'],
    [good, new Float64Array(3), 'b'],
  ];
  for (const [a, b, argument] of refused) {
    expect(thrown(() => batch.from(a as Columns, b as Columns))).toMatchObject({
      name: 'InvalidArgumentError',
      function: 'batch.from',
      argument,
    });
  }
  expect(batch.from(good, points)).toBe(2);
  const disposing = Object.defineProperty([...good], 2, {
    get() {
      batch.dispose();
      return new Float64Array(2);
    },
  });
  expect(thrown(() => batch.from(disposing, points))).toMatchObject({ name: 'BatchError' });
});

test('what was given as columns is in the batch as shapes, whenever somebody looks', () => {
  const boxes = columnsOf('aabb', 70, Float32Array);
  const records = (columns: Columns, count: number) =>
    Array.from({ length: count }, (_, i) => columns.map((column) => column[i] as number)).flat();
  const ray = Float64Array.of(-3, 0.25, 0.5, 1, 0.125, -0.125, Number.POSITIVE_INFINITY);
  const batch = core.createBatch('ray', 'aabb', { pairs: 70, shared: 'a' });
  const found = batch.from(ray, boxes);
  const few = boxes.map((column) => column.slice(10, 15));
  // Fewer than before: the others stay.
  batch.from(ray, few);
  expect([...batch.a]).toEqual([...ray]);
  expect([...batch.b]).toEqual([...records(few, 5), ...records(boxes, 70).slice(30)]);
  expect(batch.from(ray, boxes)).toBe(found);
  const view = batch.b;
  expect([...view]).toEqual(records(boxes, 70));
  expect(batch.run()).toBe(found);
  // Holders of a view see what is given later.
  batch.from(ray, few);
  expect([...view.subarray(0, 30)]).toEqual(records(few, 5));
  batch.dispose();

  const withNumbers = core.createBatch('ray', 'aabb', { pairs: 70, numbers: true });
  const rays = Array.from(ray, (number) => new Float32Array(70).fill(number));
  expect(withNumbers.from(rays, boxes)).toBe(found);
  const hit = core.test(shapeAt('ray', rays, 1), shapeAt('aabb', boxes, 1)).hit;
  expect(withNumbers.t?.[1]).toEqual(hit === null ? Number.NaN : hit.t);
  withNumbers.dispose();
});
