import { expect, test } from 'vitest';
import en from '../../../web/strings/site.en.json' with { type: 'json' };
import ko from '../../../web/strings/site.ko.json' with { type: 'json' };

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
const korean: Record<string, string> = ko;

test('the pages’ heads have the same keys in both languages, in the same order', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en));
});

test.each(Object.entries(en))('%s names the same things in both languages', (key, text) => {
  expect(korean[key]).not.toBe('');
  expect(placeholders(korean[key] ?? '')).toEqual(placeholders(text));
});
