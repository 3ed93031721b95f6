// The published mistakes of tests/mistakes through WebAssembly: the core must not make them, and the
// published computations must be seen to. tests/cpp/published_mistakes_test.cpp runs them natively.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agrees, answerOf, type Case, type Mistake } from '../mistakes/cases.ts';
import { type PublishedAnswer, published } from '../mistakes/published/index.ts';
import { core } from './support/core.ts';
import { type Schema, validate } from './support/schema.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const schema: Schema = read('../mistakes/mistakes.schema.json');
const corpus = read('../corpus/corpus.schema.json');
const file: { mistakes: Mistake[] } = read('../mistakes/mistakes.json');
const mistakes = file.mistakes.map((mistake) => ({
  ...mistake,
  title: `${mistake.number}: ${mistake.name}`,
}));

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
      const answer = answerOf(core, one);
      if ('a' in one) {
        expect(answer).toMatchObject(core.test(one.a, one.b));
        expect(core.outcome(one.a, one.b)).toBe(answer['outcome']);
      }
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
