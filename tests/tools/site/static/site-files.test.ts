// The page for what is not there, and what search engines read.
import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { attributeOf, elementIn, elementsOf, textOf } from '../../../../tools/site/document.ts';
import { siteFiles, staticPages } from '../../../../tools/site/static/all.ts';
import { presets } from '../../../../web/presets/index.ts';

const kSite = 'https://example.org/some/folder/';
const made = (site: string | null) =>
  new Map(siteFiles(staticPages, site).map(({ fileName, source }) => [fileName, source]));
const known = made(kSite);
const unknown = made(null);

describe('sitemap.xml', () => {
  const text = known.get('sitemap.xml') ?? '';
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  test('names every page once', () => {
    const playgrounds = ['play/', ...presets.map(({ key }) => `p/${key}/`)];
    const paths = [
      ...staticPages.map(({ path }) => path),
      ...playgrounds.flatMap((path) => [path, `ko/${path}`]),
      ...['stress/', 'race/', 'skin/'],
    ];
    expect(addresses.toSorted()).toEqual(paths.map((path) => kSite + path).toSorted());
  });

  test('names the same page in the other language', () => {
    const [, url = ''] =
      /<url>((?:(?!<url>)[\s\S])*?ko\/grid\/<\/loc>[\s\S]*?)<\/url>/.exec(text) ?? [];
    for (const [lang, path] of [
      ['en', 'grid/'],
      ['ko', 'ko/grid/'],
      ['x-default', 'grid/'],
    ]) {
      expect(url).toContain(`hreflang="${lang}" href="${kSite}${path}"`);
    }
  });

  test('is named by robots.txt, where the address is known', () => {
    expect(known.get('robots.txt')).toContain(`Sitemap: ${kSite}sitemap.xml`);
    expect(unknown.has('sitemap.xml')).toBe(false);
    expect(unknown.get('robots.txt')).not.toContain('Sitemap');
  });
});

describe('404.html', () => {
  test.each([
    ['with the address of the site', known, '/some/folder/'],
    ['without it', unknown, '/'],
  ])('leads to the sections in both languages, %s', (_, files, root) => {
    const document = parse(files.get('404.html') ?? '');
    const links = elementsOf(document).filter(({ tagName }) => tagName === 'a');
    const paths = ['', 'lessons/', 'grid/', 'museum/', 'play/'];
    expect(links.map((link) => attributeOf(link, 'href'))).toEqual(
      [...paths, ...paths.map((path) => `ko/${path}`)].map((path) => root + path),
    );
    expect(textOf(elementIn(document, 'h1'))).toBe('Not found');
    expect(textOf(elementIn(document, 'h2'))).toBe('페이지를 찾을 수 없습니다');
  });

  test.each([known, unknown])('loads nothing, and runs only what its policy names', (files) => {
    const document = parse(files.get('404.html') ?? '');
    const meta = elementIn(document, 'meta', { 'http-equiv': 'Content-Security-Policy' });
    const policy = attributeOf(meta, 'content') ?? '';
    expect(policy).toContain("default-src 'none'");
    const elements = elementsOf(document);
    for (const element of elements) expect(attributeOf(element, 'src')).toBeUndefined();
    const inline = elements.filter(({ tagName }) => ['script', 'style'].includes(tagName));
    for (const element of inline) {
      const hash = createHash('sha256').update(textOf(element)).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(inline).toHaveLength(files === known ? 1 : 2);
  });
});
