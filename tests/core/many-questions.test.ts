// Many rays or shapes in one call: the answers are those of single calls, to the bit, in whatever form they are given,
// whatever moves in between, and however many there are.
import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../web/pages/shared/random-numbers.ts';
import type { Kind, Ray, Shape, Vec3 } from '../../web/scene/shape.ts';
import { core, loadCore, type World } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { thrown } from './support/thrown.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const kKinds: readonly Kind[] = ['obb', 'sphere', 'capsule', 'aabb', 'triangle', 'segment', 'ray'];

/** Shapes of a unit's size in a cube; of tidy ones the numbers are halves, so that many touch. */
class Source {
  readonly #random: () => number;
  readonly #side: number;
  readonly #isTidy: boolean;

  constructor(start: number, side: number, isTidy: boolean) {
    this.#random = randomNumbers(start);
    this.#side = side;
    this.#isTidy = isTidy;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }
  number(most: number): number {
    const x = (2 * this.#random() - 1) * most;
    return this.#isTidy ? Math.round(2 * x) / 2 : x;
  }
  vector(most: number): Vec3 {
    return [this.number(most), this.number(most), this.number(most)];
  }
  ray(): Ray {
    const [x, y, z] = this.vector(1);
    const direction: Vec3 = x === 0 && y === 0 && z === 0 ? [0, 0, 1] : [x, y, z];
    const ray: Ray = { kind: 'ray', origin: this.vector(this.#side), direction };
    return this.below(2) === 0 ? ray : { ...ray, maxDistance: Math.abs(this.number(this.#side)) };
  }
  shape(kind = kKinds[this.below(kKinds.length)] as Kind): Shape {
    const p = this.vector(this.#side);
    const near = (): Vec3 => {
      const [x, y, z] = this.vector(1);
      return [p[0] + x, p[1] + y, p[2] + z];
    };
    const size = () => Math.abs(this.number(0.75));
    switch (kind) {
      case 'obb': {
        const [x, y, z] = this.vector(1);
        const halfExtents: Vec3 = [size(), size(), size()];
        return { kind, center: p, rotation: [x, y, z, 1], halfExtents };
      }
      case 'aabb': {
        const [x, y, z]: Vec3 = [size(), size(), size()];
        return { kind, min: p, max: [p[0] + x, p[1] + y, p[2] + z] };
      }
      case 'triangle':
        return { kind, a: p, b: near(), c: near() };
      case 'segment':
        return { kind, start: p, end: near() };
      case 'capsule':
        return { kind, start: p, end: near(), radius: size() };
      case 'ray':
        return { ...this.ray(), maxDistance: 2 };
      default:
        return { kind: 'sphere', center: p, radius: size() };
    }
  }
  fill(world: World): void {
    for (let slot = 0; slot < world.capacity; slot++) world.set(slot, this.shape());
  }
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

type Options = Parameters<World['raycasts']>[1];

function holdRays(world: World, rays: readonly Ray[], options?: Options): number {
  const { slots, t } = world.raycasts(rays, options);
  const found = { slots: Array.from(slots), t: Array.from(t) };
  const single = rays.map((ray) => world.raycast(ray, options));
  requireEqual(found, {
    slots: single.map((hit) => hit?.slot ?? -1),
    t: single.map((hit) => hit?.hit.t ?? Number.NaN),
  });
  return single.filter(Boolean).length;
}

/** The answers, an array for each shape. */
function unpacked({ offsets, slots }: ReturnType<World['queries']>): number[][] {
  expect(offsets[0]).toBe(0);
  expect(slots.length).toBe(offsets.at(-1));
  return Array.from({ length: offsets.length - 1 }, (_, i) =>
    Array.from(slots.subarray(offsets[i], offsets[i + 1])),
  );
}

function holdQueries(world: World, shapes: readonly Shape[], mask?: number): number {
  const options = mask === undefined ? {} : { mask };
  const found = unpacked(world.queries(shapes, options));
  requireEqual(
    found,
    shapes.map((shape) => world.query(shape, options)),
  );
  return found.flat().length;
}

const kPatience = 120_000;

/** All sizes about which a buffer or a register may grow. */
function holdSizes(world: World, source: Source): { hits: number; met: number } {
  let hits = 0;
  let met = 0;
  for (const asked of [0, 1, 5, 64, 65]) {
    const rays = many(asked, () => source.ray());
    hits += holdRays(world, rays);
    holdRays(world, rays, { solid: false, cull: 'back' });
    holdRays(world, rays, { mask: 2 });
    const shapes = many(asked, () => source.shape());
    met += holdQueries(world, shapes);
    holdQueries(world, shapes, 3);
  }
  return { hits, met };
}

/** By turns some slots are set, one is cleared, written by a view, given a group, an evaluation is left unfinished. */
function change(world: World, source: Source, round: number): void {
  const any = () => source.below(world.capacity);
  for (let i = 0; i <= world.capacity / 8; i++) world.set(any(), source.shape());
  if (round === 2) world.clear(any());
  if (round >= 3) world.numbers[any() * core.catalog.layout.slotStride] = 0.5;
  if (round >= 4) world.groups[any()] = 2;
  if (round === 4) world.evaluate({ budget: 1e-9 });
}

describe(`SEED=${seed}`, () => {
  test.each([
    ['random', false],
    ['tidy', true],
  ])(
    'the answers of single calls, %s numbers',
    (_, isTidy) => {
      const sums = { hits: 0, met: 0 };
      for (const count of [1, 5, 64, 65, 700]) {
        const source = new Source(seed + count, 1.2 * Math.cbrt(count), isTidy);
        const world = core.createWorld({ shapes: count });
        source.fill(world);
        for (let round = 0; round < 6; round++) {
          const { hits, met } = holdSizes(world, source);
          sums.hits += hits;
          sums.met += met;
          change(world, source, round);
        }
        world.dispose();
      }
      expect(sums.hits).toBeGreaterThan(100);
      expect(sums.met).toBeGreaterThan(100);
    },
    kPatience,
  );

  test(
    'of ten thousand at once',
    () => {
      const source = new Source(seed, 12, false);
      const world = core.createWorld({ shapes: 2000 });
      source.fill(world);
      const rays = many(10_000, () => source.ray());
      expect(holdRays(world, rays)).toBeGreaterThan(1000);
      expect(
        holdQueries(
          world,
          many(10_000, () => source.shape('sphere')),
        ),
      ).toBeGreaterThan(1000);
      world.dispose();
    },
    kPatience,
  );
});

describe('forms of the same shapes', () => {
  const source = new Source(7, 3, false);
  const world = core.createWorld({ shapes: 60 });
  source.fill(world);
  const rays = many(70, () => source.ray());
  const balls = many(70, () => source.shape('sphere'));
  const numbersOf = (shape: Shape): number[] =>
    shape.kind === 'ray'
      ? [...shape.origin, ...shape.direction, shape.maxDistance ?? Number.POSITIVE_INFINITY]
      : shape.kind === 'sphere'
        ? [...shape.center, shape.radius]
        : [];
  const columnsOf = (shapes: readonly Shape[]) =>
    (numbersOf(shapes[0] as Shape) as number[]).map((_, k) =>
      Float64Array.from(shapes, (shape) => numbersOf(shape)[k] as number),
    );

  test('objects, records and columns', () => {
    const answerOf = (given: Parameters<World['raycasts']>[0]) => {
      const { slots, t } = world.raycasts(given);
      return [Array.from(slots), Array.from(t)];
    };
    const expected = answerOf(rays);
    requireEqual(answerOf(Float64Array.from(rays.flatMap(numbersOf))), expected);
    requireEqual(answerOf(columnsOf(rays)), expected);
    const met = unpacked(world.queries(balls));
    const records = Float64Array.from(balls.flatMap(numbersOf));
    requireEqual(unpacked(world.queries(records, { kind: 'sphere' })), met);
    requireEqual(unpacked(world.queries(columnsOf(balls), { kind: 'sphere' })), met);
    const inFloats = columnsOf(balls).map((column) => Float32Array.from(column));
    const rounded = balls.map((ball): Shape => {
      const [x = 0, y = 0, z = 0, radius = 0] = numbersOf(ball).map(Math.fround);
      return { kind: 'sphere', center: [x, y, z], radius };
    });
    requireEqual(
      unpacked(world.queries(inFloats, { kind: 'sphere' })),
      unpacked(world.queries(rounded)),
    );
    requireEqual(
      unpacked(world.queries([...balls, ...rays])),
      [...balls, ...rays].map((s) => world.query(s)),
    );
  });

  test('numbers that lie in the core’s memory', () => {
    const batch = core.createBatch('ray', 'sphere', { pairs: 70 });
    batch.a.set(rays.flatMap(numbersOf));
    const expected = Array.from(world.raycasts(rays).slots);
    expect(Array.from(world.raycasts(batch.a).slots)).toEqual(expected);
    batch.dispose();
  });

  test('the answer is one object, whose views change as memory grows', async () => {
    const own = await loadCore({});
    const small = own.createWorld({ shapes: 1 });
    small.set(0, { kind: 'sphere', center: [4, 0, 0], radius: 1 });
    const ray: Ray = { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] };
    const answer = small.raycasts([ray, ray]);
    const { t } = answer;
    expect(Array.from(t)).toEqual([3, 3]);
    const large = own.createWorld({ shapes: 100_000 });
    expect(t.length).toBe(0); // detached
    expect(Array.from(answer.t)).toEqual([3, 3]);
    expect(small.raycasts([ray])).toBe(answer);
    expect(Array.from(answer.slots)).toEqual([0]);
    const none = own.createWorld({ shapes: 1 });
    expect(none.raycasts([]).slots).toHaveLength(0);
    const larger = own.createWorld({ shapes: 300_000 });
    for (const nothing of [[], new Float64Array(0)]) {
      expect(none.raycasts(nothing).t).toHaveLength(0);
      expect(Array.from(none.queries(nothing, { kind: 'sphere' }).offsets)).toEqual([0]);
    }
    larger.dispose();
    large.dispose();
    small.dispose();
  });

  test('what is no ray or shape is refused by name', () => {
    const bad = [...rays.slice(0, 3), { ...(rays[0] as Ray), direction: [0, 0, 0] as Vec3 }];
    expect(thrown(() => world.raycasts(bad))).toMatchObject({
      name: 'InvalidShapeError',
      shape: 'rays[3]',
      field: 'direction',
      reason: 'zeroLength',
    });
    const records = Float64Array.from(rays.flatMap(numbersOf));
    records[7 * 5] = Number.NaN;
    expect(thrown(() => world.raycasts(records))).toMatchObject({
      shape: 'rays[5]',
      field: 'origin[0]',
    });
    const unfinished = [{ kind: 'sphere', center: [0, 0, 0] }] as unknown as Shape[];
    expect(thrown(() => world.queries(unfinished))).toMatchObject({
      shape: 'shapes[0]',
      field: 'radius',
      reason: 'missing',
    });
    expect(thrown(() => world.raycasts(balls as never))).toMatchObject({
      shape: 'rays[0]',
      field: 'kind',
    });
    const geometry = core.createMesh([0, 0, 0, 1, 0, 0, 0, 1, 0]);
    const mesh = { kind: 'mesh', geometry, position: [0, 0, 0], rotation: [0, 0, 0, 1] };
    expect(thrown(() => world.raycasts([mesh] as never))).toMatchObject({
      field: 'kind',
      value: 'mesh',
    });
    geometry.dispose();
    const sparse = new Array(2 ** 24 + 1);
    for (const value of [
      null,
      7,
      'rays',
      new Float32Array(7),
      new Float64Array(8),
      [[0]],
      sparse,
    ]) {
      expect(() => world.raycasts(value as never)).toThrow(/rays/);
    }
    expect(thrown(() => world.queries(new Float64Array(4)))).toMatchObject({
      name: 'InvalidArgumentError',
      argument: 'shapes',
      reason: 'notShapes',
    });
    expect(
      thrown(() => world.queries(new Float64Array(4), { kind: 'cone' as never })),
    ).toMatchObject({ function: 'world.queries', argument: 'options.kind', reason: 'notAKind' });
    expect(thrown(() => world.raycasts(rays, { mask: 0.5 }))).toMatchObject({
      function: 'world.raycasts',
      argument: 'options.mask',
    });
    expect(thrown(() => world.queries([], { solid: true } as never))).toMatchObject({
      argument: 'options.solid',
      reason: 'unknownOption',
    });
  });

  test('a disposed world', () => {
    const gone = core.createWorld({ shapes: 1 });
    gone.dispose();
    expect(thrown(() => gone.raycasts([]))).toMatchObject({ name: 'WorldError' });
    expect(thrown(() => gone.queries([]))).toMatchObject({ name: 'WorldError' });
  });
});
