import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isFlat } from '../../../../web/cli/testing/arbitraries/is-flat.ts';
import {
  type Family,
  families,
  InvalidOptionsError,
  nearContacts,
  type PairOf,
  pairs,
  rotations,
  shapes,
} from '../../../../web/cli/testing/index.ts';
import type { Kind } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

vi.setConfig({ testTimeout: 60_000 });

const kinds = core.catalog.kinds.map(({ name }) => name);
const allPairs = core.catalog.pairs.flatMap(({ a, b }): [Kind, Kind][] =>
  a === b
    ? [[a, b]]
    : [
        [a, b],
        [b, a],
      ],
);
const seed = 2026;

describe('shapes', () => {
  test.each(kinds)('%s: valid, and flat only where asked to be', (kind) => {
    for (const flat of [false, true]) {
      const some = fc.sample(shapes(kind, { flat }), { numRuns: 200, seed });
      for (const shape of some) {
        expect(shape.kind).toBe(kind);
        core.test(shape, shape);
      }
      const mayBeFlat = !['point', 'plane', 'ray'].includes(kind);
      expect(some.some(isFlat)).toBe(flat && mayBeFlat);
    }
  });

  test('of any kind, and of some', () => {
    const any = fc.sample(shapes(), { numRuns: 500, seed });
    expect(new Set(any.map(({ kind }) => kind)).size).toBe(kinds.length);
    const some = fc.sample(shapes(['ray', 'obb']), { numRuns: 50, seed });
    expect(new Set(some.map(({ kind }) => kind))).toEqual(new Set(['ray', 'obb']));
  });

  test('rotations have a length', () => {
    for (const q of fc.sample(rotations(), { numRuns: 500, seed })) {
      expect(Math.hypot(...q)).toBeGreaterThan(0);
    }
  });

  test('shrink to plain ones', () => {
    const { counterexample } = fc.check(
      fc.property(shapes('sphere'), ({ radius, center }) => radius < 1.3 || center[0] < 0.3),
      { seed },
    );
    expect(counterexample).toEqual([{ kind: 'sphere', center: [0.5, 0, 0], radius: 1.5 }]);
  });
});

describe('pairs', () => {
  test.each(allPairs)('%s – %s touch exactly, by construction', (a, b) => {
    for (const pair of fc.sample(pairs(a, b, { families: ['touching'] }), { numRuns: 40, seed })) {
      expect(pair.map(({ kind }) => kind)).toEqual([a, b]);
      expect(core.test(...pair).outcome, JSON.stringify(pair)).toBe('touching');
    }
  });

  test.each(families)('%s: of all kinds, and valid', (family) => {
    for (const [a, b] of allPairs) {
      for (const pair of fc.sample(pairs(a, b, { families: [family] }), { numRuns: 5, seed })) {
        core.test(...pair);
        if (family !== 'flat') expect(pair.some(isFlat)).toBe(false);
      }
    }
  });

  test.each([
    ['obb', 'obb'],
    ['obb', 'triangle'],
    ['ray', 'parallelogram'],
    ['capsule', 'aabb'],
    ['sphere', 'plane'],
  ] as const)('%s – %s beside contact: both sides of it, and near', (a, b) => {
    const some = fc.sample(pairs(a, b, { families: ['beside'] }), { numRuns: 200, seed });
    const verdicts = some.map((pair) => core.test(...pair));
    for (const outcome of ['apart', 'overlapping']) {
      expect(verdicts.filter((verdict) => verdict.outcome === outcome).length).toBeGreaterThan(10);
    }
    const near = some.filter((pair) => {
      const { distance, depth } = core.distance(...pair);
      return distance < 1e-9 && (depth === null || depth < 1e-9);
    });
    expect(near.length).toBeGreaterThan(160);
  });

  test('near contacts are what plain doubles can’t tell', () => {
    const some = fc.sample(nearContacts('obb', 'obb'), { numRuns: 200, seed });
    const exact = some.filter((pair) => core.test(...pair).decidedBy === 'exact');
    expect(exact.length).toBeGreaterThan(150);
  });

  test('huge and tiny ones are', () => {
    const sizes = (family: Family) =>
      fc
        .sample(pairs('sphere', 'sphere', { families: [family] }), { numRuns: 100, seed })
        .map(([{ radius }]) => Math.log2(radius));
    expect(Math.max(...sizes('huge'))).toBeGreaterThan(120);
    expect(Math.min(...sizes('tiny'))).toBeLessThan(-900);
  });

  test('shrink while they go on touching', () => {
    const { counterexample } = fc.check(
      fc.property(pairs('obb', 'obb', { families: ['touching'] }), ([a]) => a.halfExtents[0] < 2),
      { seed },
    );
    const [[a, b]] = counterexample as unknown as [PairOf<'obb', 'obb'>];
    expect(core.test(a, b).outcome).toBe('touching');
    expect(JSON.stringify([a, b]).length).toBeLessThan(230);
  });

  test('are the same for the same seed', () => {
    const sample = () => fc.sample(nearContacts('obb', 'triangle'), { numRuns: 20, seed });
    expect(sample()).toEqual(sample());
  });

  test('of families that there are', () => {
    const wrong = ['sliver'] as unknown as Family[];
    expect(() => pairs('ray', 'ray', { families: wrong })).toThrow(InvalidOptionsError);
    expect(() => shapes('ray', null as never)).not.toThrow();
    for (const families of ['touching', null, { 0: 'touching' }]) {
      expect(() => pairs('ray', 'ray', { families } as never)).toThrow(InvalidOptionsError);
    }
    expect(() => pairs('ray', 'ray', { families: [] })).toThrow('families: some of ordinary');
  });
});
