// The texts of the home page and of the grid page.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import gridEn from '../../../web/strings/grid.en.json' with { type: 'json' };
import gridKo from '../../../web/strings/grid.ko.json' with { type: 'json' };
import homeEn from '../../../web/strings/home.en.json' with { type: 'json' };
import homeKo from '../../../web/strings/home.ko.json' with { type: 'json' };
import { testBothLanguages } from './support/both-languages.ts';

const folder = new URL('../../../tools/site/static/', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('');

describe.each([
  { page: 'home', en: homeEn, ko: homeKo },
  { page: 'grid', en: gridEn, ko: gridKo },
])('the page $page', ({ en, ko }) => {
  testBothLanguages('has', en, ko);

  test('uses every key', () => {
    // Some are put together: `family.${name}`.
    const madeFrom = [...sources.matchAll(/`([a-zA-Z.]+)\.\$\{/g)].map(([, start]) => `${start}.`);
    const isUsed = (key: string) =>
      sources.includes(`'${key}'`) ||
      new RegExp(`\\.${key}\\b`).test(sources) ||
      madeFrom.some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});
