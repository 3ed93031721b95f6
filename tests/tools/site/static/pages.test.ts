// Every static page: valid HTML, complete in both languages, and no link of it leads nowhere.
import { existsSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { attributeOf, elementIn, elementsOf } from '../../../../tools/site/document.ts';
import { sitePages } from '../../../../tools/site/files.ts';
import { posterPictures, sharedPictures } from '../../../../tools/site/pictures.ts';
import { presetTexts } from '../../../../tools/site/preset-texts.ts';
import { staticFiles, staticPages } from '../../../../tools/site/static/all.ts';
import { documentOf } from '../../../../tools/site/static/shell.ts';
import { kStillStyles } from '../../../../tools/site/still/still-styles.ts';
import { type Link, linksIn } from './support/links.ts';

const kSite = 'https://example.org/playground/';
/** As the build names them. */
const kAssets = { script: 'assets/pages/x.js', styles: ['assets/pages/x.css'], fonts: [] };
/** What other parts of the build write. */
const kBuilt = [
  ...['', 'play/index.html', 'ko/play/index.html'],
  ...['stress/index.html', 'race/index.html', 'skin/index.html'],
  ...['element.js', 'third-party-notices.txt', kAssets.script, ...kAssets.styles, kStillStyles],
];

const template =
  '<html><head><title></title><meta name="description"></head><body><collision-playground></collision-playground></body></html>';
const pages = staticPages.map((page) => ({
  ...page,
  html: documentOf(page, kAssets, null),
  absolute: documentOf(page, kAssets, kSite),
}));

const files = new Set([
  ...kBuilt,
  ...pages.map(({ path }) => `${path}index.html`),
  ...staticFiles.map(({ fileName }) => fileName),
  ...sitePages(presetTexts, template, null).map(({ fileName }) => fileName),
  ...posterPictures.flatMap(({ name }) =>
    ['light', 'dark'].map((theme) => `posters/${name}.${theme}.webp`),
  ),
  ...sharedPictures.map(({ file }) => file),
]);
const isThere = (path: string) =>
  files.has(path) || existsSync(new URL(`../../../../web/public/${path}`, import.meta.url));

const idsOf = (html: string) =>
  new Set(elementsOf(parse(html)).flatMap((element) => attributeOf(element, 'id') ?? []));
const idsByFile = new Map(pages.map(({ path, html }) => [`${path}index.html`, idsOf(html)]));

function isAlive({ file, part, isSecure }: Link): boolean {
  if (file === null) return isSecure;
  if (!isThere(file)) return false;
  return part === null || (idsByFile.get(file)?.has(part) ?? true);
}

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // what hast-util-to-html and KaTeX write
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // the rows of a ledger, which are drawn
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // several languages have their own hyphens and spaces
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
  },
  elements: ['html5', { 'collision-playground': { flow: true, permittedContent: ['@flow'] } }],
});

test('there are pages, each in both languages', () => {
  expect(pages.length).toBeGreaterThan(20);
  const paths = new Set(pages.map(({ path }) => path));
  for (const { paths: both } of pages) {
    expect(paths).toContain(both.en);
    expect(paths).toContain(both.ko);
  }
});

describe.each(pages.map((page) => [`/${page.path}`, page] as const))('%s', (_, page) => {
  const { html, absolute, path, lang } = page;

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(messages).toEqual([]);
  });

  test('leads nowhere but to what is there', () => {
    const missing = linksIn(html, path, kSite)
      .filter((link) => !isAlive(link))
      .map(({ address }) => address);
    expect(missing).toEqual([]);
  });

  test('says what it is, and which page is the same in the other language', () => {
    const document = parse(absolute);
    expect(attributeOf(elementIn(document, 'html'), 'lang')).toBe(lang);
    for (const each of ['en', 'ko'] as const) {
      const alternate = elementIn(document, 'link', { rel: 'alternate', hreflang: each });
      expect(attributeOf(alternate, 'href')).toBe(kSite + page.paths[each]);
    }
    expect(attributeOf(elementIn(document, 'link', { rel: 'canonical' }), 'href')).toBe(
      kSite + path,
    );
    expect(page.description.length).toBeGreaterThan(30);
    expect(page.description.length).toBeLessThanOrEqual(200);
    const picture = attributeOf(elementIn(document, 'meta', { property: 'og:image' }), 'content');
    expect(isThere((picture ?? '').replace(kSite, ''))).toBe(true);
    expect(elementsOf(document).filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
  });

  test('has only figures that anyone could embed', () => {
    const figures = elementsOf(parse(html)).filter(
      ({ tagName }) => tagName === 'collision-playground',
    );
    for (const figure of figures) {
      const picture = figure.childNodes.length;
      expect(picture, 'a picture until it is loaded').toBeGreaterThan(0);
    }
  });
});
