// The JavaScript texts, judged: right away from contact, and what they get wrong near it.
import { expect, test } from 'vitest';
import { judge } from '../../web/cli/testing/index.ts';
import { mistakesOf, mistakesText } from './support/mistakes.ts';
import { type Answer, core, functionOf, meets, pairs, snippetsOf } from './support/snippets.ts';

const texts = await snippetsOf('javascript');
const ownTest = (name: string) => functionOf(name, texts.get(name) ?? '');

/** A verdict, with t where the text gives it. */
const claimOf = (answer: Answer) =>
  typeof answer === 'number' && answer >= 0
    ? { meets: true, hit: { t: answer } }
    : { meets: meets(answer) };

test.each(pairs)('$name is right away from contact', async ({ name, a, b }) => {
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

const thin = pairs.filter(({ name }) => texts.get(name)?.includes('EPSILON'));

test.each(thin)('$name finds contacts by its tolerance', async ({ name, a, b }) => {
  const own = ownTest(name);
  const options = { families: ['touching'], runs: 100, seed: 1 } as const;
  const { agreed, text } = await judge([a, b], (x, y) => meets(own(x, y)), options);
  expect(agreed, text).toBe(true);
});

// Written anew by `npx vitest run --project textbook -u`
test('what they get wrong near contact is what the page says', { timeout: 300_000 }, async () => {
  const measured = [];
  for (const pair of pairs) {
    measured.push([pair.name, await mistakesOf(pair, ownTest(pair.name))] as const);
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
