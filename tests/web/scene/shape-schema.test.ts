// The schema of shapes must agree with the core's catalog, the source of truth of kinds and fields.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { InvalidShapeError } from '../../../web/core/errors.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { shapeSchema } from '../../../web/scene/shape-schema.ts';
import { core } from '../../core/support/core.ts';
import { shapes } from './samples.ts';

const schema = shapeSchema(v.number('number'), {
  shape: 'shape',
  kind: 'kind',
  fields: 'fields',
  vec3: 'vec3',
  quat: 'quat',
});
const { kinds } = core.catalog;

/** The error message; null if the input is valid. */
function expected(data: unknown): string | null {
  const { issues } = v.safeParse(schema, data, { abortEarly: true });
  return issues ? issues[0].message : null;
}

function coreTakes(shape: object): boolean {
  try {
    core.test(shape as Shape, shapes.point);
    return true;
  } catch (error) {
    if (error instanceof InvalidShapeError) return false;
    throw error;
  }
}

test('the kinds are those of the core', () => {
  const known = schema.options.map(({ entries }) => entries.kind.literal);
  expect(known.sort()).toEqual(kinds.map(({ name }) => name).sort());
  expect(expected({ kind: 'cone' })).toBe('kind');
  expect(expected({})).toBe('kind');
  expect(expected(5)).toBe('shape');
});

describe.each(kinds)('$name', ({ name, fields }) => {
  const shape = shapes[name] as unknown as Record<string, unknown>;

  test('has the fields of the core, and no others', () => {
    expect(Object.keys(shape).sort()).toEqual(['kind', ...fields.map((each) => each.name)].sort());
    expect(expected(shape)).toBeNull();
    expect(expected({ ...shape, color: 1 })).toBe('fields');
  });

  test.each(fields)('$name holds as many numbers', ({ name: field, size }) => {
    const numbers = (count: number) => Array.from({ length: count }, () => 1);
    const sized = (count: number) => expected({ ...shape, [field]: numbers(count) });
    const wrong = size === 1 ? 'number' : size === 3 ? 'vec3' : 'quat';
    expect(sized(size)).toBe(size === 1 ? 'number' : null);
    expect(sized(size + 1)).toBe(wrong);
    expect(expected({ ...shape, [field]: 'wide' })).toBe(wrong);
    expect(expected({ ...shape, [field]: 1 })).toBe(size === 1 ? null : wrong);
  });

  test.each(fields)('$name may be left out if the core can do without', ({ name: field }) => {
    const { [field]: _, ...rest } = shape;
    expect(expected(rest)).toBe(coreTakes(rest) ? null : 'fields');
  });
});
