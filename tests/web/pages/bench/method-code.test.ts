// The code of each method for each pair that is compared by it: the bench opens with it, and it can be judged.
import { describe, expect, test } from 'vitest';
import { readCode } from '../../../../web/pages/bench/code/read-code.ts';
import type { TaskName } from '../../../../web/pages/bench/judge-messages.ts';
import { kMethods } from '../../../../web/pages/bench/method-code.ts';
import { openingOf } from '../../../../web/pages/bench/opening.ts';
import { ProgressStore } from '../../../../web/pages/bench/progress-store.ts';
import { textbookCodeOf } from '../../../../web/pages/bench/textbook-code.ts';
import en from '../../../../web/strings/bench.en.json' with { type: 'json' };
import { core } from '../../../core/support/core.ts';
import { functionIn, judge } from './support/in-process.ts';
import { kShapes } from './support/some-shapes.ts';

const compared = core.catalog.pairs.flatMap(({ a, b }) => {
  const task = `${a}-${b}` as TaskName;
  return core.textbookMethods(kShapes[a], kShapes[b]).map((method) => ({ task, method }));
});

test('all methods of the core are known', () => {
  const methods = new Set(compared.map(({ method }) => method));
  expect([...methods].toSorted()).toEqual([...kMethods].toSorted());
});

test.each(compared)('$task by $method', async ({ task, method }) => {
  const search = `?pair=${task}&method=${method}`;
  const opening = await openingOf({ search, hash: '' }, new ProgressStore(), 'en', en);
  expect(opening).toMatchObject({ task, isForeign: true });
  expect(opening.note).toMatch(/^This is the textbook’s code for this pair: \S/);
  expect('body' in readCode(opening.code)).toBe(true);
});

describe('what it answers is judged', () => {
  test.each([
    ['obb-obb', 'sat'],
    ['obb-obb', 'gjk'],
    ['obb-obb', 'epa'],
    ['sphere-capsule', 'gjk'],
    ['ray-triangle', 'plane-and-edges'],
    ['ray-triangle', 'moller-trumbore'],
  ] as const)('%s by %s', async (task, method) => {
    const verdict = await judge(task, functionIn(await textbookCodeOf(task, method)), 600);
    const wrong = verdict.type === 'wrong' ? verdict.wrong : 0;
    // with their tolerances they may be wrong near contact, and nowhere else
    expect(wrong, JSON.stringify(verdict)).toBeLessThan(60);
  });
});

test('a method that the pair has not, or that there is not, leaves the starter code', async () => {
  for (const search of ['?pair=sphere-plane&method=gjk', '?pair=obb-obb&method=none']) {
    const opening = await openingOf({ search, hash: '' }, new ProgressStore(), 'en', en);
    expect(opening).toMatchObject({ isForeign: false, note: '' });
  }
});
