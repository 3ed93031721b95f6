// The JavaScript texts, judged: right away from contact, and what they get wrong near it.
import { expect, test } from 'vitest';
import { judge } from '../../web/cli/testing/index.ts';
import { mistakesOf, mistakesText } from './support/mistakes.ts';
import { type Answer, core, functionOf, functions, meets, snippetsOf } from './support/snippets.ts';

const texts = await snippetsOf('javascript');
const ownTest = (name: string) => functionOf(name, texts.get(name) ?? '');

/** A verdict, with the numbers that the text gives. */
function claimOf(answer: Answer): object {
  if (typeof answer === 'number' && answer >= 0) return { meets: true, hit: { t: answer } };
  if (answer === null || typeof answer !== 'object') return { meets: meets(answer) };
  if (!('depth' in answer)) return { distance: answer.distance };
  return { meets: true, depth: answer.depth, axis: answer.normal };
}

test.each(functions)('$name is right away from contact', async ({ name, a, b }) => {
  const own = ownTest(name);
  const options = {
    families: ['ordinary'],
    tolerance: 1e-6,
    within: 1e-6,
    runs: 200,
    seed: 1,
  } as const;
  const { agreed, text } = await judge([a, b], (x, y) => claimOf(own(x, y)), options);
  expect(agreed, text).toBe(true);
});

const thin = functions.filter(({ name }) => texts.get(name)?.includes('EPSILON'));

test.each(thin)('$name finds contacts by its tolerance', async ({ name, a, b }) => {
  const own = ownTest(name);
  const options = { families: ['touching'], runs: 100, seed: 1 } as const;
  const { agreed, text } = await judge([a, b], (x, y) => meets(own(x, y)), options);
  expect(agreed, text).toBe(true);
});

// Written anew by `npx vitest run --project textbook -u`
test('what they get wrong near contact is what the page says', { timeout: 300_000 }, async () => {
  const measured = [];
  for (const own of functions) {
    measured.push([own.name, await mistakesOf(own, ownTest(own.name))] as const);
  }
  const all = Object.fromEntries(measured);
  for (const [name, { example }] of measured) {
    if (!example) continue;
    const [a, b] = example;
    expect(meets(ownTest(name)(a, b)), name).not.toBe(core.meets(a, b));
  }
  const exact = measured.filter(([, { example }]) => !example).map(([name]) => name);
  expect(exact).toEqual(['pointPoint', 'pointAabb', 'aabbAabb']);
  await expect(mistakesText(all)).toMatchFileSnapshot('../../web/textbook/mistakes.json');
});
