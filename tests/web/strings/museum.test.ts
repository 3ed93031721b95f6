// The texts of museum and bench: both languages, and no text that nothing shows.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kCaseFamilies } from '../../../web/pages/bench/judge-messages.ts';
import { kExhibits } from '../../../web/pages/museum/exhibits/index.ts';
import { kindNames } from '../../../web/scene/kinds/index.ts';
import { fieldsOf } from '../../../web/scene/numbers.ts';
import benchEn from '../../../web/strings/bench.en.json' with { type: 'json' };
import benchKo from '../../../web/strings/bench.ko.json' with { type: 'json' };
import museumEn from '../../../web/strings/museum.en.json' with { type: 'json' };
import museumKo from '../../../web/strings/museum.ko.json' with { type: 'json' };
import { testBothLanguages } from './support/both-languages.ts';

function sourcesIn(folder: string): string {
  const url = new URL(`../../../${folder}/`, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, url), 'utf8'))
    .join('');
}

const sources = ['web/pages/bench', 'web/pages/museum', 'tools/site'].map(sourcesIn).join('');
// put together, as in `family.${name}`
const madeFrom = [...sources.matchAll(/`([a-zA-Z.]+)\.\$\{/g)].map(([, start]) => `${start}.`);
const isUsed = (key: string) =>
  sources.includes(`'${key}'`) || madeFrom.some((start) => key.startsWith(start));

describe('the texts of the museum', () => {
  testBothLanguages('have', museumEn, museumKo);

  test('are all shown', () => {
    const slugs = kExhibits.map(({ slug }) => `${slug}.`);
    const others = Object.keys(museumEn).filter(
      (key) => !slugs.some((slug) => key.startsWith(slug)),
    );
    expect(others.filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('the texts of the bench', () => {
  testBothLanguages('have', benchEn, benchKo);

  test('are all shown', () => {
    const titles = ['threw', 'stopped', 'fault', 'unavailable']; // by the type of a result
    const keys = Object.keys(benchEn).filter((key) => !titles.includes(key));
    const ofPage = (key: string) => isUsed(key.replace(/^page\./, ''));
    expect(keys.filter((key) => !(isUsed(key) || ofPage(key)))).toEqual([]);
  });

  test('name every family of cases, and every field of a shape', () => {
    const keys = Object.keys(benchEn);
    for (const family of kCaseFamilies) expect(keys).toContain(`family.${family}`);
    for (const kind of kindNames) {
      for (const { name } of fieldsOf(kind)) expect(keys).toContain(`gets.${name}`);
    }
  });
});
