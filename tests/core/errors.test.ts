// Bad input: a typed error that names the shape, the field and the value. Nothing traps, and the core
// goes on answering.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../web/scene/shape.ts';
import {
  CollisionError,
  CoreLoadError,
  core,
  InvalidShapeError,
  loadCore,
  WorldError,
} from './support/core.ts';
import { requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { thrown } from './support/thrown.ts';

const unit: Shape = { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] };
const valid: Record<string, Shape> = {
  ray: { kind: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] },
  plane: { kind: 'plane', normal: [0, 1, 0], constant: 0 },
  sphere: { kind: 'sphere', center: [0, 0, 0], radius: 1 },
  aabb: unit,
  obb: { kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 0, 1], halfExtents: [1, 1, 1] },
  triangle: { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] },
  point: { kind: 'point', position: [0, 0, 0] },
  segment: { kind: 'segment', start: [0, 0, 0], end: [1, 0, 0] },
  capsule: { kind: 'capsule', start: [0, 0, 0], end: [1, 0, 0], radius: 1 },
};

const { NaN: nan, POSITIVE_INFINITY: infinite } = Number;

describe('a shape that is none', () => {
  test.each([
    ['obb', { halfExtents: [1, nan, 1] }, 'halfExtents[1]', nan, 'notFinite'],
    ['obb', { center: [0, 0, infinite] }, 'center[2]', infinite, 'notFinite'],
    ['obb', { center: [2 ** 201, 0, 0] }, 'center[0]', 2 ** 201, 'outOfRange'],
    ['obb', { halfExtents: [1, 1, -1] }, 'halfExtents[2]', -1, 'negative'],
    ['obb', { rotation: [0, 0, 0, 0] }, 'rotation', [0, 0, 0, 0], 'zeroLength'],
    ['obb', { rotation: [0, 0, 1] }, 'rotation.length', 3, 'wrongLength'],
    ['obb', { center: undefined }, 'center', undefined, 'missing'],
    ['obb', { center: [0, '1', 0] }, 'center[1]', '1', 'wrongType'],
    ['sphere', { radius: -1 }, 'radius', -1, 'negative'],
    ['sphere', { radius: nan }, 'radius', nan, 'notFinite'],
    ['sphere', { radius: null }, 'radius', null, 'wrongType'],
    ['aabb', { min: [2, 0, 0] }, 'max[0]', 1, 'minAboveMax'],
    ['ray', { direction: [0, 0, 0] }, 'direction', [0, 0, 0], 'zeroLength'],
    ['ray', { maxDistance: -1 }, 'maxDistance', -1, 'negative'],
    ['ray', { maxDistance: nan }, 'maxDistance', nan, 'notFinite'],
    ['plane', { normal: [0, 0, 0] }, 'normal', [0, 0, 0], 'zeroLength'],
    ['plane', { constant: infinite }, 'constant', infinite, 'notFinite'],
    ['triangle', { c: [0, nan, 0] }, 'c[1]', nan, 'notFinite'],
    ['point', { position: [0, nan, 0] }, 'position[1]', nan, 'notFinite'],
    ['point', { position: undefined }, 'position', undefined, 'missing'],
    ['segment', { end: [0, 0, infinite] }, 'end[2]', infinite, 'notFinite'],
    ['capsule', { radius: -1 }, 'radius', -1, 'negative'],
    ['capsule', { start: [2 ** 201, 0, 0] }, 'start[0]', 2 ** 201, 'outOfRange'],
    ['triangle', { kind: 'cone' }, 'kind', 'cone', 'unknownKind'],
  ])('%s with %j', (kind, change, field, value, reason) => {
    const bad = { ...valid[kind], ...change } as Shape;
    for (const ask of [() => core.test(bad, unit), () => core.explain(bad, unit)]) {
      expect(ask).toThrow(InvalidShapeError);
      expect(ask).toThrow(`a.${field}`);
      expect(thrown(ask)).toMatchObject({ shape: 'a', field, value, reason });
    }
    expect(() => core.test(unit, bad)).toThrow(`b.${field}`);
    expect(core.test(unit, unit).outcome).toBe('overlapping');
  });

  test('is told by a sentence that says the one thing that is wrong', () => {
    const inverted: Shape = { ...unit, max: [1, -1, 1] };
    expect(() => core.test(inverted, unit)).toThrow(
      /^a\.max\[1\] is -1: it must not be below its minimum$/,
    );
    const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: -1 };
    expect(() => core.test(unit, ball)).toThrow(/^b\.radius is -1: it must not be negative$/);
  });

  test('names the kinds that there are', () => {
    const names = core.catalog.kinds.map(({ name }) => name).join(', ');
    for (const kind of ['cube', undefined]) {
      expect(() => core.meets({ kind } as never, unit)).toThrow(`it must be one of ${names}`);
    }
    const create = () => core.createBatch('cube' as never, 'obb', { pairs: 1 });
    expect(create).toThrow(`it must be one of ${names}`);
  });

  test.each([
    ['center', { x: 1, y: 2, z: 3 }, /^a\.center is \[object Object\]: it must be three numbers/],
    ['halfExtents', 2, /^a\.halfExtents is 2: it must be three numbers, as in \[0, 0, 0\]$/],
    ['rotation', null, /^a\.rotation is null: it must be four numbers, as in \[0, 0, 0, 1\]$/],
    ['center', [1, 2], /^a\.center\.length is 2: it must be 3$/],
    ['rotation', [1, 2, 3], /^a\.rotation\.length is 3: it must be 4$/],
  ])('says what a vector is: %s as %j', (field, value, message) => {
    const bad = { ...valid['obb'], [field]: value } as unknown as Shape;
    expect(() => core.test(bad, unit)).toThrow(message);
  });

  test('says so of vectors that are no fields of shapes', () => {
    const vector = { x: 1, y: 2, z: 3 } as never;
    for (const call of [
      () => core.project(unit, vector),
      () => core.quaternion.rotate([0, 0, 0, 1], vector),
      () => core.obbFromAxes([0, 0, 0], [vector, vector, vector], [1, 1, 1]),
    ]) {
      expect(call).toThrow('it must be three numbers');
    }
  });

  test.each([null, undefined, 7, 'sphere'])('%j is no shape', (value) => {
    expect(() => core.test(value as unknown as Shape, unit)).toThrow(InvalidShapeError);
  });

  test('any mess of fields is an error of ours or an answer', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom(...Object.keys(valid)),
        fc.anything(),
        (a, kind, b) => {
          for (const shape of [
            a,
            { ...valid[kind], ...(b as object) },
            { kind, ...(b as object) },
          ]) {
            try {
              core.test(shape as Shape, unit);
            } catch (error) {
              requireThat(error instanceof CollisionError, 'the error is one of ours', error);
            }
          }
        },
      ),
      { numRuns: propertyRuns(2000) },
    );
  });
});

test('every magnitude up to 2^200 is accepted', () => {
  const far = 2 ** 200;
  expect(
    core.test({ kind: 'sphere', center: [far, 0, 0], radius: 1 }, valid['sphere'] as Shape),
  ).toMatchObject({ outcome: 'apart' });
  expect(core.catalog.maxMagnitudeExponent).toBe(200);
});

describe('axes that are no box', () => {
  test.each([
    [
      'sheared',
      [
        [1, 0, 0],
        [1, 1, 0],
        [0, 0, 1],
      ],
      'notPerpendicular',
    ],
    [
      'zero',
      [
        [1, 0, 0],
        [0, 0, 0],
        [0, 0, 1],
      ],
      'zeroLength',
    ],
    [
      'not finite',
      [
        [1, 0, 0],
        [0, nan, 0],
        [0, 0, 1],
      ],
      'notFinite',
    ],
    ['too few', [[1, 0, 0]], 'wrongType'],
  ])('%s', (_name, axes, reason) => {
    const ask = () => core.obbFromAxes([0, 0, 0], axes as never, [1, 1, 1]);
    expect(ask).toThrow(InvalidShapeError);
    expect(thrown(ask)).toMatchObject({ reason });
  });
});

describe('messages', () => {
  const messageOf = (call: () => unknown) => (thrown(call) as Error).message;

  test('have at most 300 characters: the beginning, and what is wrong', () => {
    const kind = '👩‍🚀'.repeat(500);
    const message = messageOf(() => core.meets({ kind } as never, unit));
    expect(message.length).toBeLessThanOrEqual(300);
    expect(message).toMatch(/^a\.kind is ".*: it must be one of .*$/u);
    const field = 'x'.repeat(1000);
    const long = messageOf(() => core.test(unit, unit, { [field]: 1 } as never));
    expect(long.length).toBeLessThanOrEqual(300);
    expect(long).toMatch(/^test: options\.xxx.*…x*.* is 1: it is an unknown option$/);
  });

  test('are one line of characters that are seen', () => {
    const message = messageOf(() => core.meets({ kind: 'a\u202eb\n\ud800\u2028' } as never, unit));
    expect(message).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);
  });
});

describe('worlds', () => {
  test.each([0, -1, 1.5, nan, 2 ** 40])('room for %d shapes', (shapes) => {
    expect(thrown(() => core.createWorld({ shapes }))).toMatchObject({
      name: 'InvalidArgumentError',
      argument: 'options.shapes',
      value: shapes,
      reason: 'notACapacity',
    });
  });

  test.each([
    [undefined, 'options'],
    [null, 'options'],
    [5, 'options'],
    [{ shapes: 5, slots: 1 }, 'options.slots'],
  ])('options are %j', (options, argument) => {
    expect(thrown(() => core.createWorld(options as never))).toMatchObject({
      name: 'InvalidArgumentError',
      argument,
    });
  });

  test('slots that are not there', () => {
    const world = core.createWorld({ shapes: 2 });
    for (const slot of [-1, 2, 0.5, nan]) {
      expect(() => world.set(slot, unit)).toThrow(WorldError);
      expect(() => world.test(0, slot)).toThrow(WorldError);
    }
    world.set(1, unit);
    for (const ask of [() => world.test(0, 1), () => world.meets(1, 0), () => world.refresh(0)]) {
      expect(ask).toThrow(/^slot 0 is empty: it has no shape$/);
      expect(thrown(ask)).toMatchObject({ shape: 'slot 0', field: 'kind', reason: 'emptySlot' });
    }
    world.dispose();
    expect(() => world.evaluate()).toThrow(WorldError);
    expect(() => world.dispose()).not.toThrow();
  });

  test('kinds that there are not are named, in whichever way they were written', () => {
    const world = core.createWorld({ shapes: 2 });
    world.set(0, unit);
    world.set(1, unit);
    for (const kind of [99, -2]) {
      world.kinds[1] = kind;
      for (const ask of [
        () => world.get(1),
        () => world.test(0, 1),
        () => world.distance(1, 0),
        () => world.refresh(1),
      ]) {
        expect(thrown(ask)).toMatchObject({ shape: 'slot 1', value: kind, reason: 'unknownKind' });
        expect(ask).toThrow(InvalidShapeError);
      }
    }
    world.dispose();
  });

  test('a refused shape leaves its slot empty and the rest at work', () => {
    const world = core.createWorld({ shapes: 3 });
    world.set(0, unit);
    world.set(1, unit);
    expect(() => world.set(1, { kind: 'sphere', center: [0, 0, 0], radius: nan })).toThrow(
      'slot 1.radius',
    );
    expect(world.get(1)).toBe(null);
    expect(() => world.test(0, 1)).toThrow(InvalidShapeError);
    world.set(2, unit);
    expect(world.evaluate()).toBe(1);
    world.dispose();
  });
});

test('a binary that is none', async () => {
  await expect(loadCore({ wasmBinary: new Uint8Array([1, 2, 3]) })).rejects.toThrow(CoreLoadError);
});
