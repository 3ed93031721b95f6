// Where the mistakes were published: every exhibit says it or is typical, and what is quoted is short.
import { describe, expect, test } from 'vitest';
import { kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import {
  kOrigins,
  originOf,
  type Publication,
} from '../../../../web/pages/museum/exhibits/publications.ts';
import en from '../../../../web/strings/museum.en.json' with { type: 'json' };

const published = Object.entries(kOrigins).filter(
  (entry): entry is [string, Publication] => entry[1] !== 'typical',
);

test('every exhibit says where its mistake was published, or is typical', () => {
  const slugs = kExhibits.map(({ slug }) => slug);
  expect(Object.keys(kOrigins).toSorted()).toEqual(slugs.toSorted());
  for (const slug of slugs) expect(originOf(slug)).toBe(kOrigins[slug]);
  expect(() => originOf('none')).toThrow(RangeError);
});

test('what is typical has no text about a publication', () => {
  const typical = Object.keys(kOrigins).filter((slug) => kOrigins[slug] === 'typical');
  expect(typical.filter((slug) => `${slug}.origin` in en)).toEqual([]);
  expect(published.filter(([slug]) => !(`${slug}.origin` in en))).toEqual([]);
});

describe.each(published)('%s', (_, publication) => {
  const references = [publication, ...(publication.repair ? [publication.repair] : [])];

  test('has an address of the web, a name of the place, and a date that there is', () => {
    for (const { url, place, by, date } of references) {
      expect(new URL(url).protocol).toBe('https:');
      expect(place).not.toBe('');
      expect(by).not.toBe('');
      if (date === null) continue;
      expect(date).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
      expect(new Date(date).toISOString()).toContain(date);
    }
  });

  test('names a thread by its number', () => {
    for (const { url, place } of references) {
      const [, path, number] =
        /^https:\/\/github\.com\/(.+)\/(?:issues|pull)\/(\d+)$/.exec(url) ?? [];
      if (number !== undefined) expect(place).toBe(`${path} #${number}`);
    }
  });

  test('quotes one sentence at most', () => {
    const { quotation, kind } = publication;
    // a book that is not on the web is cited, not quoted
    expect(quotation === null).toBe(kind === 'book');
    const text = quotation?.text.replaceAll(/\b(e\.g|w\.r\.t)\./g, '$1') ?? '';
    expect(text.match(/[.!?]\s/g)).toBeNull();
    expect(text.length).toBeLessThan(200);
  });
});
