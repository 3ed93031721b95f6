// A verdict is one of three, told apart by its outcome: its type says which fields of it are there.
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Explanation, Hit, Verdict } from '../../web/core/index.ts';
import type { Kind, Shape, Vec3 } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { shapeOf } from './support/shapes.ts';

const unit: Shape = { kind: 'aabb', min: [0, 0, 0], max: [1, 1, 1] };

const isCurve = (kind: Kind) => kind === 'ray' || kind === 'segment';
const isUnit = (v: Vec3 | null) => v !== null && Math.abs(Math.hypot(...v) - 1) < 1e-12;

/** What the type says of each outcome. */
function requireFields(a: Shape, b: Shape): void {
  const verdict = core.test(a, b);
  const { axis, supportA, supportB, candidate, contact, hit } = verdict;
  if (verdict.outcome === 'apart') {
    requireThat(verdict.gap > 0, 'the gap is positive', verdict);
    requireThat(isUnit(axis), 'the axis is a unit vector', verdict);
    requireThat(supportA !== null && supportB !== null, 'there are support points', verdict);
    requireThat(typeof candidate === 'string', 'a candidate separates', verdict);
    requireThat(contact === null && hit === null, 'nothing is met', verdict);
    return;
  }
  requireThat(contact !== null, 'there is a common point', verdict);
  const hasHit = isCurve(a.kind) || isCurve(b.kind);
  requireThat((hit !== null) === hasHit, 'a ray or segment hits', verdict);
  if (verdict.outcome === 'touching') {
    requireThat(verdict.gap === 0 || verdict.gap === null, 'the gap is 0', verdict);
  } else {
    requireThat(verdict.gap === null || verdict.gap < 0, 'the gap is negative', verdict);
  }
}

/** Numbers of a coarse grid, of which many touch, and of both ends of the range that the core accepts. */
const grid = fc.integer({ min: -2, max: 2 });
const extreme = fc.constantFrom(0, 5e-324, -1e-310, 2 ** -500, -1, 3, 2 ** 100, -(2 ** 200));

/** A shape of a kind whose numbers are replaced. */
const replaced = (kind: Kind, number: fc.Arbitrary<number>) =>
  fc
    .tuple(shapeOf[kind], fc.array(number, { minLength: 10, maxLength: 10 }))
    .map(([shape, given]) => {
      let i = 0;
      const next = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(next);
        return typeof value === 'number' ? given[i++ % given.length] : value;
      };
      return Object.fromEntries(
        Object.entries(shape).map(([field, value]) => [field, next(value)]),
      ) as unknown as Shape;
    });

const isValid = (shape: Shape) => {
  try {
    core.meets(shape, unit);
    return true;
  } catch {
    return false;
  }
};

const kinds: [string, (kind: Kind) => fc.Arbitrary<Shape>][] = [
  ['ordinary', (kind) => shapeOf[kind]],
  ['touching', (kind) => replaced(kind, grid).filter(isValid)],
  ['extreme', (kind) => replaced(kind, extreme).filter(isValid)],
];

describe.each(core.catalog.pairs)('$name', (pair) => {
  test.each(kinds)('%s shapes: the fields are those of the outcome', (_name, of) => {
    fc.assert(
      fc.property(of(pair.a), of(pair.b), (a, b) => {
        requireFields(a, b);
        requireFields(b, a);
      }),
      { numRuns: propertyRuns(300), interruptAfterTimeLimit: 15_000 },
    );
  });
});

test('the outcome narrows the type of the other fields', () => {
  const verdict = core.test(unit, { kind: 'aabb', min: [3, 0, 0], max: [4, 1, 1] });
  expect(verdict.outcome).toBe('apart');
  expectTypeOf(verdict.gap).toEqualTypeOf<number | null>();
  if (verdict.outcome === 'apart') {
    expectTypeOf(verdict.gap).toEqualTypeOf<number>();
    expectTypeOf(verdict.axis).toEqualTypeOf<Vec3>();
    expectTypeOf(verdict.supportA).toEqualTypeOf<Vec3>();
    expectTypeOf(verdict.candidate).toEqualTypeOf<string>();
    expectTypeOf(verdict.contact).toEqualTypeOf<null>();
    expectTypeOf(verdict.hit).toEqualTypeOf<null>();
    expect(verdict.gap.toFixed(1)).toBe('2.0');
  } else {
    expectTypeOf(verdict.contact).toEqualTypeOf<Vec3>();
    expectTypeOf(verdict.hit).toEqualTypeOf<Hit | null>();
  }
  expectTypeOf<Explanation>().toExtend<Verdict>();
  expectTypeOf<Extract<Explanation, { outcome: 'apart' }>['gap']>().toEqualTypeOf<number>();
});
