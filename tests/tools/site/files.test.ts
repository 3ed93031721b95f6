// Every generated page, in both languages, with and without the site's URL.
import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { attributeOf, elementIn, elementsOf, textOf } from '../../../tools/site/document.ts';
import { posterTexts, sitePages } from '../../../tools/site/files.ts';
import { presetTexts } from '../../../tools/site/preset-texts.ts';
import { presets } from '../../../web/presets/index.ts';

const index = readFileSync(new URL('../../../web/play/index.html', import.meta.url), 'utf8');
/** As Vite builds it. */
const template = index.replace('./play.ts', '../assets/play-1a2b.js');
const kSite = 'https://example.org/playground/';

const made = (site: string | null) =>
  new Map(sitePages(presetTexts, template, site).map(({ fileName, source }) => [fileName, source]));
const relative = made(null);
const absolute = made(kSite);

/** The metadata in a page's head, by name. */
function headOf(html: string): Map<string, string> {
  const head = new Map<string, string>();
  const document = parse(html);
  head.set('title', textOf(elementIn(document, 'title')));
  for (const element of elementsOf(document)) {
    const of = (name: string) => attributeOf(element, name);
    const name = of('name') ?? of('property');
    if (element.tagName === 'meta' && name !== undefined) head.set(name, of('content') ?? '');
    const rel = of('rel') ?? '';
    if (['canonical', 'alternate'].includes(rel)) {
      const more = of('hreflang') ?? of('type');
      head.set(more === undefined ? rel : `${rel} ${more}`, of('href') ?? '');
    }
  }
  return head;
}

const page = (files: ReadonlyMap<string, string>, path: string) =>
  files.get(`${path}index.html`) ?? '';

const paths = ['play/', ...presets.map(({ key }) => `p/${key}/`)].flatMap((path) => [
  path,
  `ko/${path}`,
]);

test('there is the playground, and a page for each preset, in each language', () => {
  expect([...relative.keys()].sort()).toEqual(paths.map((path) => `${path}index.html`).sort());
});

describe.each(paths)('/%s', (path) => {
  const lang = path.startsWith('ko/') ? 'ko' : 'en';
  const html = page(relative, path);
  const head = headOf(html);

  test('names itself in each language, for a reader who changes it', () => {
    const other = lang === 'ko' ? path.slice(3) : `ko/${path}`;
    const titleOf = (hreflang: string) =>
      attributeOf(elementIn(parse(html), 'link', { rel: 'alternate', hreflang }), 'title');
    expect(titleOf(lang)).toBe(head.get('title'));
    expect(titleOf(lang === 'ko' ? 'en' : 'ko')).toBe(headOf(page(relative, other)).get('title'));
  });

  test('says what it is', () => {
    expect(attributeOf(elementIn(parse(html), 'html'), 'lang')).toBe(lang);
    expect(head.get('title')).toContain('Collision Playground');
    expect(head.get('og:title')).toBe(head.get('title'));
    expect(head.get('description')?.length).toBeGreaterThan(40);
    expect(head.get('description')?.length).toBeLessThanOrEqual(200);
    expect(head.get('og:description')).toBe(head.get('description'));
    expect(/\p{Script=Hangul}/u.test(head.get('description') ?? '')).toBe(lang === 'ko');
    expect(/\p{Script=Hangul}/u.test(head.get('og:image:alt') ?? '')).toBe(lang === 'ko');
    expect(head.get('og:locale')).toBe(lang === 'ko' ? 'ko_KR' : 'en_US');
    expect(head.get('og:locale:alternate')).toBe(lang === 'ko' ? 'en_US' : 'ko_KR');
    expect(head.get('twitter:card')).toBe('summary_large_image');
    expect(html).not.toMatch(/[{}]\w*[{}]|undefined|null|: \./);
  });

  test('leads to pages and files that there are, from any folder', () => {
    const here = `https://anywhere.example/some/folder/${path}`;
    const to = (href = '') =>
      new URL(href, here).href.replace('https://anywhere.example/some/folder/', '');
    const inEnglish = path.replace(/^ko\//, '');
    expect(to(head.get('canonical'))).toBe(path);
    expect(to(head.get('alternate en'))).toBe(inEnglish);
    expect(to(head.get('alternate ko'))).toBe(`ko/${inEnglish}`);
    expect(to(head.get('alternate x-default'))).toBe(inEnglish);
    expect(to(/src="([^"]+)"/.exec(html)?.[1])).toBe('assets/play-1a2b.js');
    expect(html).not.toContain('https://');
  });

  test('gives its address where it is known', () => {
    const known = headOf(page(absolute, path));
    expect(known.get('canonical')).toBe(kSite + path);
    expect(known.get('og:url')).toBe(kSite + path);
    expect(known.get('og:image')).toMatch(/^https:\/\/example\.org\/playground\/.*picture\.jpg$/);
    expect(known.get('alternate ko')).toBe(`${kSite}ko/${path.replace(/^ko\//, '')}`);
  });
});

test('no two pages have the same title or the same description', () => {
  const heads = [...relative.values()].map(headOf);
  expect(new Set(heads.map((head) => head.get('description'))).size).toBe(paths.length);
  expect(new Set(heads.map((head) => head.get('title'))).size).toBe(paths.length);
});

test('a preset’s page opens it in its language, the playground in the browser’s', () => {
  const figure = (path: string) => {
    const { attrs } = elementIn(parse(page(relative, path)), 'collision-playground');
    return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  };
  const always = { ui: 'full', linked: '' };
  expect(figure('ko/p/edge-edge/')).toEqual({
    ...always,
    lang: 'ko',
    preset: 'edge-edge',
    site: '../../../',
  });
  expect(figure('p/ray-obb/')).toEqual({
    ...always,
    lang: 'en',
    preset: 'ray-obb',
    site: '../../',
  });
  const playground = { ...always, poster: '', autosave: '' };
  expect(figure('play/')).toEqual({ ...playground, lang: '', site: '../' });
  expect(figure('ko/play/')).toEqual({ ...playground, lang: 'ko', site: '../../' });
});

test('an editor that asks gets a frame', () => {
  const path = 'ko/p/ray-obb/';
  const link = headOf(page(absolute, path)).get('alternate application/json+oembed');
  expect(link).toBe(`${kSite}${path}oembed.json`);
  expect(JSON.parse(absolute.get(`${path}oembed.json`) ?? '')).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: '광선 × OBB: 아슬아슬하게 빗나감 · Collision Playground',
    html: expect.stringContaining(`src="${kSite}embed/?preset=ray-obb&amp;lang=ko"`),
    width: 768,
    height: 430,
    thumbnail_url: `${kSite}${path}picture.jpg`,
  });
  expect(absolute.has('play/oembed.json')).toBe(false);
  expect(relative.has(`${path}oembed.json`)).toBe(false);
});

test('a page that it knows nothing of is no template', () => {
  expect(() => sitePages(presetTexts, '<html lang="en"></html>', null)).toThrow(
    'web/play/index.html has no <title>',
  );
});

test('the words of posters are those of the page', () => {
  const words = Object.fromEntries(
    posterTexts(presetTexts).map(({ fileName, source }) => [fileName, JSON.parse(source)]),
  );
  expect(Object.keys(words)).toEqual(['posters/words.en.json', 'posters/words.ko.json']);
  expect(Object.keys(words['posters/words.en.json'])).toEqual(presets.map(({ key }) => key));
  expect(words['posters/words.en.json']['edge-edge']).toEqual({
    title: 'Box × box: only an edge pair sees the gap',
    verdict: 'Apart: 0.454\u00a0m of daylight, first separated on A.y×B.x',
  });
  expect(words['posters/words.ko.json']['edge-edge'].verdict).toBe(
    '떨어져 있음: 거리 0.454\u00a0m, 첫 분리축 A.y×B.x',
  );
});
