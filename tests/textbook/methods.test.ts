// What the methods of core.textbook get wrong near contact, on the same contacts as the JavaScript texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearContacts } from '../../web/cli/testing/index.ts';
import type { TextbookMethod } from '../../web/core/textbook.ts';
import type { Shape } from '../../web/scene/shape.ts';
import type { MethodMistakes } from '../../web/textbook/method-mistakes.ts';
import { kAsked, kSeed } from './support/mistakes.ts';
import { core, type Pair, pairs } from './support/snippets.ts';

/** Meters: a depth that is off by more is wrong. */
const kDepthOff = 1e-6;

function isDepthWrong(a: Shape, b: Shape, gap: number | null): boolean {
  const { depth } = core.distance(a, b);
  return depth !== null && depth > 0 && (gap === null || Math.abs(depth + gap) > kDepthOff);
}

function mistakesOf(method: TextbookMethod, contacts: readonly (readonly [Shape, Shape])[]) {
  const mistakes = { lost: 0, invented: 0, depths: 0 };
  for (const [a, b] of contacts) {
    const { meets, outcome, gap } = core.textbook(method, a, b);
    const isMeeting = outcome !== 'apart';
    if (meets !== isMeeting) mistakes[meets ? 'invented' : 'lost'] += 1;
    else if (method === 'epa' && meets && isDepthWrong(a, b, gap)) mistakes.depths += 1;
  }
  return mistakes;
}

function measured(pair: Pair): Readonly<Record<string, MethodMistakes>> {
  const contacts = fc.sample(nearContacts(pair.a, pair.b), { seed: kSeed, numRuns: kAsked });
  const [first] = contacts;
  const methods = first ? core.textbookMethods(...first) : [];
  return Object.fromEntries(methods.map((method) => [method, mistakesOf(method, contacts)]));
}

// Written anew by `npx vitest run --project textbook -u`
test('what the methods get wrong near contact is what the page says', {
  timeout: 300_000,
}, async () => {
  const all = pairs.map((pair) => [pair.name, measured(pair)] as const);
  const some = all.filter(([, methods]) => Object.keys(methods).length > 0);
  expect(some.length).toBeGreaterThan(30);
  for (const method of ['sat', 'gjk', 'epa', 'slabs', 'moller-trumbore', 'plane-and-edges']) {
    const wrong = some.flatMap(([, methods]) => methods[method] ?? []);
    const count = wrong.reduce((sum, each) => sum + each.lost + each.invented + each.depths, 0);
    expect(count, method).toBeGreaterThan(0);
  }
  const lines = some.map(
    ([name, methods]) => `    ${JSON.stringify(name)}: ${JSON.stringify(methods)}`,
  );
  const text = `{\n  "asked": ${kAsked},\n  "pairs": {\n${lines.join(',\n')}\n  }\n}\n`;
  await expect(text).toMatchFileSnapshot('../../web/textbook/method-mistakes.json');
});
