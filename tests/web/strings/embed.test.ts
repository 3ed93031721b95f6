import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadEmbedStrings } from '../../../web/strings/embed.ts';

const en: Record<string, string> = await loadEmbedStrings('en');
const ko: Record<string, string> = await loadEmbedStrings('ko');
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort();

test('the embed dialog has the same keys in both languages, in the same order', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en));
});

test.each(Object.entries(en))('%s names the same things in both languages', (key, text) => {
  expect(text.trim()).toBe(text);
  expect(ko[key]?.trim()).toBe(ko[key]);
  expect(ko[key]).not.toBe('');
  expect(placeholders(ko[key] ?? '')).toEqual(placeholders(text));
});

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
