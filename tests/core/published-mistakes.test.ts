// The published mistakes of tests/mistakes through WebAssembly: the core must not make them, and the
// published computations must be seen to. tests/cpp/published_mistakes_test.cpp runs them natively.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Input, type PublishedAnswer, published } from '../mistakes/published/index.ts';
import { core } from './support/core.ts';
import { type Schema, validate } from './support/schema.ts';

type Fields = { readonly [name: string]: unknown };
type Case = Input & {
  readonly expect: Fields;
  readonly ulps?: number;
  readonly published: { readonly [computation: string]: PublishedAnswer };
};
interface Mistake {
  readonly number: number;
  readonly name: string;
  readonly cases: readonly Case[];
}

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const schema: Schema = read('../mistakes/mistakes.schema.json');
const corpus = read('../corpus/corpus.schema.json');
const file: { mistakes: Mistake[] } = read('../mistakes/mistakes.json');
const mistakes = file.mistakes.map((mistake) => ({
  ...mistake,
  title: `${mistake.number}: ${mistake.name}`,
}));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The distance from a double to the next one of larger magnitude. */
function ulpOf(x: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(x));
  view.setBigUint64(0, view.getBigUint64(0) + 1n);
  return view.getFloat64(0) - Math.abs(x);
}

/** Whether `actual` is what is expected, in every field that `expected` has. No number is −0. */
function agrees(actual: unknown, expected: unknown, ulps: number): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const close = Math.abs(actual - expected) <= ulps * ulpOf(expected);
    return Object.is(actual, expected) || (ulps > 0 && close);
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((value, i) => agrees(actual[i], value, ulps));
  }
  if (isFields(expected)) {
    if (!isFields(actual)) return false;
    return Object.keys(expected).every((key) => agrees(actual[key], expected[key], ulps));
  }
  return actual === expected;
}

/** The core's answer, with all fields that can be expected. */
function answerOf(input: Input): Fields {
  if ('a' in input) {
    const { steps, ...verdict } = core.explain(input.a, input.b);
    expect(verdict).toMatchObject(core.test(input.a, input.b));
    expect(core.outcome(input.a, input.b)).toBe(verdict.outcome);
    const named = (status: string) =>
      steps.filter((step) => step.status === status).map((step) => step.name);
    const trace = {
      count: steps.length,
      separates: named('separates'),
      skipped: named('skipped'),
    };
    return { ...verdict, steps: trace };
  }
  if ('shapes' in input) {
    const world = core.createWorld({ shapes: input.shapes.length });
    for (const [slot, shape] of input.shapes.entries()) world.set(slot, shape);
    const { slot, hit } = world.raycast(input.ray) ?? { slot: null, hit: null };
    const order = world.raycastAll(input.ray).map((one) => one.slot);
    world.dispose();
    return { slot, hit, order };
  }
  const hit = core.raycastMesh(input.ray, input.positions, input.index);
  return { triangle: hit?.triangle ?? null, hit };
}

/** Whether it says anything that is not right; all of it must be among what is expected. */
function contradicts(said: PublishedAnswer, { expect: right, ulps = 0 }: Case): boolean {
  const { meets, ...rest } = said;
  if (meets !== ('outcome' in right ? right['outcome'] !== 'apart' : true)) return true;
  const hit = { ...(right['hit'] as object) };
  expect(Object.keys({ ...right, ...hit })).toEqual(
    expect.arrayContaining(Object.keys({ ...rest, ...rest.hit })),
  );
  return !agrees(right, rest, ulps);
}

describe('published mistakes', () => {
  test('the file fits its schema, and each mistake stands there once', () => {
    const defs = { ...(schema['$defs'] as object), ...corpus.$defs };
    expect(validate(file, { ...schema, $defs: defs })).toEqual([]);
    expect(mistakes.map(({ number }) => number)).toEqual(
      Array.from({ length: 23 }, (_, i) => i + 1),
    );
  });

  test.each(mistakes)('$title', ({ cases }) => {
    for (const one of cases) {
      const answer = answerOf(one);
      const right = agrees(answer, one.expect, one.ulps ?? 0);
      // where they don't agree, let the difference be seen
      if (!right) expect(answer, JSON.stringify(one.expect)).toMatchObject(one.expect);
      expect(right).toBe(true);
    }
  });

  test.each(mistakes)('$title: the published computation makes it', ({ cases }) => {
    const seen = new Map<string, boolean>();
    for (const one of cases) {
      for (const [name, said] of Object.entries(one.published)) {
        const compute = published[name];
        expect(compute?.(one), name).toEqual(said);
        seen.set(name, contradicts(said, one) || seen.get(name) === true);
      }
    }
    expect([...seen].filter(([, wrong]) => !wrong)).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

  test('every published computation is asked', () => {
    const asked = mistakes.flatMap(({ cases }) =>
      cases.flatMap((one) => Object.keys(one.published)),
    );
    expect([...new Set(asked)].sort()).toEqual(Object.keys(published).sort());
  });
});
