// The public corpus: its files fit their schema, and the built core gets every case right.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { type Schema, validate } from './support/schema.ts';

interface Case {
  a: Shape;
  b: Shape;
  outcome: 'apart' | 'touching' | 'overlapping';
  gap: number | null;
  how: string;
}

const folder = new URL('../corpus/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const schema: Schema = read('corpus.schema.json');
const names = readdirSync(folder).filter((name) => /^[a-z-]+\.json$/.test(name));
const files = names.map((name) => ({ name, content: read(name) }));
const sign = { apart: 1, touching: 0, overlapping: -1 };

describe.each(files)('$name', ({ name, content }) => {
  const cases: Case[] = content.cases;

  test('fits the schema', () => {
    expect(validate(content, schema)).toEqual([]);
    expect(`${content.family}.json`).toBe(name);
  });

  test('has margins that agree with the outcomes', () => {
    const wrong = cases.filter(
      ({ gap, outcome }) => gap !== null && Math.sign(gap) !== sign[outcome],
    );
    expect(wrong).toEqual([]);
  });

  test('is what the core decides, from both sides', () => {
    const wrong = cases.filter(
      ({ a, b, outcome }) =>
        core.test(a, b).outcome !== outcome || core.test(b, a).outcome !== outcome,
    );
    expect(wrong).toEqual([]);
  });
});

test('every pair of kinds is in a file', () => {
  const pairs = files.flatMap(({ content }) =>
    (content.cases as Case[]).map(({ a, b }) => `${a.kind} ${b.kind}`),
  );
  expect([...new Set(pairs)].sort()).toEqual(
    core.catalog.pairs.map(({ a, b }) => `${a} ${b}`).sort(),
  );
});

describe('the check of schemas', () => {
  test.each([
    [{ kind: 'sphere', center: [0, 0, 0], radius: -1 }],
    [{ kind: 'sphere', center: [0, 0], radius: 1 }],
    [{ kind: 'sphere', center: [0, 0, 0] }],
    [{ kind: 'sphere', center: [0, 0, '0'], radius: 1 }],
    [{ kind: 'point', position: [0, 0, 0], radius: 1 }],
    [{ kind: 'cone', position: [0, 0, 0] }],
  ])('refuses %j', (shape) => {
    const good = { kind: 'point', position: [0, 0, 0] };
    const fileWith = (a: unknown) => ({
      $schema: './corpus.schema.json',
      family: 'points',
      seed: 1,
      licence: 'MIT',
      cases: [{ a, b: good, outcome: 'touching', gap: 0, how: 'grid' }],
    });
    expect(validate(fileWith(good), schema)).toEqual([]);
    expect(validate(fileWith(shape), schema)).not.toEqual([]);
  });

  test('refuses keywords it does not know', () => {
    expect(() => validate(1, { multipleOf: 2 })).toThrow('multipleOf');
  });
});
