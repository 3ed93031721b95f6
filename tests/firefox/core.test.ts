// The core in Firefox, whose WebAssembly is not that of Chromium and Node: the same bits, and the right answer
// to the hardest cases of each pair.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import type { Core } from '../../web/core/core.ts';
import type { Shape } from '../../web/scene/shape.ts';
import expected from '../fingerprint/expected.json' with { type: 'json' };
import { fingerprintOf } from '../fingerprint/run.mjs';
import { agrees, answerOf, type Mistake } from '../mistakes/cases.ts';
import { expect, test } from './support/test.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const { mistakes }: { mistakes: Mistake[] } = read('tests/mistakes/mistakes.json');
const families = readdirSync(new URL('tests/corpus/', root)).filter((name) =>
  /^[a-z-]+\.json$/.test(name),
);

/** Runs a function on the core of the package in one file; both use nothing from outside. */
async function withCore<Argument, Answer>(
  page: Page,
  use: (core: Core, argument: Argument) => Answer,
  argument: Argument,
): Promise<Awaited<Answer>> {
  const answer = await page.evaluate(`(async () => {
    const { loadCore } = await import('./core/inline.js');
    return (${use})(await loadCore(), ${JSON.stringify(argument)});
  })()`);
  return answer as Awaited<Answer>;
}

const kResults = 20_000;

test('the fingerprint of the answers', { timeout: 180_000 }, async ({ page }) => {
  const base64 = readFileSync(new URL('build/wasm/fingerprint.wasm', root)).toString('base64');
  const run = { base64, seed: expected.seed, count: kResults };
  expect(await page.evaluate(fingerprintOf, run)).toBe(expected.hashes[kResults]);
});

test.for(mistakes)('published mistake $number: $name', async ({ cases }, { page, site }) => {
  await page.goto(`${site}blank.html`);
  for (const one of cases) {
    const answer = await withCore(page, answerOf, one);
    const right = agrees(answer, one.expect, one.ulps ?? 0);
    // where they don't agree, let the difference be seen
    if (!right) expect(answer, JSON.stringify(one.expect)).toMatchObject(one.expect);
    expect(right).toBe(true);
  }
});

interface Judged {
  readonly pairs: readonly string[];
  readonly cases: number;
  readonly wrong: readonly string[];
}

/** Decides all cases of a file of the corpus, from both sides; runs in the page. */
async function judge(core: Core, file: string): Promise<Judged> {
  const { cases } = (await (await fetch(file)).json()) as {
    cases: { a: Shape; b: Shape; outcome: string }[];
  };
  const wrong = cases.filter(
    ({ a, b, outcome }) =>
      core.test(a, b).outcome !== outcome || core.test(b, a).outcome !== outcome,
  );
  return {
    pairs: [...new Set(cases.map(({ a, b }) => `${a.kind} ${b.kind}`))],
    cases: cases.length,
    wrong: wrong.map((one) => JSON.stringify(one)),
  };
}

test('the corpus: 360 cases a family, of all 55 pairs', async ({ page, site }) => {
  await page.goto(`${site}blank.html`);
  const pairs = new Set<string>();
  for (const file of families) {
    const judged = await withCore(page, judge, file);
    expect(judged, file).toMatchObject({ cases: 360, wrong: [] });
    for (const pair of judged.pairs) pairs.add(pair);
  }
  expect(pairs.size).toBe(55);
});
