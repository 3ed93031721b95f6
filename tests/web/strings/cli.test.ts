import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../../web/strings/cli.en.json' with { type: 'json' };
import ko from '../../../web/strings/cli.ko.json' with { type: 'json' };

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort();
const korean: Record<string, string> = ko;

test('the command line has the same keys in both languages, in the same order', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en));
});

test.each(Object.entries(en))('%s names the same things in both languages', (key, text) => {
  expect(text.trim()).toBe(text);
  expect(korean[key]?.trim()).toBe(korean[key]);
  expect(korean[key]).not.toBe('');
  expect(placeholders(korean[key] ?? '')).toEqual(placeholders(text));
});

test('every key is used', () => {
  const folder = new URL('../../../web/cli/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'))
    .join('');
  // Some are put together: `fault.${code}`.
  const madeFrom = [...sources.matchAll(/`([a-zA-Z.]+)\.\$\{/g)].map(([, start]) => `${start}.`);
  const unused = Object.keys(en).filter(
    (key) => !(sources.includes(`'${key}'`) || madeFrom.some((start) => key.startsWith(start))),
  );
  expect(unused).toEqual([]);
});
