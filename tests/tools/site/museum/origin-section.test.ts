// The section of an exhibit's page that says where its mistake was published, in both languages.
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { originSection } from '../../../../tools/site/museum/origin-section.ts';
import { museumText } from '../../../../tools/site/museum/texts.ts';
import type { Exhibit } from '../../../../web/pages/museum/exhibits/exhibit.ts';
import { exhibitOf, kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import { originOf } from '../../../../web/pages/museum/exhibits/publications.ts';
import type { Lang } from '../../../../web/strings/index.ts';

const kLangs: readonly Lang[] = ['en', 'ko'];

const sectionOf = (exhibit: Exhibit, lang: Lang) =>
  toHtml({ type: 'root', children: originSection(exhibit, lang) });

describe.each(kLangs)('in %s', (lang) => {
  test.each(kExhibits.map((exhibit) => [exhibit.slug, exhibit] as const))('%s', (slug, exhibit) => {
    const html = sectionOf(exhibit, lang);
    expect(html).toContain(`<h2 id="origin">${museumText(lang, 'exhibit.origin')}</h2>`);
    const origin = originOf(slug);
    if (origin === 'typical') {
      expect(html).toContain(museumText(lang, 'origin.typical'));
      expect(html).not.toContain('<a ');
      return;
    }
    const { url, quotation, repair } = origin;
    expect(html).toContain(`<a href="${url}" rel="noopener">`);
    expect(html.includes('<blockquote')).toBe(quotation !== null);
    // the quotation stays in its language on the Korean page
    if (quotation) expect(html).toContain(`<blockquote cite="${url}" lang="${quotation.lang}">`);
    if (repair) expect(html).toContain(`<a href="${repair.url}" rel="noopener">`);
  });
});

test('dates are written as the language does', () => {
  const exhibit = exhibitOf('start-inside') as Exhibit;
  expect(sectionOf(exhibit, 'en')).toContain('<time datetime="2017-06-19">June 19, 2017</time>');
  expect(sectionOf(exhibit, 'ko')).toContain('<time datetime="2017-06-19">2017년 6월 19일</time>');
  expect(sectionOf(exhibitOf('sliver-triangle') as Exhibit, 'en')).toContain('>2005</time>');
});
