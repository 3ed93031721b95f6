// The compiled check of a case and its schema agree on every value.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { caseSchema } from '../../../web/cli/cases/case-schema.ts';
import { compileCheck } from '../../../web/cli/cases/compile-check.ts';
import { core } from '../../core/support/core.ts';
import { anyShape } from '../../core/support/shapes.ts';

const schema = caseSchema(core.catalog);
const isCase = compileCheck(schema);

const name = fc.option(fc.string({ minLength: 190, maxLength: 210 }), { nil: undefined });
const extra = fc.record(
  {
    meets: fc.boolean(),
    outcome: fc.constantFrom([], ['apart'], ['apart', 'touching'], ['near'], 'touching'),
    distance: fc.double(),
    within: fc.double(),
  },
  { requiredKeys: [] },
);

/** A case that expects the core's whole answer, and then some. */
const whole = fc
  .record({ a: anyShape, b: anyShape, name, claim: extra })
  .map(({ a, b, name, claim }) => ({ a, b, name, expect: { ...core.test(a, b), ...claim } }));

type Node = Record<string, unknown>;

/** Every object and list in a value, itself included. */
function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

const junk = fc.oneof(
  fc.constantFrom(
    null,
    0,
    -1,
    1e300,
    '',
    'x',
    'front',
    'sphere',
    true,
    [],
    {},
    [1, 2, 3],
    [0, null],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

type Spoil = (at: Node, key: string, value: unknown) => void;

const put: Spoil = (at, key, value) => {
  // `__proto__` is a field like any other, as it is to JSON.parse
  const field = { value, enumerable: true, configurable: true, writable: true };
  if (!Array.isArray(at) || /^\d+$/.test(key)) Object.defineProperty(at, key, field);
};
const remove: Spoil = (at, key) => {
  if (Array.isArray(at)) at.pop();
  else Reflect.deleteProperty(at, key);
};
const append: Spoil = (at, _, value) => {
  if (Array.isArray(at)) at.push(value);
};
const strangers = ['a', 'kind', 'maxDistance', 'radius', 'hit', '__proto__', 'toString', '0'];

/** One thing in a value is left out, put in or replaced. */
const spoil = fc
  .record({
    how: fc.constantFrom(put, put, remove, append),
    node: fc.nat(),
    key: fc.nat(),
    stranger: fc.option(fc.constantFrom(...strangers)),
    value: junk,
  })
  .map(({ how, node, key, stranger, value }) => (given: unknown) => {
    const nodes = nodesOf(given);
    const at = nodes[node % nodes.length];
    if (!at) return structuredClone(value);
    const keys = Object.keys(at);
    how(at, stranger ?? keys[key % keys.length] ?? 'a', structuredClone(value));
    return given;
  });

const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the check of a case', () => {
  test('accepts what the schema accepts, and nothing else', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(whole, fc.array(spoil, { maxLength: 2 }), (given, spoils) => {
        const data = parsed(spoils.reduce((value, each) => each(value), parsed(given)));
        const isOne = v.is(schema, data);
        if (isOne) accepted += 1;
        else refused += 1;
        expect(isCase(data)).toBe(isOne);
      }),
      { numRuns: 5000 },
    );
    // neither answer is the only one that was tried
    expect(accepted).toBeGreaterThan(300);
    expect(refused).toBeGreaterThan(500);
  });

  test('accepts whatever JSON there is as the schema does', () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => isCase(data) === v.is(schema, data)));
  });

  test('and what it accepts, the schema hands on unchanged', () => {
    fc.assert(
      fc.property(whole, (given) => {
        const data = parsed(given);
        fc.pre(isCase(data));
        expect(v.parse(schema, data)).toEqual(data);
      }),
    );
  });
});

describe('a schema that can’t be made into a check', () => {
  test.each([
    ['changes values', v.pipe(v.string(), v.trim())],
    ['has a part that nobody made a check of', v.strictObject({ when: v.date() })],
  ])('%s', (_, each) => {
    expect(() => compileCheck(each)).toThrow(TypeError);
  });
});
