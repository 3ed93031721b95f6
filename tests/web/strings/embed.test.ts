import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEmbedStrings } from '../../../web/strings/embed.ts';
import { testBothLanguages } from './support/both-languages.ts';

const en: Record<string, string> = await loadEmbedStrings('en');
const ko: Record<string, string> = await loadEmbedStrings('ko');

testBothLanguages('the embed dialog has', en, ko);

test('every key is used', () => {
  const folder = new URL('../../../web/panel/embed/', import.meta.url);
  const sources = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('');
  // Some are put together: `tab.${form}`, and those of the options.
  const madeFrom = [...sources.matchAll(/`([a-z.]+)\.\$\{/g)].map(([, start]) => `${start}.`);
  const starts = [...madeFrom, 'ui.', 'theme.', 'lang.'];
  const unused = Object.keys(en).filter(
    (key) =>
      !(
        sources.includes(`'${key}'`) ||
        sources.includes(`words.${key}`) ||
        starts.some((start) => key.startsWith(start))
      ),
  );
  expect(unused).toEqual([]);
});
