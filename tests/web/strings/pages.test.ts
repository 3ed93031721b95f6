import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPageStrings, type ToolPageName } from '../../../web/strings/pages.ts';
import plotEn from '../../../web/strings/plot.en.json';
import plotKo from '../../../web/strings/plot.ko.json';
import { testBothLanguages } from './support/both-languages.ts';

const names: readonly ToolPageName[] = ['stress', 'race', 'skin'];

const sourcesOf = (page: ToolPageName) =>
  [page, 'shared']
    .flatMap((folder) => {
      const url = new URL(`../../../web/pages/${folder}/`, import.meta.url);
      return readdirSync(url, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), url), 'utf8'));
    })
    .join('');

describe.each(names)('the page %s', async (page) => {
  const en: Record<string, string> = await loadPageStrings(page, 'en');
  const ko: Record<string, string> = await loadPageStrings(page, 'ko');

  testBothLanguages('has', en, ko);

  test('uses every key', () => {
    const sources = sourcesOf(page);
    // Some are put together: `cost.${name}`.
    const madeFrom = [...sources.matchAll(/`([a-zA-Z.]+)\.\$\{/g)].map(([, start]) => `${start}.`);
    const isUsed = (key: string) =>
      sources.includes(`'${key}'`) ||
      sources.includes(`strings.${key}`) ||
      madeFrom.some((start) => key.startsWith(start)) ||
      // the state of a contestant
      ['absent', 'failed'].includes(key);
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('the plot of the bench', () => testBothLanguages('has', plotEn, plotKo));

test('numbers stay with their units, and Korean particles with what is before them', async () => {
  const { 'page.rules.exact': rule, 'page.rules.close': close } = await loadPageStrings(
    'bench',
    'ko',
  );
  expect(rule).toContain('8\u00a0ulp까지');
  expect(close).not.toMatch(/[)°]\p{Script=Hangul}/u);
});
