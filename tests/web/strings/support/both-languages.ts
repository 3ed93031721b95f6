// What all texts must have in common with their translation.
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort();

/** Tests of one file of texts in both languages; `what` has them, as the beginning of a title. */
export function testBothLanguages(what: string, en: Texts, ko: Texts): void {
  test(`${what} the same keys in both languages, in the same order`, () => {
    expect(Object.keys(ko)).toEqual(Object.keys(en));
  });

  test.each(Object.entries(en))('%s names the same things in both languages', (key, text) => {
    expect(text.trim()).toBe(text);
    expect(ko[key]?.trim()).toBe(ko[key]);
    expect(ko[key]).not.toBe('');
    expect(placeholders(ko[key] ?? '')).toEqual(placeholders(text));
  });
}
