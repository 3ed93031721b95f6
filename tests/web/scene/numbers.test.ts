import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../web/core/index.node.ts';
import { numberFields, readNumbers, withNumber } from '../../../web/scene/numbers.ts';
import type { Kind } from '../../../web/scene/shape.ts';
import { all, shapes } from './samples.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

test('a kind has the fields of the core', () => {
  for (const { name, fields } of core.catalog.kinds) {
    const ours = numberFields(name as Kind).map((field) => ({
      name: field.name,
      size: field.size,
    }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(ours.sort(byName), name).toEqual(
      fields.map(({ name: own, size }) => ({ name: own, size })).sort(byName),
    );
  }
});

describe.each(all)('of a $kind', (shape) => {
  test('every number round-trips', () => {
    for (const field of numberFields(shape.kind)) {
      const numbers = readNumbers(shape, field);
      expect(numbers).toHaveLength(field.size);
      for (const index of numbers.keys()) {
        const changed = withNumber(shape, field, index, 0.123);
        expect(readNumbers(changed, field)).toEqual(numbers.with(index, 0.123));
        // Other numbers and the original shape are unchanged.
        expect(withNumber(changed, field, index, numbers[index] ?? 0)).toEqual(shape);
        expect(readNumbers(shape, field)).toEqual(numbers);
      }
    }
  });

  test('an equal number returns the same shape', () => {
    for (const field of numberFields(shape.kind)) {
      const [first = 0] = readNumbers(shape, field);
      expect(withNumber(shape, field, 0, first)).toBe(shape);
    }
  });
});

test('an unbounded ray can be bounded and unbounded again', () => {
  const field = numberFields('ray').find(({ name }) => name === 'maxDistance');
  if (!field) throw new Error('a ray has a maximum distance');
  const endless = withNumber(shapes.ray, field, 0, Number.POSITIVE_INFINITY);
  expect(endless).not.toHaveProperty('maxDistance');
  expect(readNumbers(endless, field)).toEqual([Number.POSITIVE_INFINITY]);
  expect(withNumber(endless, field, 0, 4)).toEqual(shapes.ray);
});
